/// The engine of controls that refresh when the content is pulled past an edge and released.
///
/// It is a value. It receives events and returns a ``Decision``, and has no views, clocks or
/// closures. It handles one axis, so the same engine is used for all four edges.
///
/// After every event:
/// - `insetAmount` is 0 unless the control is opening or open, and never negative. A control stays
///   open after its refresh while a ``Hold`` lasts or a finger that pulls it again holds the
///   content, and a control at the end while it displays a failure.
/// - The state is `pulling` only while the content is past the edge.
/// - Each call of a handler is followed by exactly one `ended`. If a refresh ends before its
///   handler is called, the handler is not called.
/// - Outdated numbers of animations and refreshes have no effect.
public struct PullEngine: Equatable, Sendable, Recorded {
  /// When a handler is called.
  public enum HandlerTiming: Equatable, Sendable, Recorded {
    /// When the control has opened, as MJRefresh calls blocks.
    case afterOpening
    /// When the control starts to open, for async handlers.
    case atOnce
  }

  /// What the engine is doing.
  enum Phase: Equatable, Sendable, Recorded {
    /// The control is closed.
    case idle
    /// A finger holds the content past the threshold.
    case pulling
    /// A refresh was begun outside a window.
    case waiting
    /// The control is opening. The number identifies the animation and the refresh.
    case opening(UInt32, handlerCalled: Bool)
    /// A refresh was begun at the threshold, its handler was called, and the finger still holds the
    /// content. The control opens when the finger is lifted. The number identifies the refresh.
    case beganUnderFinger(UInt32)
    /// The control is open, and its handler was called. The number identifies the refresh.
    case open(UInt32)
    /// The refresh with this number has ended, and the control stays open until its holds are over.
    /// The other values are those of `closing`.
    case holding(UInt32, handlerCalled: Bool, exhausted: Bool)
    /// A control at the end displays that its refresh has failed, and stays open. `hasLeft` says
    /// whether it has been out of view since: it then retries when it is in view again.
    case failed(hasLeft: Bool)
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
  /// Whether a refresh begins when the content is pulled past the threshold, instead of when it is
  /// released. The handler is then called at once, and the content does not move until the finger
  /// is lifted. One refresh begins until the finger is lifted. Default: `false`.
  public var beginsAtThreshold = false
  /// Whether a control at the end stays open and displays the failure after a failed refresh, until
  /// it is retried or reset, and whether one at the start displays it while it closes. Default:
  /// `false`.
  public var showsFailure = false
  /// The reasons for which the control stays open after a refresh has ended. Default: none.
  public var holds: Hold = []
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
  /// The outcome that the control displays, while it stays open after a refresh and while it
  /// closes; otherwise `nil`. A reset that closes the control displays no outcome.
  public internal(set) var displayedOutcome: RefreshOutcome?
  /// Whether the control is hidden. A hidden control adds no inset and cannot be pulled.
  public internal(set) var isHidden = false
  /// Whether the control is in a window. A pull that is released outside a window begins to refresh
  /// when the control enters one.
  public var isInWindow = false

  /// The second level of a header; `nil` if there is none.
  public var secondLevel: SecondLevelEngine?
  /// How far the content would glide if the finger were lifted now, in points. The component sets it
  /// before each event.
  public var glide = 0.0

  var phase = Phase.idle
  /// The holds of the current refresh whose durations are not over.
  var runningHolds: Hold = []
  /// Whether the finger has pulled the content past the threshold since it touched the content.
  var hasReachedThreshold = false
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
    case .idle, .failed, .closing(_, _, exhausted: false), .holding(_, _, exhausted: false): .idle
    case .pulling: .pulling
    case .waiting: .willRefresh
    case .opening, .beganUnderFinger, .open: .refreshing
    case .exhausted, .closing(_, _, exhausted: true), .holding(_, _, exhausted: true): .noMoreData
    }
  }

  /// Whether a refresh is visible: opening, open or closing. Spinners animate during that time,
  /// except while the control displays the outcome.
  public var isActive: Bool {
    switch phase {
    case .opening, .beganUnderFinger, .open, .holding, .closing: true
    case .idle, .pulling, .waiting, .failed, .exhausted: false
    }
  }

  /// Whether a refresh is in progress and the control has opened.
  public var hasOpened: Bool {
    switch phase {
    case .open: true
    case .idle, .pulling, .waiting, .opening, .beganUnderFinger, .holding, .failed, .closing,
      .exhausted:
      false
    }
  }

  /// Whether the control displays a failure that a tap, or leaving the end and returning, retries.
  public var hasFailed: Bool {
    if case .failed = phase { true } else { false }
  }

  /// The number of the refresh whose handler may be running, to be passed to `handlerFinished`;
  /// `nil` if there is none.
  public var currentRefresh: UInt32? {
    switch phase {
    case .opening(let number, handlerCalled: true), .beganUnderFinger(let number),
      .open(let number):
      number
    case .idle, .pulling, .waiting, .opening, .holding, .failed, .closing, .exhausted: nil
    }
  }

  /// The number of the refresh that is visible or held open, to be passed to `holdEnded`; `nil` if
  /// there is none.
  public var holdNumber: UInt32? {
    switch phase {
    case .opening(let number, _), .beganUnderFinger(let number), .open(let number),
      .holding(let number, _, _):
      number
    case .idle, .pulling, .waiting, .failed, .closing, .exhausted: nil
    }
  }

  /// Handles an event with the current geometry, and returns the decision. Does not allocate
  /// memory.
  ///
  /// A movement counts when it is reported: by `scrolled`, or by `insetChanged` if an inset caused
  /// it. For other events, the geometry only gives the position.
  public mutating func handle(_ event: RefreshEvent, in geometry: ScrollGeometry) -> Decision {
    guard let secondLevel else { return handleAlone(event, in: geometry) }
    return handle(event, in: geometry, beside: secondLevel)
  }

  /// Handles an event as a control without a second level does.
  mutating func handleAlone(_ event: RefreshEvent, in geometry: ScrollGeometry) -> Decision {
    let before = self.geometry
    self.geometry = geometry
    var decision = Decision(
      state: state, progress: progress, insetAmount: insetAmount, speed: .immediate,
      callbacks: Decision.Callbacks(rawValue: 0))
    transition(event, from: before, &decision)
    forgetOutcome()
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
    case .dragBegan: hasReachedThreshold = false
    case .openSecondLevel, .closeSecondLevel: break
    case .dragEnded: endDrag(isLifted: true, &decision)
    case .dragCancelled: endDrag(isLifted: false, &decision)
    case .begin(let isVisible): begin(isVisible: isVisible, &decision)
    case .end(let outcome): end(outcome, &decision)
    case .hidden(let value, _): hide(value, &decision)
    case .attached: attach()
    case .detached: detach(&decision)
    case .enteredWindow: enterWindow(&decision)
    case .leftWindow: leaveWindow(&decision)
    case .animationFinished(let number): finishAnimation(number, &decision)
    case .holdEnded(let hold, let number): endHold(hold, number, &decision)
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
