/// The engine of a control: a ``PullEngine`` or an ``AutoEngine``.
///
/// The members of ``RefreshStatus`` are members of it, too.
@dynamicMemberLookup
public enum RefreshEngine: Equatable, Sendable, Recorded {
  /// Refreshes when the content is pulled past the edge and released.
  case pull(PullEngine)
  /// Loads when the edge comes near.
  case auto(AutoEngine)

  /// The status of the control.
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

  /// The pull engine; `nil` for an automatic engine.
  public var pull: PullEngine? { if case .pull(let engine) = self { engine } else { nil } }

  /// The automatic engine; `nil` for a pull engine.
  public var auto: AutoEngine? { if case .auto(let engine) = self { engine } else { nil } }

  /// Changes settings of a pull engine. Does nothing to an automatic one.
  package mutating func changePull(_ change: (inout PullEngine) -> Void) {
    guard case .pull(var engine) = self else { return }
    change(&engine)
    self = .pull(engine)
  }

  /// Changes settings of an automatic engine. Does nothing to a pull engine.
  package mutating func changeAuto(_ change: (inout AutoEngine) -> Void) {
    guard case .auto(var engine) = self else { return }
    change(&engine)
    self = .auto(engine)
  }

  /// Handles an event and returns the decision. Does not allocate memory.
  public mutating func handle(_ event: RefreshEvent, with input: EngineInput) -> Decision {
    switch self {
    case .pull(var engine):
      defer { self = .pull(engine) }
      return engine.handle(event, with: input)
    case .auto(var engine):
      defer { self = .auto(engine) }
      return engine.handle(event, with: input)
    }
  }

  /// The range of movements that change nothing but the progress.
  public var movementRange: MovementRange {
    switch self {
    case .pull(let engine): engine.movementRange
    case .auto(let engine): engine.movementRange
    }
  }

  /// Handles only the last of several movements in the ``movementRange``.
  public mutating func skipMovements(to offset: Double) {
    changePull { _ = $0.handle(.scrolled, in: $0.geometry.moved(to: offset)) }
    changeAuto { _ = $0.handle(.scrolled, in: $0.geometry.moved(to: offset)) }
  }
}

/// The values that a control passes to its engine with an event.
public struct EngineInput: Equatable, Sendable, Recorded {
  /// The scroll view along the control's axis.
  public var geometry: ScrollGeometry
  /// The length of the control along the axis, in points.
  public var extent: Double
  /// Whether a refresh may begin. It may not while another control blocks this one.
  public var mayBegin: Bool
  /// Whether the control is in a window. Only `true` has an effect: a control leaves its window
  /// with the event `leftWindow` or `detached`.
  public var isInWindow: Bool
  /// Where the content is going, in points. When the finger is lifted, this is how far the content
  /// would glide, which decides about a second level. At any other event, it is the last movement
  /// of paged content that moves without a finger; 0 if it rests.
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

/// The status of a control: everything that the control reads from its engine.
public struct RefreshStatus: Equatable, Sendable {
  /// The edge of the control.
  public let edge: RefreshEdge
  /// Whether the control loads when its edge comes near, instead of when it is pulled.
  public let isAutomatic: Bool
  /// The public state.
  public let state: RefreshState
  /// How far the control is pulled: 0 at the edge, 1 at the threshold.
  public let progress: Double
  /// The length of the control along the axis, in points.
  public let extent: Double
  /// Whether a refresh is visible: opening, open or closing.
  public let isActive: Bool
  /// Whether the control is in a window.
  public let isInWindow: Bool
  /// Whether a refresh is in progress and the control has opened.
  public let hasOpened: Bool
  /// Whether the control displays a failure that can be retried.
  public let hasFailed: Bool
  /// The outcome that the control displays; `nil` if it displays none.
  public let displayedOutcome: RefreshOutcome?
  /// The number of the refresh whose handler may be running; `nil` if there is none.
  public let currentRefresh: UInt32?
  /// The number of the refresh in progress, or of the one after which the control is held open;
  /// `nil` if there is none.
  public let holdNumber: UInt32?
  /// Whether a movement that ends at the current offset sets the progress, possibly to the same
  /// value.
  public let followsPull: Bool
  /// What the second level is doing; `closed` if there is none.
  public let secondLevel: SecondLevelState
  /// Whether the second level determines the inset and the offset.
  public var isMovedBySecondLevel: Bool { secondLevel.movesContent }
  /// Whether a refresh must not begin because the second level is opening or open.
  public var isBlockedBySecondLevel: Bool { secondLevel.isPresented }

  /// Whether the control is at the start of its axis and refreshes when it is pulled. An automatic
  /// control at the start loads more content, like one at the end.
  public var isPulledAtStart: Bool { !isAutomatic && edge.isStart }

  /// Whether the control is closing after a refresh.
  public var isClosing: Bool { isActive && !state.isRefreshing }

  /// The state to draw. A control that is held open without displaying a result looks as it does
  /// during a refresh.
  public var displayedState: RefreshState {
    let isHeld = holdNumber != nil && !state.isRefreshing
    return isHeld && displayedOutcome == nil ? .refreshing : state
  }

  /// Whether spinners animate.
  public var displaysActivity: Bool { isActive && displayedOutcome == nil }
}

extension PullEngine {
  /// The status of the control.
  public var status: RefreshStatus {
    RefreshStatus(
      edge: edge, isAutomatic: false, state: state, progress: progress, extent: extent,
      isActive: isActive, isInWindow: isInWindow, hasOpened: hasOpened, hasFailed: hasFailed,
      displayedOutcome: lastDisplayedOutcome, currentRefresh: currentRefresh,
      holdNumber: holdNumber, followsPull: followsPull,
      secondLevel: secondLevel?.state ?? .closed)
  }

  /// The displayed outcome, with what the app has reported since: that there is no more data, or
  /// that there is more.
  private var lastDisplayedOutcome: RefreshOutcome? {
    guard let displayedOutcome else { return nil }
    if state == .noMoreData { return .noMoreData }
    return displayedOutcome == .noMoreData ? .success : displayedOutcome
  }
}

extension AutoEngine {
  /// The status of the control.
  public var status: RefreshStatus {
    RefreshStatus(
      edge: edge, isAutomatic: true, state: state, progress: progress, extent: extent,
      isActive: isActive, isInWindow: isInWindow, hasOpened: isActive, hasFailed: hasFailed,
      displayedOutcome: displayedOutcome, currentRefresh: currentRefresh, holdNumber: nil,
      followsPull: false, secondLevel: .closed)
  }
}
