#if !hasFeature(Embedded)
  /// What an engine is told with an event: the geometry and the properties that the component sets
  /// before each event.
  package struct EngineInput: Equatable, Sendable {
    private var offset: Double
    private var contentLength: Double
    private var viewportLength: Double
    private var startInset: Double
    private var endInset: Double
    private var isDragging: Bool
    private var isInteractive: Bool
    private var isPaging: Bool
    private var isMirrored: Bool
    private var itemCount: Int
    /// The length of the control, in points.
    package var extent: Double
    /// Whether a refresh may begin.
    package var mayBegin: Bool
    /// Whether the control is in a window.
    package var isInWindow: Bool

    /// Creates an input.
    package init(
      geometry: ScrollGeometry, extent: Double, mayBegin: Bool, isInWindow: Bool
    ) {
      offset = geometry.offset
      contentLength = geometry.contentLength
      viewportLength = geometry.viewportLength
      startInset = geometry.startInset
      endInset = geometry.endInset
      isDragging = geometry.isDragging
      isInteractive = geometry.isInteractive
      isPaging = geometry.isPaging
      isMirrored = geometry.isMirrored
      itemCount = geometry.itemCount
      self.extent = extent.asExtent
      self.mayBegin = mayBegin
      self.isInWindow = isInWindow
    }

    /// The geometry of the scroll view.
    package var geometry: ScrollGeometry {
      ScrollGeometry(
        offset: offset, contentLength: contentLength, viewportLength: viewportLength,
        startInset: startInset, endInset: endInset, isDragging: isDragging,
        isInteractive: isInteractive, isPaging: isPaging, isMirrored: isMirrored,
        itemCount: itemCount)
    }

    static var recordedFields: [RecordedField<EngineInput>] {
      [
        RecordedField("offset", \.offset), RecordedField("contentLength", \.contentLength),
        RecordedField("viewportLength", \.viewportLength),
        RecordedField("startInset", \.startInset),
        RecordedField("endInset", \.endInset), RecordedField("isDragging", \.isDragging),
        RecordedField("isInteractive", \.isInteractive), RecordedField("isPaging", \.isPaging),
        RecordedField("isMirrored", \.isMirrored), RecordedField("itemCount", \.itemCount),
        RecordedField("extent", \.extent), RecordedField("mayBegin", \.mayBegin),
        RecordedField("isInWindow", \.isInWindow),
      ]
    }

    /// Returns the word of an event: its text and, after "@", what changes in the input.
    package func word(of event: RefreshEvent, after old: EngineInput) -> String {
      let changes = RecordedList.changes(from: old, to: self, fields: Self.recordedFields)
      let list = changes.isEmpty ? "" : "@" + changes.joined(separator: ",")
      return event.recordedText + list
    }

    /// Changes the input as the word of an event requires, and returns the event.
    package mutating func apply(_ word: RecordedWord) throws(RecordingProblem) -> RefreshEvent {
      guard let event = RefreshEvent(recordedText: word.name) else {
        throw RecordingProblem("there is no event \"\(word.name)\"")
      }
      for (name, text) in word.values {
        guard
          try RecordedList.set(name, to: text, in: &self, fields: Self.recordedFields)
        else { throw RecordingProblem("there is no value \"\(name)\"") }
      }
      return event
    }
  }

  /// A word of a recording: a name and, after "@", a list of values.
  package struct RecordedWord: Sendable {
    /// The name of the engine, or the text of the event.
    package let name: String
    /// The values with their names.
    package let values: [(name: String, text: String)]

    /// Parses a word.
    package init(_ word: String) throws(RecordingProblem) {
      let parts = word.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
      guard parts.count <= 2 else { throw RecordingProblem("\"\(word)\" has several \"@\"") }
      name = parts[0]
      values = parts.count == 2 ? try RecordedList.parse(parts[1]) : []
    }
  }
#endif
