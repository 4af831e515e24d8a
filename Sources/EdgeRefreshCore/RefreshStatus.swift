/// What a control is doing and shows: everything about an engine that its control reads.
public struct RefreshStatus: Equatable, Sendable {
  /// The edge of the control.
  public var edge: RefreshEdge
  /// Whether the control loads when its edge comes near, and is not pulled.
  public var isAutomatic: Bool
  /// The public state.
  public var state: RefreshState
  /// How far the control is pulled: 0 at the edge, 1 at the threshold.
  public var progress: Double
  /// The length of the control along the axis, in points.
  public var extent: Double
  /// Whether a refresh is visible: opening, open or closing.
  public var isActive: Bool
  /// Whether the control is in a window.
  public var isInWindow: Bool
  /// Whether a refresh is in progress and the control has opened.
  public var hasOpened: Bool
  /// Whether the control displays a failure that can be retried.
  public var hasFailed: Bool
  /// The outcome that the control displays; `nil` if it displays none.
  public var displayedOutcome: RefreshOutcome?
  /// The number of the refresh whose handler may be running; `nil` if there is none.
  public var currentRefresh: UInt32?
  /// The number of the refresh that is visible or held open; `nil` if there is none.
  public var holdNumber: UInt32?
  /// Whether a movement to the current offset sets the progress, possibly to the same value.
  public var followsPull: Bool
  /// What the second level is doing; `closed` if there is none.
  public var secondLevel: SecondLevelState
  /// Whether the second level determines the inset and the offset.
  public var isMovedBySecondLevel: Bool
  /// Whether a refresh must not begin because the second level is opening or open.
  public var isBlockedBySecondLevel: Bool

  /// Whether the control is pulled at the start of its axis. An automatic control at the start
  /// loads more content, like one at the end.
  public var isPulledAtStart: Bool { !isAutomatic && edge.isStart }

  /// Whether the control is closing after a refresh.
  public var isClosing: Bool { isActive && !state.isRefreshing }

  /// The state to draw: a refresh that is held in view without its result looks like one in
  /// progress.
  public var displayedState: RefreshState {
    let isHeld = holdNumber != nil && !state.isRefreshing
    return isHeld && displayedOutcome == nil ? .refreshing : state
  }

  /// Whether spinners animate.
  public var displaysActivity: Bool { isActive && displayedOutcome == nil }
}

extension PullEngine {
  /// What the control is doing and shows.
  public var status: RefreshStatus {
    RefreshStatus(
      edge: edge, isAutomatic: false, state: state, progress: progress, extent: extent,
      isActive: isActive, isInWindow: isInWindow, hasOpened: hasOpened, hasFailed: hasFailed,
      displayedOutcome: displayedOutcome, currentRefresh: currentRefresh, holdNumber: holdNumber,
      followsPull: followsPull, secondLevel: secondLevel?.state ?? .closed,
      isMovedBySecondLevel: secondLevel?.movesContent ?? false,
      isBlockedBySecondLevel: secondLevel?.blocksRefresh ?? false)
  }
}

extension AutoEngine {
  /// What the control is doing and shows.
  public var status: RefreshStatus {
    RefreshStatus(
      edge: edge, isAutomatic: true, state: state, progress: progress, extent: extent,
      isActive: isActive, isInWindow: isInWindow, hasOpened: isActive, hasFailed: hasFailed,
      displayedOutcome: displayedOutcome, currentRefresh: currentRefresh, holdNumber: nil,
      followsPull: false, secondLevel: .closed, isMovedBySecondLevel: false,
      isBlockedBySecondLevel: false)
  }
}
