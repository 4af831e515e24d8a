/// The machine behind every control that is pulled: past the edge, let go, refresh, end.
///
/// A value. It is told what happened and answers with a ``Decision``; it knows no view, no clock and
/// no closure. The same machine serves all four edges: it sees one axis only.
///
/// What holds after every event:
/// - `insetDelta` is 0 unless a refresh is open, and never negative.
/// - `pulling` only while the content is past the edge.
/// - A handler that was called hears exactly one end; a refresh that ends before its handler was
///   called never calls it.
/// - Numbers of animations and refreshes that are no longer current change nothing.
public struct PullEngine: Equatable, Sendable {
  /// When a handler is called.
  public enum HandlerTiming: Equatable, Sendable {
    /// When the control has opened: the original's timing for blocks that the app ends itself.
    case afterOpening
    /// As the control starts to open: for handlers that run concurrently.
    case atOnce
  }

  /// Where the machine is. What a place needs to know travels in its case.
  enum Phase: Equatable, Sendable {
    /// Closed, and still.
    case idle
    /// Held past the threshold.
    case pulling
    /// Begun where nobody sees it.
    case waiting
    /// Opening, under the animation and refresh of that number.
    case opening(UInt32, handlerCalled: Bool)
    /// Open; the handler was called.
    case open(UInt32)
    /// Over for the app, on its way back under the animation of that number, towards `idle` or
    /// `exhausted`; `owesEnd` where a handler was called and has not yet heard the end.
    case closing(UInt32, owesEnd: Bool, exhausted: Bool)
    /// Closed, with nothing further to load.
    case exhausted
  }

  /// The edge that is pulled.
  public let edge: RefreshEdge
  /// When the handler is called. Counts from the next refresh on. Default: `afterOpening`.
  public var handlerTiming = HandlerTiming.afterOpening
  /// Whether a begin moves the content to where the control is in view. Default: `true`. A pull that
  /// is let go always does.
  public var revealsWhenBegun = true
  /// Whether a refresh may begin. Default: `true`. While it may not, a pull that is let go and a begin do
  /// nothing, and nothing of them is left over. Whoever keeps controls exclusive sets it before each
  /// event.
  public var mayBegin = true
  /// How long the control is along the axis, and so how far one must pull, in points.
  ///
  /// What is no positive number, or less than a millionth of a point, counts as 0: any pull is past the
  /// threshold then.
  public var extent: Double {
    didSet { extent = extent.asExtent }
  }
  /// 0 at the edge, 1 at the threshold, beyond 1 for a longer pull. A begin makes it 1, and it stays
  /// as it is while the control is open.
  public internal(set) var pullingPercent = 0.0
  /// The part of the inset that the control owns, in points.
  public internal(set) var insetDelta = 0.0
  /// Whether the control is hidden: it takes no room then and cannot be pulled.
  public internal(set) var isHidden = false

  /// Whether the control is in a window: a pull that is let go outside of one waits for it.
  public var isInWindow = false

  var phase = Phase.idle
  /// The percent of the last movement past the edge that concerned the control.
  var heardPercent = 0.0
  private(set) var geometry = ScrollGeometry()
  /// The extent at the last event: a control that was in view stays in view when it grows.
  private(set) var lastExtent: Double
  private var serial: UInt32 = 0

  /// Makes the machine of a control that is on no scroll view yet.
  public init(edge: RefreshEdge, extent: Double) {
    self.edge = edge
    self.extent = extent.asExtent
    lastExtent = self.extent
  }

  /// The state as an app sees it.
  public var state: RefreshState {
    switch phase {
    case .idle, .closing(_, _, exhausted: false): .idle
    case .pulling: .pulling
    case .waiting: .willRefresh
    case .opening, .open: .refreshing
    case .exhausted, .closing(_, _, exhausted: true): .noMoreData
    }
  }

  /// Whether a refresh shows: opening, open, or still closing. Spinners turn exactly then.
  public var isActive: Bool {
    switch phase {
    case .opening, .open, .closing: true
    case .idle, .pulling, .waiting, .exhausted: false
    }
  }

  /// Whether a refresh runs and the control has opened.
  public var hasOpened: Bool {
    switch phase {
    case .open: true
    case .idle, .pulling, .waiting, .opening, .closing, .exhausted: false
    }
  }

  /// The number of the refresh whose handler may be running, to be handed back in
  /// `handlerFinished`.
  public var currentRefresh: UInt32? {
    switch phase {
    case .opening(let number, handlerCalled: true), .open(let number): number
    case .idle, .pulling, .waiting, .opening, .closing, .exhausted: nil
    }
  }

  /// Takes in one event and the geometry as it now is, and decides.
  ///
  /// Movements count when they are told: by `scrolled`, or by `insetChanged` where an inset did it.
  /// With any other event the geometry only says where it happened.
  ///
  /// Allocates nothing.
  public mutating func handle(_ event: RefreshEvent, in geometry: ScrollGeometry) -> Decision {
    let before = self.geometry
    self.geometry = geometry
    var decision = Decision(
      state: state, pullingPercent: pullingPercent, insetDelta: insetDelta, speed: .immediate,
      callbacks: [])
    switch event {
    case .scrolled: moved(&decision)
    case .contentChanged: edgesMoved(since: before, byInset: false, &decision)
    case .insetChanged: edgesMoved(since: before, byInset: true, &decision)
    case .dragBegan, .dragEnded, .dragCancelled:
      // Whether a finger is down travels in the geometry; what follows from it waits for the next
      // offset, which comes at once: content that is past its edge does not stay there.
      break
    case .begin(let isVisible): begin(isVisible: isVisible, &decision)
    case .end(let outcome): end(outcome, &decision)
    case .noMoreData: end(.noMoreData, &decision)
    case .reset: end(.success, &decision)
    case .hidden(let value): hide(value, &decision)
    case .attached: attach()
    case .detached: detach(&decision)
    case .enteredWindow: appear(&decision)
    case .leftWindow: disappear()
    case .animationFinished(let number): finishAnimation(number, &decision)
    case .handlerFinished(let number, let outcome):
      // Only the current refresh can be ended by its handler; late answers concern nobody.
      if currentRefresh == number { end(outcome, &decision) }
    case .assigned(let state): assign(state, &decision)
    }
    decision.state = state
    decision.pullingPercent = pullingPercent
    decision.insetDelta = insetDelta
    lastExtent = extent
    return decision
  }

  /// A number that no animation had before.
  mutating func nextNumber() -> UInt32 {
    serial &+= 1
    return serial
  }
}
