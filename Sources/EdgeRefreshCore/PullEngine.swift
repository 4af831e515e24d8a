/// The engine of controls that refresh when the content is pulled past an edge and released.
///
/// It is a value. It receives events from its control and returns a ``Decision``, and has no views,
/// clocks or closures. It handles one axis, so it is used for all four edges.
///
/// After every event:
/// - `insetAmount` is 0 unless the control is opening or open, and never negative. A control stays
///   open after its refresh while a ``Hold`` lasts or a finger pulls it again. A control at the end
///   also stays open while it displays a failure.
/// - The state is `pulling` only while the content is past the edge.
/// - Each call of a handler is followed by exactly one callback `ended`. If a refresh ends before
///   its handler is called, the handler is not called.
/// - An event with the number of an earlier animation or refresh has no effect.
public struct PullEngine: Equatable, Sendable, Recorded {
  /// When a handler is called.
  public enum HandlerTiming: Equatable, Sendable, Recorded {
    /// When the control has opened, as MJRefresh calls blocks.
    case afterOpening
    /// When the control starts to open, for async handlers.
    case atOnce
  }

  /// How a refresh has ended.
  struct Ending: Equatable, Sendable, Recorded {
    /// Whether the handler was called, so that `ended` is reported when the control has closed.
    var handlerCalled = false
    /// Whether there is no more data.
    var exhausted: Bool
    /// The outcome that the control displays; `nil` if it displays none.
    var displayedOutcome: RefreshOutcome?
  }

  /// What the engine is doing.
  ///
  /// The holds of a phase are those of the refresh whose durations are not over.
  enum Phase: Equatable, Sendable, Recorded {
    /// The control is closed. While a finger holds it in view after a refresh, it displays the
    /// outcome.
    case idle(displayedOutcome: RefreshOutcome? = nil)
    /// A finger holds the content past the threshold.
    case pulling
    /// A refresh was begun outside a window.
    case waiting
    /// The control is opening. The number identifies the animation and the refresh.
    case opening(UInt32, handlerCalled: Bool, holds: Hold)
    /// A refresh was begun at the threshold, its handler was called, and the finger still holds the
    /// content. The control opens when the finger is lifted. The number identifies the refresh.
    case beganUnderFinger(UInt32, holds: Hold)
    /// The control is open, and its handler was called. The number identifies the refresh.
    case open(UInt32, holds: Hold)
    /// The refresh with this number has ended, and the control stays open until its holds are over.
    case holding(UInt32, holds: Hold, ending: Ending)
    /// A control at the end displays that its refresh has failed, and stays open. If `hasLeft`, it
    /// has been out of view since, and retries when it is in view again.
    case failed(hasLeft: Bool)
    /// The refresh has ended, and the animation with this number closes the control.
    case closing(UInt32, ending: Ending)
    /// The control is closed, and there is no more data. It displays an outcome as `idle` does.
    case exhausted(displayedOutcome: RefreshOutcome? = nil)
  }

  /// The edge of the control.
  public let edge: RefreshEdge
  /// When the handler is called. A change applies to the next refresh. Default: `afterOpening`.
  public var handlerTiming = HandlerTiming.afterOpening
  /// Whether a refresh that the app begins scrolls to the control. A released pull always does.
  /// Default: `true`.
  public var scrollsToControl = true
  /// Whether a refresh begins when the content is pulled past the threshold, instead of when it is
  /// released. The handler is then called at once, and the content does not move until the finger
  /// is lifted. At most one refresh begins before that. Default: `false`.
  public var beginsAtThreshold = false
  /// Whether the control displays a failure after a failed refresh. A control at the end stays open
  /// until it is retried or reset. A control at the start displays the failure while it closes.
  /// Default: `false`.
  public var showsFailure = false
  /// The reasons for which the control stays open after a refresh has ended. Default: none.
  public var holds: Hold = []
  /// Whether a refresh may begin. Default: `true`. While it is `false`, releases and `begin` events
  /// begin no refresh, and none is postponed. The control sets it before each event.
  public var mayBegin = true
  /// The length of the control along the axis, which is the distance to pull, in points.
  ///
  /// Values that are not positive numbers, and values below a millionth of a point, count as 0. Any
  /// pull is then past the threshold.
  public var extent: Double { didSet { extent = extent.asExtent } }
  /// How far the control is pulled: 0 at the edge, 1 at the threshold, more for a longer pull.
  /// Beginning a refresh sets it to 1. It does not change while the control is open.
  public internal(set) var progress = 0.0
  /// The amount that the control adds to the inset, in points.
  public internal(set) var insetAmount = 0.0
  /// Whether the control is hidden. A hidden control adds no inset and cannot be pulled.
  public internal(set) var isHidden = false
  /// Whether the control is in a window. If a pull is released outside a window, its refresh begins
  /// when the control enters one.
  public var isInWindow = false

