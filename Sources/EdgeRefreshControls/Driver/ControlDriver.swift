import EdgeRefreshCore
package import UIKit

/// Drives a control: reports events to the engine, and carries out the engine's decisions.
///
/// Events enter through ``send(_:)``. ``handle(_:)`` handles one in the order that its comments
/// state. An event that arrives meanwhile is queued, and callbacks run after all events. A call in
/// a callback or in an overridden setter therefore takes effect after the change in progress.
///
/// The control owns the driver. Only the driver writes the state below.
@MainActor
package final class ControlDriver: ScrollListener {
  private unowned let control: RefreshComponent
  /// What the scroll view's controls share; `nil` while the control is detached.
  private(set) var host: ScrollHost?
  /// Whether the host reports changes of the scroll view. It is `false` once the control is being
  /// detached or freed. It is `nonisolated(unsafe)`, because the control's `deinit`, which belongs
  /// to no actor, sets it. This relies on views being freed on the main thread. Reading a weak
  /// reference instead would slow down movements.
  nonisolated(unsafe) private(set) var isObserving = false
  /// The engine. It decides before the state is set, which *commits* the decision.
  private(set) var engine: RefreshEngine {
    didSet { if !hasUncommittedDecision { status = engine.status } }
  }
  /// The values of the engine that the control reads. They follow a decision when it is committed.
  private(set) var status: RefreshStatus
  /// What the control drew last.
  private(set) var presentation = RefreshPresentation(state: .idle, progress: 0, isActive: false) {
    didSet { isContentDrawn = false }
  }
  /// Whether the content view has drawn the presentation.
  private var isContentDrawn = false
  /// What records the scroll view's controls, if they are recorded. The engine then handles all
  /// movements.
  private(set) var recorder: (any EventRecorder)? { didSet { handleSkippedMovements() } }

  private var step = Step.new
  /// Whether `state` returns `noMoreData`: see ``setFirstState()``.
  private var hidesState = false
  private var events: [RefreshEvent] = []
  private var end = End.none
  package let callbacks: CallbackQueue

  /// The blocks of `begin` events that are still queued, with the number of such events before.
  private var beginBlocks: [(position: Int, block: () -> Void)] = []
  private(set) var seen = SeenValues()
  /// `nil` in the library's classes.
  private var observed: ObservedValues?
  /// Whether the library declares the control's class. If so, its overridable methods need not be
  /// called for each movement.
  private(set) lazy var isLibraryClass =
    String(reflecting: type(of: control)).hasPrefix(Self.modulePrefix)
  private static let modulePrefix = String(reflecting: RefreshComponent.self)
    .dropLast("RefreshComponent".count)
  /// The offsets at which the engine need not decide; `nil` if it has to decide about the next
  /// movement.
  private var range: FollowedRange?
  /// What hides the control under bars; `nil` until the scroll view first has bars.
  private var barCover: BarCover?
  /// Whether a view of the control may have a visual effect, which rules out an alpha below 1.
  private(set) var mayHaveEffect = false
  /// The duration of the animation whose movements are being handled, in seconds.
  private var animationDuration: TimeInterval?
  /// The movement that closes the control, until it begins.
  private var waitingClosing: Closing?

  /// What the driver is doing.
  private enum Step {
    /// The control is not set up, so events are ignored.
    case new
    case resting
    case handling
    /// Calling the overrides of `beginRefreshing()` for a refresh that the user begins.
    case beginning
    /// Setting the pulling percent for a decision, before its state.
    case deciding
    /// Setting the content offset.
    case moving
    /// Setting a state through the overrides of `state`. The setter of the base class commits the
    /// decision.
    case committing
  }

  /// The progress of ending a refresh through the overrides of `endRefreshing()`.
  private enum End {
    case none
    /// `endRefreshing()` is being called for an event.
    case requested(RefreshEvent)
    /// `endRefreshing()` has sent the event, which is queued.
    case queued
    /// An override has returned without calling `super`, which it may do later.
    case postponed(RefreshEvent)
  }

  /// The values of a scroll view that the control handled last. A different current value is a
  /// change.
  struct SeenValues {
    /// The ``InsetLedger/revision``.
    var insetRevision = 0
    /// The control's own length along its axis.
    var extent: CGFloat = 0
    /// The scroll view's size, which is not observed.
    var viewport = CGSize.zero
    /// The number of items after the last layout pass; `nil` if it is not known.
    var itemCount: Int?
    /// Whether the fingers on the content have zoomed. Until they are lifted, their movement does
    /// not count as a pull.
    var hasZoomed = false
  }

  /// A range of offsets of the scroll view in which the engine need not decide.
  private struct FollowedRange {
    /// The ``ScrollHost/revision`` for which the range is valid.
    let revision: Int
    /// The offsets of the engine.
    let range: MovementRange
    /// On a reversed axis, the engine's offset is this minus the offset of the scroll view.
    let mirror: Double?
    let axis: ScrollAxis
    /// Whether the alpha or an image follows the pulling percent.
    let displaysPercent: Bool
    /// The last offset, as the engine sees it. The engine has not handled it.
    var passedOffset: Double?

    /// Converts a content offset to an offset of the engine.
    func engineOffset(at point: CGPoint) -> Double {
      let offset = axis.offset(point)
      return if let mirror { mirror - offset } else { offset }
    }
  }

  /// The values last passed to the `scrollView…DidChange` methods of an app's class.
  @MainActor
  private final class ObservedValues {
    var contentOffset: CGPoint
    var contentSize: CGSize
    /// The raw value of the pan gesture recognizer's state.
    var panState: Int

    init(of scrollView: UIScrollView) {
      contentOffset = scrollView.contentOffset
      contentSize = scrollView.contentSize
      panState = scrollView.panGestureRecognizer.state.rawValue
    }

    /// Sets a value and returns the change in the form of key-value observation.
    func change<Value>(
      _ value: ReferenceWritableKeyPath<ObservedValues, Value>, to new: Value
    ) -> [AnyHashable: Any] {
      let old = self[keyPath: value]
      self[keyPath: value] = new
      // The raw values of `NSKeyValueChangeKey`; the kind is `NSKeyValueChange.setting`.
      return ["kind": 1, "old": old, "new": new]
    }
  }

  /// A movement that closes the control.
  private final class Closing {
    let decision: Decision
    /// The content offset at the decision. If it has changed since, the content is not moved.
    let offset: CGPoint
    var isAnimated: Bool

    init(_ decision: Decision, offset: CGPoint, isAnimated: Bool) {
      (self.decision, self.offset, self.isAnimated) = (decision, offset, isAnimated)
    }
  }

  /// The largest number of scroll view events that may follow from one event. Normally there are
  /// one or two.
  private static let maximumChainLength = 16

  init(of control: RefreshComponent) {
    self.control = control
    callbacks = CallbackQueue(of: control)
    engine = type(of: control).makeEngine()
    status = engine.status
  }

  /// Stops the host's reports when the control is freed, even if it was not detached.
  nonisolated func controlIsFreed() { isObserving = false }

  /// Starts handling events, calls `prepare()`, and sets the first state.
  func setUp() {
    step = .resting
    control.prepare()
    control.render(presentation, from: presentation)
    // Subclasses set their first texts in the state setter.
    setFirstState()
    // An archive sets the property before the control is set up.
    if control.isHidden { send(.hidden(true)) }
  }

  // MARK: - Events

  /// Handles an event and those that it causes, then runs the callbacks that are due.
  func send(_ event: RefreshEvent) {
    retainingControl {
      if event == .scrolled { handleMovement() } else { handleEvents(from: event) }
      runCallbacks()
    }
  }

  /// Handles a movement by its cause. What the system and the library move does not approach an
  /// edge. A pulled control follows what the library moves, as kept content that moves its edge
  /// away, but first stays at an edge that has moved. Such a movement does not retry a failed load.
  private func handleMovement() {
    switch host?.mover {
    case .library where status.isAutomatic || status.hasFailed, .system:
      handleEvents(from: .insetChanged)
    case .library:
      if haveEdgesChanged { handleEvents(from: .insetChanged) }
      handleEvents(from: .scrolled)
    case .userOrApp, nil: handleEvents(from: .scrolled)
    }
  }

  @inline(never)
  func retainingControl(_ action: () -> Void) { withExtendedLifetime(control, action) }

  /// Handles an event and those that it causes, without running the callbacks.
  private func handleEvents(from event: RefreshEvent) {
    if step == .new { return }
    guard !isHandling else {
      queue(event)
      return
    }
    step = .handling
    // Handle the first event directly: only re-entrant events are queued.
    handle(event)
    handleQueuedEvents()
    step = .resting
  }

  private var isHandling: Bool {
    switch step {
    case .handling, .beginning, .deciding, .moving, .committing: true
    case .new, .resting: false
    }
  }

  private var hasUncommittedDecision: Bool { step == .deciding || step == .committing }

  private func handleQueuedEvents() {
    var count = 0
    while !events.isEmpty {
      let event = events.removeFirst()
      count += 1
      // A bar whose height depends on the offset may respond to each new inset with another one.
      if count > Self.maximumChainLength && event.isFromScrollView {
        control.didHandle(event, from: control.state, outcome: nil)
        continue
      }
      if case .begin = event {
        let due = beginBlocks.prefix { $0.position == 0 }
        if !status.hasOpened { callbacks.openBlocks += due.map(\.block) }
        beginBlocks = beginBlocks.dropFirst(due.count).map { ($0.position - 1, $0.block) }
      }
      handle(event)
    }
    animationDuration = nil
  }

  private func queue(_ event: RefreshEvent) {
    // The geometry is read when the event is handled, so consecutive movements are one movement.
    if events.last == .scrolled {
      if event == .scrolled { return }
      // The control's own movement has changed an inset. That movement is not scrolling.
      if event == .insetChanged && step == .moving { events.removeLast() }
    }
    events.append(event)
  }

  private func handle(_ sent: RefreshEvent) {
    // Reading an unowned reference takes longer than reading a local constant.
    let control = control
    // Observe: what has moved since the last event, and why.
    let eventCount = events.count
    host?.noticeMovement()
    // What has moved before this event is handled before it.
    if events.count > eventCount { handle(events.remove(at: eventCount)) }
    handleSkippedMovements()
    let event = attributed(sent)
    // Geometry: the engine's input.
    let conditions = host?.currentConditions
    let geometry = control.geometry
    seen.extent = control.extent
    // A block that a setter adds from now on belongs to the next refresh.
    let endBlockCount = callbacks.endBlocks.count
    let old = status
    // Engine: its decision is committed by the setter of the state.
    var input = EngineInput(
      geometry: geometry, extent: control.extent, mayBegin: !control.isBlockedBySibling,
      // A refresh that begins in a window need not wait until the control is laid out there.
      isInWindow: control.window != nil && old.state != .willRefresh,
      glide: event == .dragEnded
        ? control.glideAfterRelease : geometry.isPaging ? control.pageMovement : 0)
    var next = engine
    var decision = next.handle(event, with: input)
    if decision.state == .refreshing && !old.state.isRefreshing && event.isMovement
      && !isLibraryClass && !callBeginOverrides()
    {
      input.mayBegin = false
      next = engine
      decision = next.handle(event, with: input)
    }
    recorder?.record(
      event, of: ObjectIdentifier(self), from: engine, to: next, input: input, decision: decision)
    if event == .detached { recorderDidChange() }
    // Pulling percent, state and drawing.
    let level = control.storage.secondLevel
    step = .deciding
    engine = next
    setPullingPercent(decision, of: next, isMovement: event == .scrolled, geometry)
    if decision.state == status.state { commitDecision() } else { setState(decision.state) }
    renderIfNeeded()
    // Movement.
    let isMovement = event.isFromScrollView && old.extent == status.extent
    let movement = applySecondLevel(decision, of: level, from: old.secondLevel, after: event)
    move(movement, atLeast: isMovement ? control.halfPixel : 0)
    // Callbacks. A refresh that ends while its handler is still queued has no outcome.
    let outcome = callbacks.hasHandler ? nil : decision.outcome
    callbacks.add(decision, from: old, to: status, endBlockCount: endBlockCount)
    // Features that few controls use.
    control.storage.features?.update(control, after: event, decision, from: old)
    if decision.outcome != nil { control.handlerRun = nil }
    if old.state.isRefreshing && !status.state.isRefreshing {
      // An end that an override has postponed is no longer needed.
      end = .none
      if status.edge.isStart { host?.keeper?.loadAtStartDidEnd() }
    }
    if old.state != status.state {
      // This may allow or prevent refreshes of exclusive controls.
      host?.forgetRanges()
      if status.hasFailed { control.recognizeTapsForRetrying() }
    }
    // Range: the movements that need no decision.
    if let conditions { updateRange(after: event, under: conditions) }
    // Speech, and other controls.
    if decision.outcome?.isSuccess == true { control.resetOppositeFailure() }
    control.updateAccessibility(after: sent, from: old.state, outcome: decision.outcome)
    control.didHandle(sent, from: old.state, outcome: outcome)
  }

  // MARK: - Movements that need no decision

  /// Handles a new content offset. Most movements only compare it with the range.
  func contentOffsetWasSet(of scrollView: UIScrollView, to offset: CGPoint, revision: Int) {
    if observed == nil && follow(to: offset, revision: revision) { return }
    noticeZooming(of: scrollView)
    // As in MJRefresh, the overridable method is not called while the control is hidden or
    // disabled.
    guard !control.isHidden && control.isUserInteractionEnabled else {
      contentDidMove()
      return
    }
    control.scrollViewContentOffsetDidChange(
      observed?.change(\.contentOffset, to: scrollView.contentOffset))
  }

  /// Called after a movement, and after a change of the bars, the control's frame or
  /// `hidesUnderBars`.
  func updateBarCover(from oldOffset: CGPoint?) {
    guard let host, host.hasBars || barCover != nil, let scrollView = host.scrollView
    else { return }
    let barCover = barCover ?? BarCover(of: control, along: control.axis, mayHaveEffect)
    self.barCover = barCover
    let bars = host.bars
    let isClosed = bars.isHomeIndicatorOnly && hasAmount(0)
    barCover.update(
      in: scrollView, under: control.insets(of: bars, isClosed: isClosed),
      from: oldOffset ?? host.lastOffset, isEnabled: control.options.hidesUnderBars)
    host.barCoverDidChange()
  }

  /// Handles new bars and safe areas. The parts are centered between the safe areas beside them.
  func barsDidChange(from old: ScrollBars) {
    if control.environment != nil { control.updateFrame() }
    let partsBounds = control.partsBounds
    if partsBounds != control.partsBounds(between: old) {
      control.setNeedsLayout()
      control.content?.setNeedsLayout()
    }
    updateBarCover(from: nil)
  }

  /// Updates the limit if the position or size of the control or the scroll view has changed.
  func placeMayHaveChanged() {
    guard let barCover, let size = host?.scrollView?.bounds.size else { return }
    if !barCover.isUpToDate(in: size) { updateBarCover(from: nil) }
  }

  /// Handles views that the app has added to the control: they may extend beyond it, or have a
  /// visual effect.
  func subviewsMayHaveChanged() {
    guard host != nil else { return }
    control.clipContentWithEffect()
    if control.hasViewWithEffect != mayHaveEffect {
      mayHaveEffect.toggle()
      updateAlpha()
      if mayHaveEffect && control.options.fadesWithPull { showCompletely() }
    }
    if barCover?.roomDidChange(mayHaveEffect) == true { updateBarCover(from: nil) }
  }

  /// Handles a movement, with the engine only if it has to decide.
  func contentDidMove() {
    if let host, let scrollView = host.scrollView,
      follow(
        to: scrollView.bounds.origin, revision: host.revisionForCurrentConditions(of: scrollView))
    {
      return
    }
    send(.scrolled)
  }

  /// Handles a movement in the range without the engine. Returns `false` if the engine has to
  /// decide.
  private func follow(to point: CGPoint, revision: Int) -> Bool {
    guard let range, range.revision == revision, step == .resting else { return false }
    let offset = range.engineOffset(at: point)
    guard range.range.contains(offset) else { return false }
    self.range?.passedOffset = offset
    if range.range.changesProgress {
      followPull(to: range.range.progress(at: offset), displaysPercent: range.displaysPercent)
    } else if range.displaysPercent && control.pullingPercent == 0 {
      // Out of view, the alpha of an earlier pull must not remain.
      updateAlpha()
    }
    return true
  }

  /// Sets the pulling percent during a movement that changes nothing else.
  private func followPull(to progress: CGFloat, displaysPercent: Bool) {
    let control = control
    var new = presentation
    if progress != new.progress {
      new.progress = progress
      presentation = new
      control.isFollowingPull = true
      control.pullingPercent = progress
      control.isFollowingPull = false
    }
    if displaysPercent { control.pullingPercentWasSet() }
    if observed != nil && control.pullingPercent != progress {
      // An override has changed the value.
      handleSkippedMovements()
      renderIfNeeded()
    } else if control.content != nil {
      renderContent()
    }
  }

  /// Passes the last movement in the range to the engine, which then decides about the next one.
  func handleSkippedMovements() {
    let passedOffset = range?.passedOffset
    range = nil
    guard let passedOffset else { return }
    var next = engine
    next.skipMovements(to: passedOffset)
    engine = next
  }

  /// Stores the range of movements that need no decision. `conditions` are those under which the
  /// event was handled.
  private func updateRange(after event: RefreshEvent, under conditions: ScrollConditions) {
    // If an app has assigned `pullingPercent`, the next movement must replace the value.
    guard let host, recorder == nil && !seen.hasZoomed, control.pullingPercent == status.progress
    else { return }
    let range = engine.movementRange
    // Ending a refresh may have changed the alpha and the image, which the next movement restores.
    guard event == .scrolled || range.changesProgress || !status.followsPull else { return }
    self.range = FollowedRange(
      revision: host.revision(under: conditions), range: range, mirror: control.reversalOffset,
      axis: control.axis,
      displaysPercent: control.options.fadesWithPull || control.parts.images != nil)
  }

  /// Changes settings of the engine. It is not inlined, because engines are large values.
  @inline(never)
  func changeEngine(_ change: (inout RefreshEngine) -> Void) {
    handleSkippedMovements()
    // Changing the property in place would add exclusivity checks to every access at run time.
    var changed = engine
    change(&changed)
    engine = changed
  }

  package func changePull(_ change: (inout PullEngine) -> Void) {
    changeEngine { $0.changePull(change) }
  }

  func changeAuto(_ change: (inout AutoEngine) -> Void) { changeEngine { $0.changeAuto(change) } }

  // MARK: - Observing

  var isOpen: Bool { !status.isAutomatic && !hasAmount(0) }

  var isShown: Bool { engine.pull?.isShown == true && !status.isMovedBySecondLevel }

  var stillOffsets: OffsetArea { barCover?.stillOffsets ?? .none }

  func recorderDidChange() { recorder = host?.recorder }

  func contentSizeWasSet(of scrollView: UIScrollView) {
    noticeZooming(of: scrollView)
    control.scrollViewContentSizeDidChange(
      observed?.change(\.contentSize, to: scrollView.contentSize))
  }

  func panStateWasSet(of scrollView: UIScrollView) {
    noticeZooming(of: scrollView)
    guard !control.isHidden && control.isUserInteractionEnabled else {
      panStateDidChange()
      return
    }
    control.scrollViewPanStateDidChange(
      observed?.change(\.panState, to: scrollView.panGestureRecognizer.state.rawValue))
  }

  func contentSizeDidChange() {
    control.updateFrame()
    host?.contentSizeDidChange()
    // In a right-to-left layout, a new content size moves the edge at the start. In a list, the
    // first new item has to be where the load was.
    let movesStart = status.isPulledAtStart && control.reversalOffset != nil && host?.list == nil
    let isEdge = host?.takesContentSizeAsEdge(movesEdge: movesStart) == true
    send(isEdge ? .insetChanged : .contentChanged)
  }

  func panStateDidChange() {
    guard let scrollView = host?.scrollView else { return }
    switch scrollView.panGestureRecognizer.state {
    case .began:
      subviewsMayHaveChanged()
      send(.dragBegan)
    case .ended: send(control.isPanAwayFromEdge(of: scrollView) ? .dragCancelled : .dragEnded)
    case .cancelled, .failed: send(.dragCancelled)
    case .possible, .changed: break
    @unknown default: break
    }
  }

  func interactionDidChange() {
    guard host != nil else { return }
    send(.scrolled)
    control.updateAccessibilityActions()
    if UIAccessibility.buttonShapesEnabled { redraw() }
  }

  func scrollViewWasLaidOut() {
    edgesMayHaveChanged()
    itemsMayHaveChanged()
    control.handOverFocus()
    // UIKit may not lay out a hidden control.
    enterWindowIfLaidOut()
  }

  /// Handles a new number of items. A control that loads automatically may load again when there
  /// are more.
  private func itemsMayHaveChanged() {
    control.measureItems()
    let count = host?.items?.total
    guard count != seen.itemCount else { return }
    seen.itemCount = count
    send(.contentChanged)
  }

  /// Handles a change of the control's length by the app, an image or a content view.
  func extentMayHaveChanged() {
    guard host != nil && control.extent != seen.extent else { return }
    seen.extent = control.extent
    send(.insetChanged)
  }

  func edgesMayHaveChanged() {
    host?.ledger.update()
    guard haveEdgesChanged else { return }
    control.updateFrame()
    send(.insetChanged)
  }

  /// Whether the size of the scroll view or an inset has changed since the last event. The ledger's
  /// own changes do not count.
  private var haveEdgesChanged: Bool {
    guard let host, !host.ledger.isWriting else { return false }
    return host.ledger.revision != seen.insetRevision
      || host.scrollView?.bounds.size != seen.viewport
  }

  /// Returns the event to handle, and lays out the control if an edge has moved. Other edges are
  /// handled before any other event. Content that was scrolled is not held in place.
  private func attributed(_ event: RefreshEvent) -> RefreshEvent {
    host?.ledger.update()
    let hasChanged = haveEdgesChanged
    if hasChanged, let host {
      handleSkippedMovements()
      host.readBars()
      seen.insetRevision = host.ledger.revision
      seen.viewport = host.scrollView?.bounds.size ?? .zero
    }
    if hasChanged || event == .insetChanged { control.updateFrame() }
    switch event {
    case .contentChanged: return hasChanged ? .insetChanged : event
    case .scrolled, .insetChanged, .detached: return event
    default:
      if hasChanged { handle(.insetChanged) }
      return event
    }
  }

  private func noticeZooming(of scrollView: UIScrollView) {
    if scrollView.isZooming {
      seen.hasZoomed = true
    } else if seen.hasZoomed {
      let state = scrollView.panGestureRecognizer.state
      seen.hasZoomed = state != .began && state != .possible && state != .failed
    }
  }

  // MARK: - The scroll view and the window

  func attach(to scrollView: UIScrollView) {
    let host = ScrollHost.shared(by: scrollView)
    self.host = host
    recorder = host.recorder
    seen.insetRevision = host.ledger.revision
    observed = isLibraryClass ? nil : ObservedValues(of: scrollView)
    isObserving = true
    host.attach(self)
    seen.viewport = scrollView.bounds.size
    seen.itemCount = host.items?.total
    control.measureItems()
    host.readBars()
    control.updateFrame()
    updateBarCover(from: nil)
    control.placeSubviews()
    control.setNeedsLayout()
    control.applyKeptContentOptions(of: scrollView, from: RefreshOptions.Loading())
    send(.attached)
  }

  /// Detaches the control from its host. `finish` runs before the callbacks, which must find the
  /// control detached.
  func detach(_ finish: (UIScrollView?) -> Void) {
    guard let host else { return }
    handleSkippedMovements()
    isObserving = false
    host.stopNotifying(self)
    handleEvents(from: .detached)
    updateAlpha()
    host.detach(self)
    self.host = nil
    waitingClosing = nil
    // A queued event will still be recorded.
    if !isHandling { recorder = nil }
    finish(host.scrollView)
    runCallbacks()
  }

  func windowDidChange() {
    host?.readBars()
    if control.window == nil {
      // A control without a superview is being removed: `superviewDidChange` detaches it.
      if control.superview != nil { send(.leftWindow) }
    } else {
      // `enteredWindow` is sent after the layout: see `controlWasLaidOut`.
      handleSkippedMovements()
      control.setNeedsLayout()
      host?.pollAfterLayout()
      control.renderLastUpdatedTime()
      isContentDrawn = false
      renderContent()
      if let waitingClosing { closeInNextTurn(waitingClosing) }
    }
  }

  func controlWasLaidOut() {
    subviewsMayHaveChanged()
    enterWindowIfLaidOut()
  }

  /// Sends `enteredWindow` when the scroll view has been laid out in the window. The control's own
  /// size does not matter, because a control without length can refresh, too.
  private func enterWindowIfLaidOut() {
    // In the middle of a change, the layout after it sends the event.
    guard !status.isInWindow && control.window != nil, let host, !host.isHolding,
      let size = host.scrollView?.bounds.size
    else { return }
    if control.axis.breadth(size) > 0 { send(.enteredWindow) }
  }

  // MARK: - State

  /// The state that the property of the control returns.
  var state: RefreshState { hidesState && step == .committing ? .noMoreData : status.state }

  /// Commits the decision and its state, through every override of `state`.
  private func setState(_ state: RefreshState) {
    if !assign(state, hidesState: false) {
      Diagnostics.report(
        "\(type(of: control)) overrides state without setting super.state for every value")
      control.notifyingObserversOfState { commit(state) }
    }
    step = .handling
  }

  /// Sets the initial state through every override. If an override has ignored it, sets it again
  /// while `state` returns a different one.
  private func setFirstState() {
    let state = status.state
    if !assign(state, hidesState: false) && !assign(state, hidesState: true) { setState(state) }
    handleQueuedEvents()
    step = .resting
    runCallbacks()
  }

  /// Sets the state, and returns whether the setter of the base class was called.
  private func assign(_ state: RefreshState, hidesState: Bool) -> Bool {
    step = .committing
    self.hidesState = hidesState
    control.state = state
    return step != .committing
  }

  private func commitDecision() {
    step = .handling
    status = engine.status
  }

  /// Implements the state setter: commits the decision, or sends an assignment as an event.
  func commit(_ newValue: RefreshState) {
    guard step == .committing else {
      send(.assigned(newValue))
      return
    }
    commitDecision()
    renderIfNeeded()
    // During a pull, the alpha was set with `pullingPercent`.
    let isOutOfView = control.pullingPercent == 0 && control.geometry.pull(past: status.edge) <= 0
    if status.state.isRefreshing || isOutOfView { updateAlpha() }
    control.setNeedsLayout()
    // An overridden setter may have passed another state to `super`.
    if newValue != status.state { send(.assigned(newValue)) }
  }

  // MARK: - Pulling percent and drawing

  /// Sets `pullingPercent`, before the state that corresponds to it.
  private func setPullingPercent(
    _ decision: Decision, of next: RefreshEngine, isMovement: Bool, _ geometry: ScrollGeometry
  ) {
    if decision.progress != control.pullingPercent {
      control.pullingPercent = decision.progress
    } else if isMovement && next.followsPull {
      // The value is the same, but ending a refresh may have changed the alpha and the image.
      control.pullingPercentWasSet()
    } else if control.pullingPercent == 0 && geometry.pull(past: status.edge) <= 0 {
      // Out of view, the alpha of an earlier pull must not remain.
      updateAlpha()
    }
  }

  /// Handles an assignment of `pullingPercent` by the control or an app.
  func pullingPercentDidChange() {
    control.pullingPercentWasSet()
    if !isHandling { handleSkippedMovements() }
    renderIfNeeded()
  }

  private func renderIfNeeded() {
    let new = RefreshPresentation(
      state: status.displayedState, progress: control.pullingPercent,
      isActive: status.displaysActivity, outcome: status.displayedOutcome)
    guard new != presentation else { return }
    let old = presentation
    presentation = new
    // Images display the progress separately: see `pullingPercentWasSet()`.
    if new.state != old.state || new.isActive != old.isActive || new.outcome != old.outcome {
      control.render(new, from: old)
    }
    // During an event, the content view draws inside the animation that moves the control.
    if !isHandling { renderContent() }
  }

  /// Draws the content view if the presentation has changed since it last drew.
  func renderContent() {
    guard !isContentDrawn, let content = control.content else { return }
    isContentDrawn = true
    content.render(presentation)
  }

  func redraw() {
    control.render(presentation, from: presentation)
    isContentDrawn = false
    renderContent()
  }

  /// Whether the control is shown completely or not at all.
  package var mustNotFade: Bool { mayHaveEffect }

  /// Whether the alpha follows the pull. A control that loads automatically is not pulled.
  package var fadesWithPull: Bool {
    !status.isAutomatic && control.options.fadesWithPull && !mayHaveEffect
  }

  /// Sets the alpha for the state and `pullingPercent` if the control fades.
  func updateAlpha() {
    guard fadesWithPull else { return }
    control.alpha = status.state.isRefreshing ? 1 : control.pullingPercent
  }

  /// Sets the alpha to 1 when the control no longer fades: at once, or when the second level has
  /// closed.
  func showCompletely() {
    if let level = control.storage.secondLevel, level.alphaOfControl != nil {
      level.alphaOfControl = 1
    } else {
      control.alpha = 1
    }
  }

  // MARK: - Movement

  /// Sets the inset and the offset of a decision at its speed, and updates the alpha and the
  /// content view in the same animation. Without an animation, skips changes that are smaller than
  /// `threshold`, unless the control then adds nothing or its full length to the inset.
  private func move(_ decision: Decision, atLeast threshold: CGFloat) {
    // Until a closing begins, the decisions after it agree with it, unless they move the content or
    // begin another refresh.
    let isWaiting =
      decision.speed == .immediate && decision.pinnedOffset == nil && !decision.state.isRefreshing
      && decision.insetAmount == waitingClosing?.decision.insetAmount
    if !isWaiting { waitingClosing = nil }
    if decision.speed == .immediate {
      renderContentWithMovement()
      if decision.pinnedOffset != nil || !isWaiting && !hasAmount(decision.insetAmount) {
        // The caller may be inside one of the app's animations.
        UIView.performWithoutAnimation { setPosition(decision, atLeast: threshold) }
      }
      if decision.animation == nil { return }
    }
    if decision.speed == .slow && !decision.isBySecondLevel && host?.list != nil {
      closeInNextTurn(
        Closing(
          decision, offset: host?.scrollView?.contentOffset ?? .zero,
          isAnimated: UIView.areAnimationsEnabled))
    } else {
      animate(decision)
    }
    guard let number = decision.animation else { return }
    // UIKit may report the end of an animation early, if the animation is removed, is followed by
    // another one, or changes nothing.
    let delay = UIView.areAnimationsEnabled ? max(duration(of: decision), 0) : 0
    MainQueue.schedule(after: delay) { [weak control] in
      control?.driver.send(.animationFinished(number))
    }
  }

  private func duration(of decision: Decision) -> TimeInterval {
    let options = control.options
    return decision.speed == .slow ? options.closingDuration : options.openingDuration
  }

  private func animate(_ decision: Decision) {
    let duration = duration(of: decision)
    if decision.speed != .immediate { animationDuration = duration }
    UIView.animateFromCurrentState(lasting: duration) { [self] in
      if decision.state.isRefreshing || status.hasFailed {
        control.alpha = 1
      } else if fadesWithPull {
        control.alpha = 0
      }
      renderContent()
      guard decision.speed != .immediate else { return }
      host?.moveWithoutDrift(lasting: duration) { setPosition(decision) }
    }
  }

  /// Closes the control of a list in the next turn of the main loop, as MJRefresh does.
  ///
  /// The app may update its list after it has ended the refresh. New items then begin where the
  /// control was, and no data source is asked for items before the list is updated.
  private func closeInNextTurn(_ closing: Closing) {
    waitingClosing = closing
    MainQueue.schedule(after: 0) { [weak control] in
      guard let control else { return }
      control.driver.retainingControl { control.driver.closeAfterUpdates() }
    }
  }

  /// Begins a closing that waits. A list that was updated outside a window is not laid out there,
  /// so the closing waits for the window.
  private func closeAfterUpdates() {
    guard waitingClosing != nil, let host, let scrollView = host.scrollView else { return }
    if control.window != nil {
      UIView.performWithoutAnimation { scrollView.layoutIfNeeded() }
    } else if host.isListOutdated {
      waitingClosing?.isAnimated = false
      return
    }
    // The layout may have caused another movement, or removed the control.
    guard let closing = waitingClosing, self.host === host else { return }
    waitingClosing = nil
    var decision = closing.decision
    if scrollView.contentOffset != closing.offset { decision.pinnedOffset = nil }
    step = .handling
    if closing.isAnimated {
      animate(decision)
    } else {
      UIView.performWithoutAnimation { animate(decision) }
    }
    handleQueuedEvents()
    step = .resting
    runCallbacks()
  }

  /// Draws the content view. Animates this if the movement is part of an opening or closing
  /// animation.
  private func renderContentWithMovement() {
    guard let animationDuration, control.content != nil else {
      renderContent()
      return
    }
    UIView.animate(withDuration: animationDuration) { self.renderContent() }
  }

  /// Whether the control adds a length to the inset, in points.
  private func hasAmount(_ length: Double) -> Bool {
    guard let host else { return length == 0 }
    return host.ledger.amount(of: ObjectIdentifier(self)) == inset(length)
  }

  /// Sets the length that the control adds to the inset, in points. A change by less than a
  /// threshold is ignored.
  package func setAmount(_ length: Double, atLeast threshold: CGFloat = 0) {
    host?.ledger.setAmount(of: ObjectIdentifier(self), to: inset(length), atLeast: threshold)
  }

  private func inset(_ length: Double) -> UIEdgeInsets {
    let edge = status.edge
    return UIEdgeInsets(length, at: edge, isMirrored: edge.isHorizontal && control.isMirrored)
  }

  private func setPosition(_ decision: Decision, atLeast threshold: CGFloat = 0) {
    guard let host else { return }
    host.decideReleasedPulls(before: self)
    let isComplete = decision.insetAmount == 0 || decision.insetAmount == status.extent
    let wasClosed = hasAmount(0)
    setAmount(decision.insetAmount, atLeast: isComplete ? 0 : threshold)
    // The new inset may have moved the content, and the app may have removed the control then.
    guard self.host === host else { return }
    // Only closed footers are hidden behind the home indicator: see `ScrollBars`.
    if host.bars.isHomeIndicatorOnly && status.edge == .bottom && hasAmount(0) != wasClosed {
      updateBarCover(from: nil)
    }
    // Content past an edge must settle when the control closes, even if its inset was removed
    // earlier.
    if decision.animation != nil && decision.speed == .slow { host.ledger.moveBackToEdge() }
    guard let offset = decision.pinnedOffset, let scrollView = host.scrollView else { return }
    var point = control.axis.point(scrollView.restingOffset, at: control.axisOffset(offset))
    if decision.speed == .immediate && point.isNear(scrollView.contentOffset, to: threshold) {
      return
    }
    // The engine does not know what other controls add to the inset. A bar may also have changed
    // its height because the control no longer adds to the inset.
    let isClosing = decision.speed == .slow || decision.insetAmount == 0
    if isClosing { point = scrollView.resting(at: point) }
    let previous = step
    step = .moving
    host.moveContent { scrollView.setContentOffset(point, animated: false) }
    step = previous
  }

  // MARK: - Callbacks

  /// Applies the decision's changes to the second level and queues its callbacks. Returns what
  /// remains of the decision.
  private func applySecondLevel(
    _ decision: Decision, of level: (any SecondLevelPresenting)?, from old: SecondLevelState,
    after event: RefreshEvent
  ) -> Decision {
    // An override may have replaced the second level.
    guard let level, level === control.storage.secondLevel else { return decision }
    if decision.secondLevel != old {
      callbacks.addChange(of: level, from: old, to: decision.secondLevel)
    }
    if let number = decision.replacedAnimation { queue(.animationFinished(number)) }
    let isLifted = event == .dragEnded || event == .dragCancelled
    return level.show(
      decision, from: old, isMovement: event == .scrolled,
      isDragging: !isLifted && host?.scrollView?.isDraggedByFinger == true)
  }

  /// Runs the callbacks that are due, unless an event is being handled or callbacks are running.
  package func runCallbacks() {
    guard !callbacks.isEmpty && !isHandling else { return }
    // The app may scroll.
    retainingControl { host?.report(as: nil, callbacks.run) ?? callbacks.run() }
  }

  // MARK: - Begins and ends

  /// Adds a block to call when the control has opened for the current refresh or the next one. If
  /// the control is open, the block is dropped.
  func addBeginBlock(_ block: @escaping () -> Void) {
    if isHandling {
      let begins = events.filter { if case .begin = $0 { true } else { false } }
      beginBlocks.append((begins.count, block))
    } else if !status.hasOpened {
      callbacks.openBlocks.append(block)
    }
  }

  /// Adds a block to call when the refresh in progress has closed. If there is none, the block is
  /// dropped.
  func addEndBlock(_ block: @escaping () -> Void) {
    if status.state.isRefreshing || status.isClosing { callbacks.endBlocks.append(block) }
  }

  /// Ends the refresh with an event, through the overrides of `endRefreshing()`. If there is no
  /// refresh to end, or if an override calls this method, sends the event.
  func requestEnd(_ event: RefreshEvent) {
    switch end {
    case .none where status.state.isRefreshing, .postponed where status.state.isRefreshing:
      end = .requested(event)
      control.endRefreshing()
      switch end {
      case .requested: end = .postponed(event)
      case .queued: end = .none
      // A callback may have begun another refresh, whose end an override has postponed.
      case .none, .postponed: break
      }
    case .none, .postponed, .requested, .queued: send(event)
    }
  }

  /// Calls the overrides of `beginRefreshing()` for a refresh that the user begins. Returns `false`
  /// if an override has refused it by not calling `super`.
  private func callBeginOverrides() -> Bool {
    step = .beginning
    control.beginRefreshing()
    let isRefused = step == .beginning
    step = .handling
    return !isRefused
  }

  /// Begins the refresh, from `beginRefreshing()` of the base class.
  func carryOutBegin() {
    if step == .beginning {
      step = .handling
    } else {
      send(.begin(isVisible: control.window != nil))
    }
  }

  /// Sends the event that ends the refresh, from `endRefreshing()` of the base class.
  func carryOutEnd() {
    // Lay out inserted content before the load ends.
    if status.edge.isStart && status.state.isRefreshing { host?.keeper?.loadAtStartWillEnd() }
    switch end {
    case .requested(let event):
      end = isHandling ? .queued : .none
      send(event)
    case .postponed(let event):
      end = .none
      send(event)
    case .none, .queued:
      if isHandling && status.state.isRefreshing { end = .queued }
      send(.end(.success))
    }
  }
}
