import EdgeRefresh

/// Typed access to an observation: the JSON object that ``TraceHost`` makes after each step.
struct Observation {
  let json: JSONValue

  /// The keys of an observation. The names of the slots are keys as well.
  enum Key: String {
    case offset, inset
    // Only in sessions with touches.
    case dragging, moving, content, sets, log, bounces, inWindow, answered, safeArea
  }

  init(_ json: JSONValue) {
    self.json = json
  }

  /// The content offset of the scroll view: x, y. Empty if the observation has none.
  var offset: [Double] { self[.offset]?.numbers ?? [] }
  /// The content inset of the scroll view: top, left, bottom, right. Empty if the observation has
  /// none.
  var inset: [Double] { self[.inset]?.numbers ?? [] }
  /// Whether a finger touches the scroll view; `nil` in sessions without touches.
  var isDragging: Bool? { self[.dragging]?.bool }
  /// Whether anything waits for the next frame, as moving content does.
  var isMoving: Bool { self[.moving]?.bool ?? false }
  /// Width and height; `nil` in sessions without touches.
  var contentSize: [Double]? { self[.content]?.numbers }
  /// The maximum numbers of times that the inset and the offset were set in one turn of the run
  /// loop. Empty if the observation has none.
  var setCounts: [Double] { self[.sets]?.numbers ?? [] }
  /// The safe area: top, left, bottom, right; `nil` in sessions without touches.
  var safeArea: [Double]? { self[.safeArea]?.numbers }
  /// The events since the last observation.
  var log: [LogEntry] {
    (self[.log]?.array ?? []).compactMap { $0.string.flatMap(LogEntry.init) }
  }
  var hasLogEntries: Bool { self[.log]?.array?.isEmpty == false }
  /// Whether short content bounces: vertically, horizontally.
  var alwaysBounces: [JSONValue]? { self[.bounces]?.array }
  var isInWindow: Bool { self[.inWindow] == .bool(true) }
  /// Whether the control that was probed in the last step began a refresh; `nil` without a probe.
  var probeSucceeded: Bool? { self[.answered]?.bool }

  /// The control in a slot; `nil` if the scroll view does not have it.
  func control(in slot: Trace.Slot) -> ControlObservation? {
    json[key: slot.rawValue]?.object.map { ControlObservation(json: .object($0)) }
  }

  /// Whether the observation says that a slot is empty.
  func isEmpty(_ slot: Trace.Slot) -> Bool {
    json[key: slot.rawValue] == .null
  }

  private subscript(key: Key) -> JSONValue? { json[key: key.rawValue] }
}

/// Typed access to the part of an observation that describes one control.
struct ControlObservation {
  let json: JSONValue

  enum Key: String {
    case state, percent, alpha, frame, hidden, events, text, arrow, spinning, gif
    // Only in sessions with touches.
    case failed, level
  }

  /// The keys of an image view: the arrow, or the view that shows images.
  enum ImageKey: String {
    case hidden, angle, index, animating, frames, duration
  }

  var state: RefreshState? { self[.state]?.string.flatMap(RefreshState.init(name:)) }
  var percent: Double? { self[.percent]?.number }
  var alpha: Double? { self[.alpha]?.number }
  /// The origin and the size; `nil` if the observation has no complete frame.
  var frame: [Double]? {
    guard let frame = self[.frame]?.numbers, frame.count == 4 else { return nil }
    return frame
  }
  var isShown: Bool { self[.hidden] == .bool(false) }
  /// The callbacks since the last observation.
  var callbacks: [Trace.Callback] {
    (self[.events]?.array ?? []).compactMap { $0.choice() }
  }
  /// Whether the control displays a failure until it is retried.
  var hasFailed: Bool { self[.failed]?.bool == true }
  /// The state of the second level; `nil` without one.
  var secondLevel: String? { self[.level]?.string }
  var isSecondLevelOpen: Bool { secondLevel == "open" }
  var isSpinning: Bool { self[.spinning]?.bool == true }
  var isArrowHidden: Bool { self[.arrow]?[key: ImageKey.hidden.rawValue]?.bool == true }
  var areImagesAnimating: Bool { self[.gif]?[key: ImageKey.animating.rawValue]?.bool == true }

  private subscript(key: Key) -> JSONValue? { json[key: key.rawValue] }
}

extension RefreshState {
  /// The name in observations.
  var name: String { "\(self)" }

  /// The state with a name in observations.
  init?(name: String) {
    guard let state = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = state
  }
}