  /// The second level of a header; `nil` if there is none. A new second level continues the
  /// animation numbers of the previous one, so that the end of an earlier animation is ignored.
  public var secondLevel: SecondLevelEngine? {
    didSet {
      lastSecondLevelNumber = max(lastSecondLevelNumber, secondLevel?.lastNumber ?? 0)
      secondLevel?.lastNumber = lastSecondLevelNumber
    }
  }
  private var lastSecondLevelNumber = SecondLevelEngine.firstNumber
  /// See ``EngineInput/glide``. The control sets it before each event.
  public var glide = 0.0

  var phase = Phase.idle()
  /// Whether the finger has pulled the content past the threshold since it touched the content.
  var hasReachedThreshold = false
  /// Whether the open control was completely visible after the last event and its movement. It then
  /// stays so when an edge moves or the control grows.
  package var isShown = false
  var lastNumber: UInt32 = 0
  /// The progress at the last movement that set it: see ``followsPull``.
  var lastPullProgress = 0.0
  package var geometry = ScrollGeometry()

  /// Creates the engine of a control that is not attached to a scroll view.
  public init(edge: RefreshEdge, extent: Double) {
    self.edge = edge
    self.extent = extent.asExtent
  }

  /// The public state of the control.
  public var state: RefreshState {
    switch phase {
    case .idle, .failed: .idle
    case .pulling: .pulling
    case .waiting: .willRefresh
    case .opening, .beganUnderFinger, .open: .refreshing
    case .holding(_, _, let ending), .closing(_, let ending):
      ending.exhausted ? .noMoreData : .idle
    case .exhausted: .noMoreData
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
  public var hasOpened: Bool { if case .open = phase { true } else { false } }

  /// Whether the control displays a failure that can be retried.
  public var hasFailed: Bool { if case .failed = phase { true } else { false } }

  /// The outcome that the control displays, while it stays open after a refresh and while it
  /// closes; otherwise `nil`. A reset that closes the control displays no outcome.
  public var displayedOutcome: RefreshOutcome? {
    switch phase {
    case .idle(let outcome), .exhausted(let outcome): outcome
    case .holding(_, _, let ending), .closing(_, let ending): ending.displayedOutcome
    case .failed: .failure
    case .pulling, .waiting, .opening, .beganUnderFinger, .open: nil
    }
  }

  /// The number of the refresh whose handler may be running, to be passed to `handlerFinished`;
  /// `nil` if there is none.
  public var currentRefresh: UInt32? {
    if case .opening(_, handlerCalled: false, _) = phase { return nil }
    return state == .refreshing ? holdNumber : nil
  }

  /// The number of the refresh in progress, or of the one after which the control is held open, to
  /// be passed to `holdEnded`; `nil` if there is none.
  public var holdNumber: UInt32? {
    switch phase {
    case .opening(let number, _, _), .beganUnderFinger(let number, _), .open(let number, _),
      .holding(let number, _, _):
      number
    case .idle, .pulling, .waiting, .failed, .closing, .exhausted: nil
    }
  }

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
  ///
  /// Only `scrolled`, `contentChanged` and `insetChanged` report movements. With other events, the
  /// offset is only the current position.
  public mutating func handle(_ event: RefreshEvent, in geometry: ScrollGeometry) -> Decision {
    guard let secondLevel else { return handleAlone(event, in: geometry) }
    return handle(event, in: geometry, beside: secondLevel)
  }

  mutating func handleAlone(_ event: RefreshEvent, in geometry: ScrollGeometry) -> Decision {
    let (before, oldAmount) = (self.geometry, insetAmount)
    self.geometry = geometry
    var decision = Decision(state: state, progress: progress, insetAmount: insetAmount)
    transition(event, from: before, &decision)
    decision.state = state
    decision.progress = progress
    decision.insetAmount = insetAmount
    // With other events, the offset may be that of a movement that is not handled yet.
    if event.isFromScrollView || insetAmount != oldAmount || decision.pinnedOffset != nil {
      isShown = isShown(after: decision)
    }
    return decision
  }

  private func isShown(after decision: Decision) -> Bool {
    guard insetAmount > 0 else { return false }
    if decision.pinnedOffset != nil { return true }
    // At the start, the amount is the visible part.
    let (length, whole) = edge.isStart ? (insetAmount, openDelta) : (pull, extent)
    return length > whole - .tolerance - .roundingError
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
    case .begin(let isVisible):
      begin(isVisible: isVisible, reveals: scrollsToControl, &decision)
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
      if case .idle = phase, !isHidden && pull > 0 { phase = .pulling }
    case .assigned(let state):
      if let event = state.equivalentEvent { transition(event, from: before, &decision) }
    }
  }

  mutating func nextNumber() -> UInt32 {
    lastNumber &+= 1
    return lastNumber
  }
}

extension PullEngine {
  mutating func begin(
    isVisible: Bool, isUnderFinger: Bool = false, reveals: Bool = true, _ decision: inout Decision
  ) {
    guard mayBegin else { return }
    lastPullProgress = 1
    progress = 1
    switch phase {
    case .opening, .beganUnderFinger, .open:
      // Only one refresh runs at a time.
      return
    case .holding(_, _, let ending), .closing(_, let ending):
      // The previous refresh ends when the next one begins.
      if ending.handlerCalled { decision.callbacks.insert(.ended) }
    case .idle, .pulling, .waiting, .failed, .exhausted:
      // The app may begin a refresh at any time.
      break
    }
    guard isVisible else {
      phase = .waiting
      insetAmount = 0
      return
    }
    guard isUnderFinger else { return startOpening(at: .fast, reveals: reveals, &decision) }
    decision.holds = holds.intersection(.minimumDuration)
    phase = .beganUnderFinger(nextNumber(), holds: decision.holds)
    decision.callbacks.insert(.refreshing)
  }

