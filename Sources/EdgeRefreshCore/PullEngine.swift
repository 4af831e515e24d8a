/// The engine of controls that refresh when the content is pulled past an edge and released.
///
/// It is a value. It receives events and returns a ``Decision``, and has no views, clocks or
/// closures. It handles one axis, so the same engine is used for all four edges.
///
/// After every event:
/// - `insetAmount` is 0 unless the control is opening or open, and never negative.
/// - The state is `pulling` only while the content is past the edge.
/// - Each call of a handler is followed by exactly one `ended`. If a refresh ends before its
///   handler is called, the handler is not called.
/// - Outdated numbers of animations and refreshes have no effect.
public struct PullEngine: Equatable, Sendable {
  /// When a handler is called.
  public enum HandlerTiming: Equatable, Sendable {
    /// When the control has opened, as MJRefresh calls blocks.
    case afterOpening
    /// When the control starts to open, for async handlers.
    case atOnce
  }

  /// What the engine is doing.
  enum Phase: Equatable, Sendable {
    /// The control is closed.
    case idle
    /// A finger holds the content past the threshold.
    case pulling
    /// A refresh was begun outside a window.
    case waiting
    /// The control is opening. The number identifies the animation and the refresh.
    case opening(UInt32, handlerCalled: Bool)
    /// The control is open, and its handler was called. The number identifies the refresh.
    case open(UInt32)
    /// The refresh has ended, and the animation with this number closes the control. After the
    /// animation, the phase is `exhausted` or `idle`. `handlerCalled` says whether the handler was
    /// called: `ended` is then reported as well.
    case closing(UInt32, handlerCalled: Bool, exhausted: Bool)
    /// The control is closed, and there is no more data.
    case exhausted
  }

  /// The edge of the control.
  public let edge: RefreshEdge
  /// When the handler is called. A change applies to the next refresh. Default: `afterOpening`.
  public var handlerTiming = HandlerTiming.afterOpening
  /// Whether a refresh that the app begins scrolls to the control. A released pull always does.
  /// Default: `true`.
  public var revealsWhenBegun = true
  /// Whether a refresh may begin. Default: `true`. While it is `false`, releases and `begin` events
  /// are ignored and take no effect later. The component sets it before each event.
  public var mayBegin = true
  /// The length of the control along the axis, which is the distance to pull, in points.
  ///
  /// Values that are not positive numbers, and values below a millionth of a point, count as 0. Any
  /// pull is then past the threshold.
  public var extent: Double {
    didSet { extent = extent.asExtent }
  }
  /// How far the control is pulled: 0 at the edge, 1 at the threshold, more for a longer pull.
  /// Beginning a refresh sets it to 1. It does not change while the control is open.
  public internal(set) var progress = 0.0
  /// The amount that the control adds to the inset, in points.
  public internal(set) var insetAmount = 0.0
  /// Whether the control is hidden. A hidden control adds no inset and cannot be pulled.
  public internal(set) var isHidden = false
  /// Whether the control is in a window. A pull that is released outside a window begins to refresh
  /// when the control enters one.
  public var isInWindow = false

  var phase = Phase.idle
  /// The progress of the last movement past the edge that counted.
  var lastPullProgress = 0.0
  package var geometry = ScrollGeometry()
  /// The extent at the last event. It shows whether the control was completely visible before it
  /// grew.
  var lastExtent: Double
  var lastNumber: UInt32 = 0

  /// Creates the engine of a control that is not attached to a scroll view.
  public init(edge: RefreshEdge, extent: Double) {
    self.edge = edge
    self.extent = extent.asExtent
    lastExtent = self.extent
  }

  /// The public state of the control.
  public var state: RefreshState {
    switch phase {
    case .idle, .closing(_, _, exhausted: false): .idle
    case .pulling: .pulling
    case .waiting: .willRefresh
    case .opening, .open: .refreshing
    case .exhausted, .closing(_, _, exhausted: true): .noMoreData
    }
  }

  /// Whether a refresh is visible: opening, open or closing. Spinners animate during that time.
  public var isActive: Bool {
    switch phase {
    case .opening, .open, .closing: true
    case .idle, .pulling, .waiting, .exhausted: false
    }
  }

  /// Whether a refresh is in progress and the control has opened.
  public var hasOpened: Bool {
    switch phase {
    case .open: true
    case .idle, .pulling, .waiting, .opening, .closing, .exhausted: false
    }
  }

  /// The number of the refresh whose handler may be running, to be passed to `handlerFinished`;
  /// `nil` if there is none.
  public var currentRefresh: UInt32? {
    switch phase {
    case .opening(let number, handlerCalled: true), .open(let number): number
    case .idle, .pulling, .waiting, .opening, .closing, .exhausted: nil
    }
  }

  /// Handles an event with the current geometry, and returns the decision. Does not allocate
  /// memory.
  ///
  /// A movement counts when it is reported: by `scrolled`, or by `insetChanged` if an inset caused
  /// it. For other events, the geometry only gives the position.
  public mutating func handle(_ event: RefreshEvent, in geometry: ScrollGeometry) -> Decision {
    let before = self.geometry
    self.geometry = geometry
    var decision = Decision(
      state: state, progress: progress, insetAmount: insetAmount, speed: .immediate, callbacks: [])
    transition(event, from: before, &decision)
    decision.state = state
    decision.progress = progress
    decision.insetAmount = insetAmount
    lastExtent = extent
    return decision
  }

  private mutating func transition(
    _ event: RefreshEvent, from before: ScrollGeometry, _ decision: inout Decision
  ) {
    switch event {
    case .scrolled: move(&decision)
    case .contentChanged: moveEdges(since: before, byInset: false, &decision)
    case .insetChanged: moveEdges(since: before, byInset: true, &decision)
    case .dragBegan, .dragEnded, .dragCancelled:
      // The geometry says whether a finger drags. The engine reacts to the next offset, which
      // follows immediately, because content past its edge moves back.
      break
    case .begin(let isVisible): begin(isVisible: isVisible, &decision)
    case .end(let outcome): end(outcome, &decision)
    case .hidden(let value): hide(value, &decision)
    case .attached: attach()
    case .detached: detach(&decision)
    case .enteredWindow: enterWindow(&decision)
    case .leftWindow: leaveWindow()
    case .animationFinished(let number): finishAnimation(number, &decision)
    case .handlerFinished(let number, let outcome):
      // Late results of earlier refreshes are ignored.
      if currentRefresh == number { end(outcome, &decision) }
    case .assigned(.pulling):
      // A control can be pulled only if the content is past its edge.
      if phase == .idle && !isHidden && geometry.pull(past: edge) > 0 { phase = .pulling }
    case .assigned(let state):
      if let event = state.equivalentEvent { transition(event, from: before, &decision) }
    }
  }

  /// Returns a number that no animation or refresh had before.
  mutating func nextNumber() -> UInt32 {
    lastNumber &+= 1
    return lastNumber
  }
}
