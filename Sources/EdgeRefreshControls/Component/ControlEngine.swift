import EdgeRefreshCore

/// The engine of a component: one that is pulled, or one that loads by itself.
///
/// A value in a fixed place; nothing is allocated when it decides.
enum ControlEngine {
  /// Pull past the edge and let go.
  case pull(PullEngine)
  /// Load on coming near the edge.
  case auto(AutoEngine)

  /// Whether the control loads automatically.
  var isAutomatic: Bool {
    if case .auto = self { true } else { false }
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
    get {
      switch self {
      case .pull(let engine): engine.isInWindow
      case .auto(let engine): engine.isInWindow
      }
    }
    set {
      guard newValue != isInWindow else { return }
      switch self {
      case .pull(var engine):
        engine.isInWindow = newValue
        self = .pull(engine)
      case .auto(var engine):
        engine.isInWindow = newValue
        self = .auto(engine)
      }
    }
  }

  /// Whether a movement to here sets the percent, perhaps to what it was.
  var followsPull: Bool {
    guard case .pull(let engine) = self else { return false }
    return engine.followsPull
  }

  var currentRefresh: UInt32? {
    switch self {
    case .pull(let engine): engine.currentRefresh
    case .auto(let engine): engine.currentRefresh
    }
  }

  var extent: Double {
    get {
      switch self {
      case .pull(let engine): engine.extent
      case .auto(let engine): engine.extent
      }
    }
    set {
      switch self {
      case .pull(var engine):
        engine.extent = newValue
        self = .pull(engine)
      case .auto(var engine):
        engine.extent = newValue
        self = .auto(engine)
      }
    }
  }

  /// Whether a refresh runs whose control has opened.
  var hasOpened: Bool {
    switch self {
    case .pull(let engine): engine.hasOpened
    case .auto(let engine): engine.isActive
    }
  }

  /// Whether a refresh that is over still closes.
  var isEnding: Bool { isActive && !state.isRefreshing }

  /// Whether a refresh may begin.
  var mayBegin: Bool {
    get {
      switch self {
      case .pull(let engine): engine.mayBegin
      case .auto(let engine): engine.mayBegin
      }
    }
    set {
      // Hardly ever changed, and asked with every movement.
      guard newValue != mayBegin else { return }
      switch self {
      case .pull(var engine):
        engine.mayBegin = newValue
        self = .pull(engine)
      case .auto(var engine):
        engine.mayBegin = newValue
        self = .auto(engine)
      }
    }
  }

  /// The settings of an engine that loads by itself. Setting them concerns no other.
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

  /// Whether a begin shows the control; one that loads by itself moves nothing.
  var revealsWhenBegun: Bool {
    get {
      guard case .pull(let engine) = self else { return false }
      return engine.revealsWhenBegun
    }
    set {
      guard case .pull(var engine) = self else { return }
      engine.revealsWhenBegun = newValue
      self = .pull(engine)
    }
  }

  /// When a handler is called: one that ends its refresh itself starts at once.
  mutating func setHandlerTiming(_ timing: PullEngine.HandlerTiming) {
    guard case .pull(var engine) = self else { return }
    engine.handlerTiming = timing
    self = .pull(engine)
  }

  mutating func handle(_ event: RefreshEvent, in geometry: ScrollGeometry) -> Decision {
    switch self {
    case .pull(var engine):
      let decision = engine.handle(event, in: geometry)
      self = .pull(engine)
      return decision
    case .auto(var engine):
      let decision = engine.handle(event, in: geometry)
      self = .auto(engine)
      return decision
    }
  }
}