  /// Retries in place after a failure.
  mutating func retry(_ decision: inout Decision) {
    guard geometry.isInteractive && !isHidden && isInWindow else { return }
    begin(isVisible: true, reveals: false, &decision)
  }

  private mutating func startOpening(
    at speed: Decision.Speed, reveals: Bool, _ decision: inout Decision
  ) {
    let number = nextNumber()
    decision.holds = holds.intersection(.minimumDuration)
    phase = .opening(number, handlerCalled: handlerTiming == .atOnce, holds: decision.holds)
    if handlerTiming == .atOnce { decision.callbacks.insert(.refreshing) }
    open(number, at: speed, reveals: reveals, &decision)
  }

  /// Opens the control in the animation with this number.
  mutating func open(
    _ number: UInt32, at speed: Decision.Speed, reveals: Bool, _ decision: inout Decision
  ) {
    if reveals { bringIntoView(&decision) } else { addInsetInPlace() }
    decision.speed = reveals ? speed : .immediate
    decision.animation = number
  }

  mutating func end(_ outcome: RefreshOutcome, _ decision: inout Decision) {
    let exhausted = outcome == .noMoreData
    switch phase {
    case .idle(let displayed), .exhausted(let displayed):
      // There is no refresh to end, but the outcome says whether there is more data.
      phase = closed(exhausted: exhausted, displaying: displayed)
    case .pulling:
      endPull(exhausted: exhausted, &decision)
    case .waiting:
      // The refresh never started, so nothing closes and no callback runs.
      phase = closed(exhausted: exhausted)
      restoreProgress()
    case .opening(let number, let handlerCalled, let holds):
      end(number, with: outcome, handlerCalled: handlerCalled, during: holds, &decision)
    case .beganUnderFinger(let number, let holds), .open(let number, let holds):
      end(number, with: outcome, handlerCalled: true, during: holds, &decision)
    case .holding(let number, let holds, var ending):
      ending.exhausted = exhausted
      phase = .holding(number, holds: holds, ending: ending)
    case .failed:
      // The app resets the control. Another failure changes nothing.
      guard outcome != .failure else { return }
      close(Ending(exhausted: exhausted), &decision)
    case .closing(let number, var ending):
      // The control is closing already. The last outcome says whether there is more data.
      ending.exhausted = exhausted
      phase = .closing(number, ending: ending)
    }
  }

