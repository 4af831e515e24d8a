/// The engine of controls that load automatically when their edge comes near.
///
/// It is a value, like ``PullEngine``, and is used for all edges. For a control at the start, the
/// geometry is ``ScrollGeometry/reversed``, so "the end" below is always the control's edge.
/// If content is inserted at the start and the visible content stays in place, the offset on the
/// reversed axis does not change, so the engine sees no movement.
///
/// Its ``LoadBudget`` determines how often it loads. While it displays a failure, it loads when its
/// edge has been out of view and is in view again.
///
/// Scrolling away from the edge and pulling the content past its start never begin a load. The app
/// can always begin a load.
///
/// If the app hides the control, the control becomes idle, as in MJRefresh: a load in progress is
/// canceled, and "no more data" is reset. A control that is hidden because of the content does not
/// change its state.
public struct AutoEngine: Equatable, Sendable, Recorded {
  /// What the engine is doing.
  enum Phase: Equatable, Sendable, Recorded {
    /// Nothing is loading.
    case idle
    /// A load was begun outside a window.
    case waiting
    /// The load with this number is in progress.
    case refreshing(UInt32)
    /// The control displays that a load has failed. `hasLeft` says whether its edge has been out of
    /// view since.
    case failed(hasLeft: Bool)
    /// There is no more data.
    case exhausted
  }

  /// The edge of the control. At `top` and `leading`, the geometry is reversed.
  public let edge: RefreshEdge
  /// The length of the control along the axis, in points. The control adds it to the inset.
  ///
  /// Values that are not positive numbers, and values below a millionth of a point, count as 0.
  public var extent: Double { didSet { extent = extent.asExtent } }
  /// Whether the control loads when its edge comes near. If `false`, it loads when the finger is
  /// lifted past the edge. Default: `true`.
  public var loadsAutomatically = true
  /// How much of the control must be visible before it loads, as a multiple of its length. A
  /// negative value loads before the control becomes visible, as often as the other rules allow.
  /// Default: 1. NaN counts as 0.
  public var loadThreshold = 1.0 { didSet { loadThreshold = loadThreshold.bounded } }
  /// How far before the end of the content the control loads. Default: `nil`, for the
  /// ``loadThreshold``.
  public var prefetchDistance: PrefetchDistance? {
    didSet { prefetchDistance = prefetchDistance?.bounded }
  }
  /// The length of the items that ``prefetchDistance`` counts, in points. The control sets it.
  public var prefetchedItemsLength = 0.0 {
    didSet { prefetchedItemsLength = prefetchedItemsLength.bounded }
  }
  /// Whether the control displays a failure after a failed load, until it is retried or reset.
  /// Default: `false`.
  public var showsFailure = false
  /// Whether a refresh may begin. Default: `true`. While it is `false`, movements and `begin`
  /// events begin no load, and none is postponed. The control sets it before each event.
  public var mayBegin = true
  /// Whether the control is hidden. A hidden control adds no inset and loads only if the app begins
  /// a load.
  public internal(set) var isHidden = false
  /// Whether the control is attached to a scroll view.
  public internal(set) var isAttached = false
  /// Whether the control is in a window. Outside a window, a load waits until the control enters
  /// one.
  public var isInWindow = false
  /// See ``EngineInput/glide``. The control sets it before each event. It is optional, because
  /// earlier recordings do not contain it.
  var glide: Double?

  var phase = Phase.idle
  package var budget = LoadBudget()
  /// The offset at which the last drag began.
  var dragStart = 0.0
  /// Whether the content is past its start, or has just returned from there to `firstOffset`.
  var comesFromStart = false
  package var geometry = ScrollGeometry()
  var lastNumber: UInt32 = 0

  /// Creates the engine of a control that is not attached to a scroll view.
  public init(edge: RefreshEdge, extent: Double) {
    self.edge = edge
    self.extent = extent.asExtent
  }

