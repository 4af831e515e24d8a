/// The engine of a control: one of the two kinds, as a value without storage of its own.
///
/// The members of ``RefreshStatus`` are members of it, too.
@dynamicMemberLookup
public enum RefreshEngine: Equatable, Sendable, Recorded {
  /// Refreshes when the content is pulled past the edge and released.
  case pull(PullEngine)
  /// Loads when the edge comes near.
  case auto(AutoEngine)

  /// What the control is doing and shows.
  public var status: RefreshStatus {
    switch self {
    case .pull(let engine): engine.status
    case .auto(let engine): engine.status
    }
  }

  /// A value of the ``status``.
  public subscript<Value>(dynamicMember member: KeyPath<RefreshStatus, Value>) -> Value {
    status[keyPath: member]
  }

  /// The pull engine; `nil` for an automatic engine. Setting it has no effect on an automatic
  /// engine.
  public var pull: PullEngine? {
    get { if case .pull(let engine) = self { engine } else { nil } }
    set { if let newValue, case .pull = self { self = .pull(newValue) } }
  }

  /// The automatic engine; `nil` for a pull engine. Setting it has no effect on a pull engine.
  public var auto: AutoEngine? {
    get { if case .auto(let engine) = self { engine } else { nil } }
    set { if let newValue, case .auto = self { self = .auto(newValue) } }
  }

  /// Handles an event with what the engine has to know about it, and returns the decision. Does not
  /// allocate memory.
  public mutating func handle(_ event: RefreshEvent, with input: EngineInput) -> Decision {
    switch self {
    case .pull(var engine):
      let decision = engine.handle(event, with: input)
      self = .pull(engine)
      return decision
    case .auto(var engine):
      let decision = engine.handle(event, with: input)
      self = .auto(engine)
      return decision
    }
  }

  /// The range of movements that change nothing but the progress.
  public var movementRange: MovementRange {
    switch self {
    case .pull(let engine): engine.movementRange
    case .auto(let engine): engine.movementRange
    }
  }

  /// Handles the last one of several movements in the ``movementRange``.
  public mutating func skipMovements(to offset: Double) {
    switch self {
    case .pull(var engine):
      _ = engine.handle(.scrolled, in: engine.geometry.moved(to: offset))
      self = .pull(engine)
    case .auto(var engine):
      _ = engine.handle(.scrolled, in: engine.geometry.moved(to: offset))
      self = .auto(engine)
    }
  }
}

/// What an engine is told with an event.
public struct EngineInput: Equatable, Sendable, Recorded {
  /// The scroll view along the control's axis.
  public var geometry: ScrollGeometry
  /// The length of the control along the axis, in points.
  public var extent: Double
  /// Whether a refresh may begin. It may not while another control blocks this one.
  public var mayBegin: Bool
  /// Whether the control is in a window. `false` changes nothing: `leftWindow` and `detached` say
  /// that a control has left its window.
  public var isInWindow: Bool
  /// How far the content would glide if the finger were lifted now, in points. Only a header with a
  /// second level reads it, when the finger is lifted.
  public var glide: Double

  /// Creates an input.
  public init(
    geometry: ScrollGeometry, extent: Double, mayBegin: Bool = true, isInWindow: Bool = true,
    glide: Double = 0
  ) {
    self.geometry = geometry
    self.extent = extent
    self.mayBegin = mayBegin
    self.isInWindow = isInWindow
    self.glide = glide
  }
}

extension PullEngine {
  /// Handles an event with what the engine has to know about it, and returns the decision.
  public mutating func handle(_ event: RefreshEvent, with input: EngineInput) -> Decision {
    extent = input.extent
    mayBegin = input.mayBegin
    isInWindow = isInWindow || input.isInWindow
    glide = input.glide
    return handle(event, in: input.geometry)
  }
}

extension AutoEngine {
  /// Handles an event with what the engine has to know about it, and returns the decision.
  public mutating func handle(_ event: RefreshEvent, with input: EngineInput) -> Decision {
    extent = input.extent
    mayBegin = input.mayBegin
    isInWindow = isInWindow || input.isInWindow
    return handle(event, in: input.geometry)
  }
}