  /// Ends the refresh with this number. The control closes, unless something holds it open.
  private mutating func end(
    _ number: UInt32, with outcome: RefreshOutcome, handlerCalled: Bool, during runningHolds: Hold,
    _ decision: inout Decision
  ) {
    if handlerCalled { decision.outcome = outcome }
    let displaysFailure = showsFailure && outcome == .failure
    let displaysResult = holds.contains(.result) && outcome != .cancelled
    // While the finger holds the content, a change of the inset would move it.
    let isUnderFinger = phase == .beganUnderFinger(number, holds: runningHolds)
    if displaysFailure && !edge.isStart {
      if handlerCalled { decision.callbacks.insert(.ended) }
      phase = .failed(hasLeft: false)
      if !isUnderFinger { addInsetInPlace() }
      return
    }
    let ending = Ending(
      handlerCalled: handlerCalled, exhausted: outcome == .noMoreData,
      displayedOutcome: displaysFailure || displaysResult ? outcome : nil)
    let remainingHolds = displaysResult ? runningHolds.union(.result) : runningHolds
    if remainingHolds.isEmpty || isHidden || isUnderFinger {
      close(ending, &decision)
    } else {
      if displaysResult { decision.holds = .result }
      phase = .holding(number, holds: remainingHolds, ending: ending)
    }
  }

  /// Handles the end of a hold: the control closes after the last one.
  mutating func endHold(_ hold: Hold, _ number: UInt32, _ decision: inout Decision) {
    switch phase {
    case .opening(number, let handlerCalled, let holds):
      phase = .opening(number, handlerCalled: handlerCalled, holds: holds.subtracting(hold))
    case .beganUnderFinger(number, let holds):
      phase = .beganUnderFinger(number, holds: holds.subtracting(hold))
    case .open(number, let holds):
      phase = .open(number, holds: holds.subtracting(hold))
    case .holding(number, let holds, let ending) where holds.isSubset(of: hold):
      close(ending, &decision)
    case .holding(number, let holds, let ending):
      phase = .holding(number, holds: holds.subtracting(hold), ending: ending)
    case .idle, .pulling, .waiting, .opening, .beganUnderFinger, .open, .holding, .failed, .closing,
      .exhausted:
      // The number is outdated.
      break
    }
  }

  mutating func hide(_ value: Bool, _ decision: inout Decision) {
    // Unhiding a visible control must not scroll.
    guard isHidden != value else { return }
    isHidden = value
    switch phase {
    case .idle, .exhausted:
      // After the control is shown again, the next movement sets its progress.
      phase = closed(exhausted: state == .noMoreData)
    case .closing:
      // The closing animation continues.
      break
    case .beganUnderFinger:
      insetAmount = 0
    case .pulling:
      // Hiding the control cancels the pull.
      phase = .idle()
      progress = 0
      insetAmount = 0
    case .waiting:
      // The refresh waits for a window, not for the control to be shown.
      break
    case .opening, .open, .holding, .failed:
      // The refresh continues. A hidden control adds no inset.
      if value {
        insetAmount = 0
      } else if pull > -.tolerance && !geometry.isDragging {
        // The content is still at the edge.
        bringIntoView(&decision)
      } else {
        addInsetInPlace()
      }
    }
  }

  mutating func attach() {
    switch phase {
    case .idle, .exhausted:
      // The content may be past its edge already. The last progress is valid until the content
      // moves.
      restoreProgress()
    case .pulling, .waiting, .opening, .beganUnderFinger, .open, .holding, .failed, .closing:
      // An earlier refresh continues or waits for a window.
      break
    }
  }

  mutating func detach(_ decision: inout Decision) {
    if currentRefresh != nil {
      decision.callbacks.insert(.ended)
      decision.outcome = .cancelled
    }
    switch phase {
    case .idle, .exhausted:
      // If the content is past the edge when the control is attached again, its progress is
      // restored.
      break
    case .pulling, .waiting, .failed, .opening, .beganUnderFinger, .open:
      lastPullProgress = 0
    case .holding(_, _, let ending), .closing(_, let ending):
      // The control does not wait for the closing animation.
      if ending.handlerCalled { decision.callbacks.insert(.ended) }
      lastPullProgress = 0
    }
    phase = closed(exhausted: state == .noMoreData)
    insetAmount = 0
    progress = 0
    isInWindow = false
    hasReachedThreshold = false
  }

