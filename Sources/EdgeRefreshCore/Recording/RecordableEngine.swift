#if !hasFeature(Embedded)
  /// An engine that can be written in a recording, and restored from it in any state.
  package protocol RecordableEngine: Equatable, Sendable {
    /// The name of the engine in recordings.
    static var recordedName: String { get }
    /// Restores the engine that a word describes.
    init(_ word: RecordedWord) throws(RecordingProblem)
    /// The word that describes the engine.
    var recordedWord: String { get }
    /// The input of the last event.
    var lastInput: EngineInput { get }
    /// Handles an event with its input.
    mutating func handle(_ event: RefreshEvent, with input: EngineInput) -> Decision
  }

  extension PullEngine: RecordableEngine {
    package static var recordedName: String { "pull" }

    package init(_ word: RecordedWord) throws(RecordingProblem) {
      let restored = try RestoredEngine(word, fields: Self.recordedFields) {
        PullEngine(edge: $0, extent: $1)
      }
      self = restored.engine
      geometry = restored.input.geometry
      mayBegin = restored.input.mayBegin
      isInWindow = restored.input.isInWindow
    }

    package var recordedWord: String {
      RestoredEngine(engine: self, input: lastInput, fields: Self.recordedFields)
        .word(Self.recordedName, edge: edge, new: PullEngine(edge: edge, extent: extent))
    }

    package var lastInput: EngineInput {
      EngineInput(geometry: geometry, extent: extent, mayBegin: mayBegin, isInWindow: isInWindow)
    }

    package mutating func handle(_ event: RefreshEvent, with input: EngineInput) -> Decision {
      extent = input.extent
      mayBegin = input.mayBegin
      isInWindow = isInWindow || input.isInWindow
      return handle(event, in: input.geometry)
    }

    static var recordedFields: [RecordedField<PullEngine>] {
      [
        RecordedField("handlerTiming", \.handlerTiming),
        RecordedField("revealsWhenBegun", \.revealsWhenBegun), RecordedField("phase", \.phase),
        RecordedField("progress", \.progress),
        RecordedField("lastPullProgress", \.lastPullProgress),
        RecordedField("insetAmount", \.insetAmount), RecordedField("isHidden", \.isHidden),
        RecordedField("lastExtent", \.lastExtent), RecordedField("lastNumber", \.lastNumber),
      ]
    }
  }

  extension AutoEngine: RecordableEngine {
    package static var recordedName: String { "auto" }

    package init(_ word: RecordedWord) throws(RecordingProblem) {
      let restored = try RestoredEngine(word, fields: Self.recordedFields) {
        AutoEngine(edge: $0, extent: $1)
      }
      self = restored.engine
      geometry = restored.input.geometry
      mayBegin = restored.input.mayBegin
      isInWindow = restored.input.isInWindow
    }

    package var recordedWord: String {
      RestoredEngine(engine: self, input: lastInput, fields: Self.recordedFields)
        .word(Self.recordedName, edge: edge, new: AutoEngine(edge: edge, extent: extent))
    }

    package var lastInput: EngineInput {
      EngineInput(geometry: geometry, extent: extent, mayBegin: mayBegin, isInWindow: isInWindow)
    }

    package mutating func handle(_ event: RefreshEvent, with input: EngineInput) -> Decision {
      extent = input.extent
      mayBegin = input.mayBegin
      isInWindow = isInWindow || input.isInWindow
      return handle(event, in: input.geometry)
    }

    // Setting the limit of loads restarts their count, so the count comes after it.
    static var recordedFields: [RecordedField<AutoEngine>] {
      [
        RecordedField("loadsAutomatically", \.loadsAutomatically),
        RecordedField("loadThreshold", \.loadThreshold),
        RecordedField("maximumLoadsPerDrag", \.maximumLoadsPerDrag),
        RecordedField("phase", \.phase),
        RecordedField("remainingLoads", \.remainingLoads),
        RecordedField("mayLoadWithoutFinger", \.mayLoadWithoutFinger),
        RecordedField("fruitlessLoads", \.fruitlessLoads),
        RecordedField("dragStart", \.dragStart), RecordedField("comesFromStart", \.comesFromStart),
        RecordedField("isHidden", \.isHidden), RecordedField("isAttached", \.isAttached),
        RecordedField("lastNumber", \.lastNumber),
      ]
    }
  }

  /// An engine with the input of its last event, and the fields of both.
  private struct RestoredEngine<Engine> {
    var engine: Engine
    var input: EngineInput
    private let fields: [RecordedField<Engine>]

    init(engine: Engine, input: EngineInput, fields: [RecordedField<Engine>]) {
      self.engine = engine
      self.input = input
      self.fields = fields
    }

    /// Restores an engine. A value that the word does not have is that of a new engine.
    init(
      _ word: RecordedWord, fields: [RecordedField<Engine>],
      make: (RefreshEdge, Double) -> Engine
    ) throws(RecordingProblem) {
      guard
        let edge = word.values.first(where: { $0.name == "edge" })
          .flatMap({ RefreshEdge(recordedText: $0.text) })
      else { throw RecordingProblem("the engine has no edge") }
      var input = Self.newInput(extent: 0)
      var others: [(name: String, text: String)] = []
      for (name, text) in word.values where name != "edge" {
        if try RecordedList.set(name, to: text, in: &input, fields: EngineInput.recordedFields) {
          continue
        }
        guard fields.contains(where: { $0.name == name }) else {
          throw RecordingProblem("there is no value \"\(name)\"")
        }
        others.append((name, text))
      }
      let new = make(edge, input.extent)
      var engine = new
      // Setting one value may change another one, so every value is set.
      for field in fields {
        let text = others.first { $0.name == field.name }?.text ?? field.text(new)
        _ = try RecordedList.set(field.name, to: text, in: &engine, fields: fields)
      }
      self.init(engine: engine, input: input, fields: fields)
    }

    func word(_ name: String, edge: RefreshEdge, new: Engine) -> String {
      let changes =
        RecordedList.changes(
          from: Self.newInput(extent: 0), to: input, fields: EngineInput.recordedFields)
        + RecordedList.changes(from: new, to: engine, fields: fields)
      return (["\(name)@edge=\(edge.recordedText)"] + changes).joined(separator: ",")
    }

    private static func newInput(extent: Double) -> EngineInput {
      EngineInput(
        geometry: ScrollGeometry(), extent: extent, mayBegin: true, isInWindow: false)
    }
  }
#endif