  /// The public state of the control.
  public var state: RefreshState {
    switch phase {
    case .idle, .failed: .idle
    case .waiting: .willRefresh
    case .refreshing: .refreshing
    case .exhausted: .noMoreData
    }
  }

  /// 1 during a load, otherwise 0.
  public var progress: Double { isActive ? 1 : 0 }

  /// The amount that the control adds to the inset, in points: its length while it is attached and
  /// not hidden, otherwise 0.
  public var insetAmount: Double { isAttached && !isHidden ? extent : 0 }

  /// Whether a load is in progress. Spinners animate during that time.
  public var isActive: Bool { currentRefresh != nil }

  /// The number of the load in progress, to be passed to `handlerFinished`; `nil` if there is none.
  public var currentRefresh: UInt32? {
    if case .refreshing(let number) = phase { number } else { nil }
  }

  /// Whether the control displays a failure that can be retried.
  public var hasFailed: Bool { if case .failed = phase { true } else { false } }

  /// The outcome that the control displays: a failure, or `nil`.
  public var displayedOutcome: RefreshOutcome? { hasFailed ? .failure : nil }

  /// Handles an event and returns the decision.
  public mutating func handle(_ event: RefreshEvent, with input: EngineInput) -> Decision {
    extent = input.extent
    mayBegin = input.mayBegin
    isInWindow = isInWindow || input.isInWindow
    glide = input.glide
    return handle(event, in: input.geometry)
  }

  /// Handles an event with the current geometry, and returns the decision. Does not allocate
  /// memory.
  public mutating func handle(_ event: RefreshEvent, in geometry: ScrollGeometry) -> Decision {
    let before = self.geometry
    self.geometry = geometry
    var decision = Decision(state: state, progress: progress, insetAmount: insetAmount)
    budget.contentMayHaveChanged(
      from: before, to: geometry, isReported: event == .contentChanged, length: lengthOrDefault,
      state: state)
    transition(event, from: before, &decision)
    decision.state = state
    decision.progress = progress
    decision.insetAmount = insetAmount
    return decision
  }

  private mutating func transition(
    _ event: RefreshEvent, from before: ScrollGeometry, _ decision: inout Decision
  ) {
    switch event {
    case .scrolled: move(from: before, &decision)
    case .contentChanged, .insetChanged, .animationFinished, .holdEnded, .openSecondLevel,
      .closeSecondLevel:
      // The amount depends only on the control. This engine has no animations, holds or second
      // level.
      break
    case .dragBegan:
      budget.dragBegan()
      dragStart = geometry.offset
      comesFromStart = geometry.offset < firstOffset
    case .dragEnded: endDrag(&decision)
    case .dragCancelled:
      // A drag that ends in this way never loads.
      break
    case .begin(let isVisible): begin(isVisible: isVisible, &decision)
    case .end(let outcome): end(outcome, &decision)
    case .hidden(let value, let isByApp):
      isHidden = value
      // An app usually hides the control when it replaces the content, so a load in progress and
      // "no more data" no longer apply.
      if value && isByApp { end(.cancelled, &decision) }
    case .attached: isAttached = true
    case .detached: detach(&decision)
    case .enteredWindow: enterWindow(&decision)
    case .leftWindow: isInWindow = false
    case .handlerFinished(let number, let outcome):
      // Late results of earlier loads are ignored.
      if currentRefresh == number { end(outcome, &decision) }
    case .assigned(let state):
      // This control is not pulled, so assigning `pulling` has no effect.
      if let event = state.equivalentEvent { transition(event, from: before, &decision) }
    }
  }
}