  mutating func enterWindow(_ decision: inout Decision) {
    isInWindow = true
    // A refresh continues outside a window and keeps its inset.
    guard phase == .waiting else { return }
    guard mayBegin else {
      // Another control began to refresh first.
      phase = .idle()
      updateProgress()
      return
    }
    // The control opens without an animation, because the transition to the screen may be animated.
    startOpening(at: .immediate, reveals: scrollsToControl, &decision)
  }

  mutating func leaveWindow(_ decision: inout Decision) {
    isInWindow = false
    // Leaving the window cancels a pull.
    guard phase == .pulling else { return }
    endPull(&decision)
    progress = 0
  }

  mutating func finishAnimation(_ number: UInt32, _ decision: inout Decision) {
    switch phase {
    case .opening(number, let handlerCalled, let holds):
      if !handlerCalled { decision.callbacks.insert(.refreshing) }
      decision.callbacks.insert(.began)
      phase = .open(number, holds: holds)
    case .closing(number, let ending):
      if ending.handlerCalled { decision.callbacks.insert(.ended) }
      phase = closed(exhausted: ending.exhausted, displaying: ending.displayedOutcome)
      // If the content is pulled, the next movement sets the progress.
      lastPullProgress = 0
      progress = 0
    case .idle, .pulling, .waiting, .opening, .beganUnderFinger, .open, .holding, .failed,
      .closing, .exhausted:
      // The number is outdated.
      break
    }
  }

  mutating func close(_ ending: Ending, _ decision: inout Decision) {
    let number = nextNumber()
    phase = .closing(number, ending: ending)
    if ending.handlerCalled { decision.callbacks.insert(.endAnimationBegan) }
    let amount = insetAmount
    // The progress changes when the content moves.
    insetAmount = 0
    if !edge.isStart && !isHidden {
      // Added content begins where the control was, so paged content may rest between two pages.
      decision.pinnedOffset = geometry.offsetOfPage(
        from: geometry.minimumOffset, to: geometry.maximumOffset, direction: glide,
        amount: amount)
    }
    decision.speed = .slow
    decision.animation = number
  }

  /// Returns the phase of a closed control, which displays an outcome only while it is in view.
  /// Content at rest may be past its edge by a fraction of a pixel.
  func closed(exhausted: Bool, displaying outcome: RefreshOutcome? = nil) -> Phase {
    let displayed = pull > .tolerance && !isHidden ? outcome : nil
    return exhausted ? .exhausted(displayedOutcome: displayed) : .idle(displayedOutcome: displayed)
  }
}

// What a pull past the threshold does, and what follows if it ends without a release.
extension PullEngine {
  /// Whether a refresh may begin and this drag has not reached the threshold yet.
  var mayReachThreshold: Bool { !hasReachedThreshold && mayBegin }

  /// Whether a finger pulls far enough to begin another refresh while the control is held open.
  var mayEndHold: Bool {
    guard isPulled && isPastThreshold && pull > extent + .tolerance else { return false }
    return beginsAtThreshold ? mayReachThreshold : mayBegin
  }

  /// Reports the threshold once for each drag. While another control bars the refresh, the
  /// threshold is not reached.
  mutating func reportThreshold(_ decision: inout Decision) {
    guard mayReachThreshold else { return }
    hasReachedThreshold = true
    decision.callbacks.insert(.thresholdReached)
  }

  /// If the control was held open, its amount does not change, because a change of the inset would
  /// move the content under the finger.
  mutating func reachThreshold(_ decision: inout Decision) {
    let isFirstTime = mayReachThreshold
    reportThreshold(&decision)
    if !beginsAtThreshold {
      phase = .pulling
    } else if isFirstTime {
      begin(isVisible: isInWindow, isUnderFinger: true, &decision)
    }
  }

  /// Ends a pull without a refresh. If the control was held open when the pull began, it closes.
  mutating func endPull(exhausted: Bool = false, _ decision: inout Decision) {
    if insetAmount > 0 {
      close(Ending(exhausted: exhausted), &decision)
    } else {
      phase = closed(exhausted: exhausted)
    }
  }

