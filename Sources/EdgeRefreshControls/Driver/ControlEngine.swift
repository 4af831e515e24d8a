import EdgeRefreshCore

/// The engine of a component.
///
/// It is an enumeration of values, so handling an event allocates nothing.
enum ControlEngine: Equatable {
  /// Refreshes when the content is pulled past the edge and released.
  case pull(PullEngine)
  /// Loads when the edge comes near.
  case auto(AutoEngine)

  var isAutomatic: Bool {
    if case .auto = self { true } else { false }
  }

  /// Whether the control is pulled at the start of its axis. An automatic control at the start
  /// loads more content, like one at the end.
  var isPulledAtStart: Bool {
    if case .pull(let engine) = self { engine.edge.isStart } else { false }
  }

  var edge: RefreshEdge {
    switch self {
    case .pull(let engine): engine.edge
    case .auto(let engine): engine.edge
    }
  }

  var state: RefreshState {
    switch self {
    case .pull(let engine): engine.state
    case .auto(let engine): engine.state
    }
  }

  var isActive: Bool {
    switch self {
    case .pull(let engine): engine.isActive
    case .auto(let engine): engine.isActive
    }
  }

  var isInWindow: Bool {
    switch self {
    case .pull(let engine): engine.isInWindow
    case .auto(let engine): engine.isInWindow
    }
  }

  /// Whether a movement to the current offset sets the pulling percent, possibly to the same value.
  var followsPull: Bool {
    guard case .pull(let engine) = self else { return false }
    return engine.followsPull
  }

  var progress: Double {
    switch self {
    case .pull(let engine): engine.progress
    case .auto(let engine): engine.progress
    }
  }

  /// The range of movements that change nothing but the progress.
  var movementRange: MovementRange {
    switch self {
    case .pull(let engine): engine.movementRange
    case .auto(let engine): engine.movementRange
    }
  }

  /// Handles the last one of several movements in the ``movementRange``.
  mutating func skipMovements(to offset: Double) {
    switch self {
    case .pull(var engine):
      _ = engine.handle(.scrolled, in: engine.geometry.moved(to: offset))
      self = .pull(engine)
    case .auto(var engine):
      _ = engine.handle(.scrolled, in: engine.geometry.moved(to: offset))
      self = .auto(engine)
    }
  }

  var currentRefresh: UInt32? {
    switch self {
    case .pull(let engine): engine.currentRefresh
    case .auto(let engine): engine.currentRefresh
    }
  }

  var extent: Double {
    switch self {
    case .pull(let engine): engine.extent
    case .auto(let engine): engine.extent
    }
  }

  /// Whether a refresh is in progress and the control has opened.
  var hasOpened: Bool {
    switch self {
    case .pull(let engine): engine.hasOpened
    case .auto(let engine): engine.isActive
    }
  }

  /// The outcome that the control displays; `nil` if it displays none.
  var displayedOutcome: RefreshOutcome? {
    switch self {
    case .pull(let engine): engine.displayedOutcome
    case .auto(let engine): engine.displayedOutcome
    }
  }

  /// Whether the control displays a failure that can be retried.
  var hasFailed: Bool {
    switch self {
    case .pull(let engine): engine.hasFailed
    case .auto(let engine): engine.hasFailed
    }
  }

  /// The state to draw: a refresh that is held in view without its result looks like one in
  /// progress.
  var displayedState: RefreshState {
    let isHeld = holdNumber != nil && !state.isRefreshing
    return isHeld && displayedOutcome == nil ? .refreshing : state
  }

  /// Whether spinners animate.
  var displaysActivity: Bool { isActive && displayedOutcome == nil }

  /// The number of the refresh that is visible or held open; `nil` if there is none.
  var holdNumber: UInt32? {
    guard case .pull(let engine) = self else { return nil }
    return engine.holdNumber
  }

  /// The pull engine; `nil` for an automatic engine. Setting it has no effect on an automatic
  /// engine.
  var pull: PullEngine? {
    get {
      guard case .pull(let engine) = self else { return nil }
      return engine
    }
    set {
      guard let newValue, case .pull = self else { return }
      self = .pull(newValue)
    }
  }

  /// Whether the control is closing after a refresh.
  var isClosing: Bool { isActive && !state.isRefreshing }

  /// The automatic engine; `nil` for a pull engine. Setting it has no effect on a pull engine.
  var auto: AutoEngine? {
    get {
      guard case .auto(let engine) = self else { return nil }
      return engine
    }
    set {
      guard let newValue, case .auto = self else { return }
      self = .auto(newValue)
    }
  }

  /// The engine as one that can be recorded.
  var recordable: any RecordableEngine {
    switch self {
    case .pull(let engine): engine
    case .auto(let engine): engine
    }
  }

  /// Updates the engine's inputs and handles an event. `isInWindow` can only set the engine's value
  /// to `true`: `leftWindow` and `detached` set it to `false`.
  mutating func handle(
    _ event: RefreshEvent, in geometry: ScrollGeometry, extent: Double, mayBegin: Bool,
    isInWindow: Bool
  ) -> Decision {
    switch self {
    case .pull(var engine):
      engine.extent = extent
      engine.mayBegin = mayBegin
      engine.isInWindow = engine.isInWindow || isInWindow
      let decision = engine.handle(event, in: geometry)
      self = .pull(engine)
      return decision
    case .auto(var engine):
      engine.extent = extent
      engine.mayBegin = mayBegin
      engine.isInWindow = engine.isInWindow || isInWindow
      let decision = engine.handle(event, in: geometry)
      self = .auto(engine)
      return decision
    }
  }
}