extension AutoEngine {
  /// The range of movements around the current offset that change nothing.
  ///
  /// It is empty if the next movement may change something, whatever its offset. It applies until
  /// the next event other than a movement in the range, or until a setting changes.
  public var movementRange: MovementRange {
    let (offset, first, margin) = (geometry.offset, firstOffset, MovementRange.margin)
    guard offset == first || comesFromStart == (offset < first) else { return .empty }
    var (lowest, highest) = (first + margin, Double.infinity)
    if comesFromStart { (lowest, highest) = (-.infinity, first - margin) }
    if awaitsLeaving {
      guard offset > farOffset else { return .empty }
      lowest = max(lowest, farOffset + margin)
    }
    if mayLoadByMoving && !comesFromStart {
      let (trigger, last) = (loadOffset, lastOffset)
      highest = (trigger <= last ? min(trigger, last - .tolerance) : trigger) - margin
    }
    // Staying at an offset never begins a load.
    let range = MovementRange(lowest: lowest, highest: highest)
    return range.contains(offset) ? range : MovementRange(lowest: offset, highest: offset)
  }

  mutating func move(from before: ScrollGeometry, _ decision: inout Decision) {
    let offset = geometry.offset
    if offset != firstOffset { comesFromStart = offset < firstOffset }
    if awaitsLeaving && offset <= farOffset {
      budget.endWasLeft(afterFailure: phase == .failed(hasLeft: false))
      if hasFailed { phase = .failed(hasLeft: true) }
    }
    guard mayLoadByMoving else { return }
    // Only movements toward the end load. Content that returns to its start, because it was pulled
    // past it or another control has closed, does not come nearer to the end than at rest.
    guard
      min(approach(since: before), offset - firstOffset - .tolerance) > .roundingError
    else { return }
    let trigger = loadOffset
    if offset >= trigger || (isAtEnd && trigger <= lastOffset) {
      beginAutomatically(byFinger: geometry.isDragging, &decision)
    }
  }

  /// How far the content has been scrolled toward the control since an earlier geometry, in points.
  ///
  /// When an inset or a size changes, the system may move content that rests at its start by at
  /// most the change, so that distance does not count. A drag counts only if the content also comes
  /// closer to the edge.
  private func approach(since before: ScrollGeometry) -> Double {
    guard edge.isStart else { return geometry.offset - before.offset }
    let distance =
      (geometry.offset - geometry.reversalOffset) - (before.offset - before.reversalOffset)
    guard !geometry.isDragging else {
      return min(distance, geometry.pull(past: .bottom) - before.pull(past: .bottom))
    }
    return distance - geometry.sumOfChanges(since: before)
  }

  /// Whether leaving the end allows a load.
  private var awaitsLeaving: Bool {
    budget.leavingAllowsLoad || phase == .failed(hasLeft: false)
  }

  /// Whether a movement to the end begins a load. It does not if a load is in progress or there is
  /// no more data. Content that fits into the viewport is always at its end, so moving it does not
  /// load.
  private var mayLoadByMoving: Bool {
    (phase == .idle || phase == .failed(hasLeft: true)) && loadsAutomatically && fillsViewport
      && mayLoad(byFinger: geometry.isDragging)
  }

  /// Handles the end of a drag. Past the edge, it loads even if `loadsAutomatically` is `false`.
  ///
  /// Content that fits into the viewport rests at its edge, so lifting the finger there loads,
  /// unless the content was pulled in the other direction.
  mutating func endDrag(_ decision: inout Decision) {
    // Otherwise, a load is in progress, or there is no more data.
    guard phase == .idle || hasFailed else { return }
    // Content that fills the viewport must leave the end and return to retry.
    if hasFailed && loadsAutomatically && fillsViewport { return }
    let offset = geometry.offset
    guard mayLoad(byFinger: true) && offset >= dragStart else { return }
    let isPastEnd =
      fillsViewport
      ? offset >= geometry.maximumOffset + extent || isAtEnd
      : offset > firstOffset || offset == firstOffset && !comesFromStart
    if isPastEnd { beginAutomatically(byFinger: true, &decision) }
  }

  mutating func begin(isVisible: Bool, _ decision: inout Decision) {
    // Only one load runs at a time.
    guard mayBegin && !isActive else { return }
    if isVisible { start(&decision) } else { phase = .waiting }
  }