  /// Opens a control whose refresh began at the threshold, when the finger has been lifted.
  mutating func openAfterLift(_ decision: inout Decision) {
    guard case .beganUnderFinger(let number, let holds) = phase else { return }
    phase = .opening(number, handlerCalled: true, holds: holds)
    open(number, at: .fast, reveals: pull > 0, &decision)
  }
}

extension PullEngine {
  var pull: Double { geometry.pull(past: edge) }

  /// The pull as a fraction of the threshold. If the control has no length, any pull is 1.
  private var fraction: Double {
    guard pull > 0 else { return 0 }
    return extent > 0 ? (pull / extent).bounded : 1
  }

  /// The amount that keeps the open control visible.
  ///
  /// If the content does not fill the viewport, a control at the end is beyond the end of the
  /// viewport. The empty space between the content and the control is part of the amount.
  var openDelta: Double { amount(for: extent) }

  /// The amount that keeps the given length of the open control visible.
  private func amount(for length: Double) -> Double { length > 0 ? length + emptyLength : 0 }

  /// The length that short content leaves empty on the control's side.
  private var emptyLength: Double { edge.isStart == geometry.isMirrored ? geometry.shortfall : 0 }

  /// The offset at which the open control is completely visible.
  private var openOffset: Double {
    edge.isStart ? geometry.minimumOffset - extent : geometry.maximumOffset + extent
  }

  mutating func move(_ decision: inout Decision) {
    switch phase {
    case .idle(let displayed), .exhausted(let displayed):
      phase = closed(exhausted: state == .noMoreData, displaying: displayed)
      updateProgress()
      if state == .idle && isPastThreshold && isPulled { reachThreshold(&decision) }
    case .pulling:
      updateProgress()
      let mayRefresh = geometry.isDragging ? isPastThreshold : pull >= 0 && mayBegin
      guard geometry.isInteractive && mayRefresh else {
        // Later movements of a bounce must not begin a refresh. If the control is not interactive,
        // the user zooms, or the control no longer accepts touches.
        endPull(&decision)
        return
      }
      // Another control may have barred the refresh when the pull passed the threshold.
      if isPastThreshold && !beginsAtThreshold { reportThreshold(&decision) }
      // The first movement without a finger is the bounce after the release.
      if !geometry.isDragging { begin(isVisible: isInWindow, &decision) }
    case .waiting:
      // Moving the content away does not reset the progress.
      if followsPull { updateProgress() }
    case .beganUnderFinger:
      // A control that was held open when the finger began the refresh keeps its visible part.
      if edge.isStart { insetAmount = min(insetAmount, visibleDelta) }
      if !geometry.isDragging { openAfterLift(&decision) }
    case .holding(_, _, let ending) where !ending.exhausted && mayEndHold:
      // A new pull does not wait for the end of the hold, so the old refresh ends now.
      if ending.handlerCalled { decision.callbacks.insert(.ended) }
      followWhileOpen()
      phase = .idle()
      move(&decision)
    case .opening, .open, .holding:
      if !isHidden { followWhileOpen() }
    case .failed(let hasLeft):
      moveAfterFailure(hasLeft, &decision)
    case .closing(_, let ending):
      // If the content is moved away, the progress is reset when the animation ends.
      if followsPull { updateProgress() }
      guard isPastThreshold && isPulled && !ending.exhausted else { return }
      // The pull that began the refresh at the threshold does not begin another one.
      guard !beginsAtThreshold || mayReachThreshold else { return }
      // A new pull does not wait for the closing animation, so the old refresh ends now.
      if ending.handlerCalled { decision.callbacks.insert(.ended) }
      reachThreshold(&decision)
    }
  }

  /// Handles the end of a drag, with or without lifting the finger.
  ///
  /// Content past its edge moves back, and that movement decides. A decision is needed now only if
  /// the content does not move.
  mutating func endDrag(isLifted: Bool, _ decision: inout Decision) {
    switch phase {
    case .beganUnderFinger:
      if pull <= 0 { openAfterLift(&decision) }
    case .failed:
      // The control is in view, and its own length is already part of the pull. If the refresh
      // failed during the pull that began it, lifting the finger does not retry.
      let isNewPull = insetAmount > 0 && !hasReachedThreshold
      if isLifted && isNewPull && pull > 2 * extent { retry(&decision) }
    case .pulling where insetAmount > 0 && pull <= insetAmount + .tolerance:
      // A control that is held open at the end of short content has a larger amount than its
      // length. If content was added, a pull past the threshold may end within this amount.
      if isLifted && mayBegin {
        begin(isVisible: isInWindow, &decision)
      } else {
        endPull(&decision)
      }
    case .idle, .pulling, .waiting, .opening, .open, .holding, .closing, .exhausted:
      break
    }
  }

  /// Handles a movement while the control displays a failure. It retries when it was out of view
  /// and is completely in view again.
  private mutating func moveAfterFailure(_ hasLeft: Bool, _ decision: inout Decision) {
    if pull <= 0 {
      phase = .failed(hasLeft: true)
      // While the control is out of view, a change of the inset does not move the content.
      addInsetInPlace()
    } else if hasLeft && pull >= extent - .tolerance {
      retry(&decision)
    } else if insetAmount == 0 && !isHidden && !geometry.isDragging {
      // The refresh failed under the finger, which has been lifted.
      bringIntoView(&decision)
      decision.speed = .fast
    }
  }

  /// Handles a change of an inset, of the viewport, for example by a rotation, or of the content's
  /// size. The offset may have changed as well.
  mutating func moveEdges(
    since before: ScrollGeometry, byInset: Bool, _ decision: inout Decision
  ) {
    switch phase {
    case .idle(let displayed), .exhausted(let displayed):
      phase = closed(exhausted: state == .noMoreData, displaying: displayed)
      // If only the control's length has changed, the next movement sets the progress.
      if geometry != before { updateProgress() }
    case .pulling where geometry == before:
      // The next movement sets the progress.
      break
    case .pulling:
      // This can end a pull but not begin a refresh, because no finger was lifted.
      updateProgress()
      if !isPastThreshold { endPull(&decision) }
    case .waiting, .closing:
      // The progress follows movements, including those that the edges cause.
      if geometry.offset != before.offset && followsPull { updateProgress() }
    case .beganUnderFinger:
      if !geometry.isDragging { openAfterLift(&decision) }
    case .failed where insetAmount == 0 && geometry.isDragging:
      // The refresh failed under the finger, which still holds the content.
      break
    case .opening, .open, .holding, .failed:
      guard !isHidden else { return }
      if byInset && isShown && !geometry.isDragging {
        // The edge of a completely visible control moved. The control stays visible.
        bringIntoView(&decision)
      } else if edge.isStart {
        followWhileOpen()
      } else if byInset || hasFailed {
        // While a failure is displayed, the amount follows the length of short content.
        insetAmount = openDelta
      } else {
        // The control must stay in reach when the content becomes short.
        insetAmount = max(insetAmount, openDelta)
      }
    }
  }

  /// Whether the content is at the edge or past it. A movement exactly to the edge sets the
  /// progress of controls at the start but not of those at the end, as in MJRefresh.
  private var isAtOrPastEdge: Bool { edge.isStart ? pull >= 0 : pull > 0 }

  /// Whether a movement that ends at the current offset sets the progress, possibly to the same
  /// value.
  public var followsPull: Bool {
    guard !isHidden && isAtOrPastEdge else { return false }
    return switch phase {
    case .idle, .pulling, .waiting, .closing, .exhausted:
      geometry.isDragging || fraction < 1 || state == .noMoreData
    case .opening, .beganUnderFinger, .open, .holding, .failed: false
    }
  }

  /// Past the threshold, only movements by a finger change the progress of the pull, because a
  /// bounce that far is not a pull. If there is no more data, releasing does nothing, so the
  /// progress also follows deceleration. Movements of a hidden control do not change it.
  mutating func updateProgress() {
    if followsPull || state == .noMoreData && !isHidden { lastPullProgress = fraction }
    restoreProgress()
  }

  /// Sets the progress to that of the last pull, or to 0 at the edge.
  mutating func restoreProgress() { progress = pull > .roundingError ? lastPullProgress : 0 }

  /// Adds the inset of an open control and scrolls to it.
  mutating func bringIntoView(_ decision: inout Decision) {
    guard !isHidden else { return }
    insetAmount = openDelta
    decision.pinnedOffset = openOffset
  }