  mutating func end(_ outcome: RefreshOutcome, _ decision: inout Decision) {
    switch phase {
    case .failed where outcome == .failure: return
    case .idle, .waiting, .failed, .exhausted:
      // There is no load to end, but the outcome says whether there is more data.
      break
    case .refreshing:
      decision.callbacks.insert(.ended)
      decision.outcome = outcome
      budget.loadEnded(with: outcome)
      // Paged content may rest between two pages.
      decision.pinnedOffset = geometry.offsetOfPage(
        from: firstOffset, to: lastOffset, direction: glide ?? 0, amount: insetAmount)
      if decision.pinnedOffset != nil { decision.speed = .slow }
      if showsFailure && outcome == .failure {
        phase = .failed(hasLeft: false)
        return
      }
    }
    phase = outcome == .noMoreData ? .exhausted : .idle
  }

  mutating func detach(_ decision: inout Decision) {
    isAttached = false
    isInWindow = false
    budget.detached()
    if isActive {
      decision.callbacks.insert(.ended)
      decision.outcome = .cancelled
    }
    // Whether there is more data does not depend on the scroll view.
    if phase != .exhausted { phase = .idle }
  }

  mutating func enterWindow(_ decision: inout Decision) {
    isInWindow = true
    // A load continues outside a window.
    guard phase == .waiting else { return }
    // Another control may have begun to refresh first.
    if mayBegin { start(&decision) } else { phase = .idle }
  }

  private func mayLoad(byFinger: Bool) -> Bool {
    mayBegin && geometry.isInteractive && isAttached && !isHidden
      && budget.mayLoad(byFinger: byFinger)
  }

  /// Whether there is more content than fits below the inset at the start.
  private var fillsViewport: Bool {
    geometry.contentLength > 0
      && geometry.startInset + geometry.contentLength > geometry.viewportLength
  }

  /// The smallest resting offset including the control's inset. On a mirrored axis, short content
  /// is next to the control.
  private var firstOffset: Double {
    geometry.minimumOffset + (geometry.isMirrored ? emptyLength : 0)
  }

  /// The largest resting offset including the control's inset.
  private var lastOffset: Double {
    geometry.maximumOffset + insetAmount - (geometry.isMirrored ? 0 : emptyLength)
  }

  /// Whether the content cannot be scrolled further. A scroll view may round offsets to pixels, so
  /// content with a fractional length may rest up to half a point before the largest offset.
  private var isAtEnd: Bool { geometry.offset > lastOffset - .tolerance }

  /// The part of the control's inset that short content leaves empty.
  private var emptyLength: Double { min(geometry.shortfall, insetAmount) }

  /// The smallest offset at which the control loads now. A failure is not retried out of view.
  private var loadOffset: Double {
    let distance: Double =
      switch prefetchDistance {
      case nil: -extent * loadThreshold
      case .points(let length): length
      case .viewLengths(let number): number * geometry.viewportLength
      case .items: prefetchedItemsLength
      case .controlLengths(let number): number * extent
      }
    let mayLoadOutOfView = (budget.mayPrefetch || prefetchDistance == nil) && !hasFailed
    return geometry.maximumOffset - (mayLoadOutOfView ? distance : min(distance, 0))
  }

  /// The largest offset at which the content has left the end.
  private var farOffset: Double { loadOffset - lengthOrDefault }

  /// The length of the control, or that of a standard footer if the control has no length.
  private var lengthOrDefault: Double { extent > 0 ? extent : 44 }

  private mutating func beginAutomatically(byFinger: Bool, _ decision: inout Decision) {
    budget.automaticLoadBegan(
      byFinger: byFinger,
      isPrefetch: prefetchDistance != nil && geometry.offset < geometry.maximumOffset)
    begin(isVisible: isInWindow, &decision)
  }

  private mutating func start(_ decision: inout Decision) {
    lastNumber &+= 1
    phase = .refreshing(lastNumber)
    budget.loadStarted()
    decision.callbacks.formUnion([.refreshing, .began])
  }
}