  /// Adds the inset of an open control without moving the content: at the start, only its visible
  /// part.
  mutating func addInsetInPlace() {
    guard !isHidden else { return }
    insetAmount = edge.isStart ? visibleDelta : openDelta
  }

  var isPulled: Bool { geometry.isDragging && geometry.isInteractive }

  var isPastThreshold: Bool { !isHidden && pull > extent + .roundingError }

  /// The amount for the visible part of an open control at the start.
  var visibleDelta: Double { amount(for: min(pull, extent)) }

  /// Updates the amount while the content moves. At the start, it is the visible part of the
  /// control, as in MJRefresh, so that section headers pin below the control. At the end, it stays,
  /// because the content must not move while more is added.
  private mutating func followWhileOpen() { if edge.isStart { insetAmount = visibleDelta } }
}

extension PullEngine {
  /// The range of movements around the current offset that change nothing but the progress.
  ///
  /// It is empty if any movement may change more than the progress. It applies until the next event
  /// other than a movement in the range, or until a setting changes.
  public var movementRange: MovementRange {
    guard var level = secondLevel else { return rangeAlone }
    level.mayOpen = secondLevelMayOpen
    return level.limited(rangeAlone)
  }

  private var rangeAlone: MovementRange {
    let (pull, margin) = (pull, MovementRange.margin)
    let isPastThreshold = pull > extent + .roundingError
    let reaction = reaction(isPastThreshold: isPastThreshold)
    // If the control has no length, any pull is a progress of 1.
    if reaction == .other || reaction == .followsPull && extent == 0 { return .empty }
    var (lowest, highest) = (pull, pull)
    if pull < 0 {
      (lowest, highest) = (-.infinity, -margin)
    } else if isPastThreshold {
      (lowest, highest) = (extent + margin, .infinity)
    } else if pull > 0 {
      (lowest, highest) = (margin, extent - margin)
    }
    guard pull >= lowest && pull <= highest else { return .empty }
    let (start, direction) =
      edge.isStart ? (geometry.minimumOffset, -1.0) : (geometry.maximumOffset, 1)
    let (one, other) = (start + direction * lowest, start + direction * highest)
    return MovementRange(
      lowest: min(one, other), highest: max(one, other), edgeOffset: start,
      length: reaction == .followsPull ? direction * extent : 0)
  }

  /// What the movements in a range do.
  private enum Reaction { case nothing, followsPull, other }

  /// What a movement does if it begins and ends in the same zone: out of view, exactly at the edge,
  /// between the edge and the threshold, or past the threshold.
  private func reaction(isPastThreshold: Bool) -> Reaction {
    let isPulled = isPastThreshold && isPulled
    let mayPull = isPulled && !isHidden && state == .idle
    let restoresProgress = progress == (pull > 0 ? lastPullProgress : 0)
    switch phase {
    case .idle(displayedOutcome: .some), .exhausted(displayedOutcome: .some):
      // The control displays the outcome until it is out of view.
      return .other
    case .pulling:
      let reportsThreshold = mayReachThreshold && !beginsAtThreshold
      return isPulled && !isHidden && !reportsThreshold ? .followsPull : .other
    case .idle where mayPull, .closing where mayPull, .holding where mayPull:
      return .other
    case .idle, .waiting, .closing:
      if followsPull { return pull > 0 ? .followsPull : setsNoProgress ? .nothing : .other }
      if case .idle = phase { return restoresProgress ? .nothing : .other }
      return .nothing
    case .exhausted:
      if isHidden { return restoresProgress ? .nothing : .other }
      return pull > 0 ? .followsPull : setsNoProgress ? .nothing : .other
    case .beganUnderFinger, .failed(hasLeft: false):
      return .other
    case .failed(hasLeft: true):
      // Out of view, a control at the end with its full amount does not react to movements.
      return pull < 0 && (isHidden || insetAmount == openDelta) ? .nothing : .other
    case .opening, .open, .holding:
      if isHidden || !edge.isStart { return .nothing }
      return (isPastThreshold || pull <= 0) && insetAmount == visibleDelta ? .nothing : .other
    }
  }

  /// Whether a movement to a progress of 0 changes nothing.
  private var setsNoProgress: Bool { progress == 0 && lastPullProgress == 0 }
}
