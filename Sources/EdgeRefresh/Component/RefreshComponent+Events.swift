import UIKit

extension RefreshComponent {
  /// Takes in an event: the one way by which anything changes.
  ///
  /// A copy of the engine decides; the decision is carried out, and its callbacks run when nothing
  /// is left to carry out.
  func handle(_ event: RefreshEvent) {
    takeIn(event)
    runCallbacks()
  }

  /// Takes in an event and leaves its callbacks for later.
  func takeIn(_ event: RefreshEvent) {
    guard !agenda.isCarryingOut else {
      agenda.add(event)
      return
    }
    agenda.isCarryingOut = true
    // Handle the first event directly: only re-entrant events are queued.
    carryOut(event)
    var count = 0
    while let event = agenda.nextEvent() {
      count += 1
      // A bar whose height depends on the offset may answer every write with another change.
      if count > Agenda.longestChain && event.isOfSurroundings { continue }
      if case .begin = event {
        let blocks = agenda.takeBeginBlocks()
        if !engine.hasOpened { beginCompletions += blocks }
      }
      carryOut(event)
    }
    ongoingDuration = nil
    agenda.isCarryingOut = false
  }

  /// Sets the state to an engine's, by way of every override of it.
  func setState(_ next: ControlEngine) {
    stagedEngine = next
    state = next.state
    guard stagedEngine != nil else { return }
    Diagnostics.report(
      "\(type(of: self)) overrides state without setting super.state for every value")
    commit(next.state)
  }

  /// Sets the control up, once.
  func setUp() {
    engine = Self.makeEngine()
    RefreshConfiguration.default.add(self)
    prepare()
    render(presentation, from: presentation)
    // Every level hears of the first state too: that is where a subclass sets its first texts.
    setFirstState()
  }

  /// Sets the state that the control has from the start, so that every override hears of it.
  ///
  /// One that ignores a state equal to the present one is told again, with another state before.
  func setFirstState() {
    stagedEngine = engine
    state = engine.state
    guard stagedEngine != nil else { return }
    isBeforeFirstState = true
    setState(engine)
  }

  /// What the state setter does: commits what is staged, or takes an assignment in as an event.
  func commit(_ newValue: RefreshState) {
    guard let staged = stagedEngine else {
      handle(.assigned(newValue))
      return
    }
    engine = staged
    stagedEngine = nil
    isBeforeFirstState = false
    renderIfNeeded()
    // What is pulled has had its alpha when the percent was set.
    let isAway = pullingPercent == 0 && geometry.pull(past: engine.edge) <= 0
    if engine.state.isRefreshing || isAway { updateAlpha() }
    setNeedsLayout()
    // A setter on the way may have put in a state of its own.
    if newValue != engine.state { handle(.assigned(newValue)) }
  }

  /// Draws again if anything that is drawn has changed.
  func renderIfNeeded() {
    let new = RefreshPresentation(
      state: engine.state, pullingPercent: pullingPercent, isActive: engine.isActive)
    guard new != presentation else { return }
    let old = presentation
    presentation = new
    render(new, from: old)
    // A content view draws within the animation that moves the control: see `move(_:)`.
    if !agenda.isCarryingOut { renderContent() }
  }

  /// Has the content view draw what it has not drawn yet.
  func renderContent() {
    guard let content, presentation != contentPresentation else { return }
    contentPresentation = presentation
    content.render(presentation)
  }

  /// Sets the alpha to what the state and the percent say, where that is wanted.
  ///
  /// A control that loads by itself is in view whenever it is reached: it has no pull to fade with.
  func updateAlpha() {
    guard isAutomaticallyChangeAlpha, case .pull = engine else { return }
    alpha = engine.state.isRefreshing ? 1 : pullingPercent
  }

  func closeAlpha() {
    guard isAutomaticallyChangeAlpha, case .pull = engine else { return }
    alpha = 0
  }

  private func carryOut(_ event: RefreshEvent) {
    let event = eventWithInsetChange(event)
    let geometry = geometry
    // What a setter adds from now on is about the next refresh.
    let endBlocks = endCompletions.count
    lastLook.offset = geometry.offset
    lastLook.extent = extent
    var next = engine
    next.extent = extent
    next.mayBegin = !isBarred
    // In a window, but not laid out in it yet: what begins here need not wait for that.
    if window != nil && next.state != .willRefresh { next.isInWindow = true }
    let old = engine
    let decision = next.handle(event, in: geometry)
    // The percent is that of the movement, so it is set while the state is still the one before.
    if decision.pullingPercent != pullingPercent {
      pullingPercent = decision.pullingPercent
    } else if event == .scrolled && next.followsPull {
      // Equal to the last one, but an end may have changed the alpha and the image since.
      pullingPercentWasSet()
    } else if pullingPercent == 0 && geometry.pull(past: engine.edge) <= 0 {
      // Out of sight nothing is left of an alpha that outlived its pull.
      updateAlpha()
    }
    if decision.state == engine.state {
      engine = next
    } else {
      setState(next)
    }
    renderIfNeeded()
    let isSmall = event == .insetChanged && old.extent == next.extent
    move(decision, atLeast: isSmall ? halfPixel : 0)
    let wasCalled = !agenda.owesHandler
    addCallbacks(of: decision, from: old, endBlocks: endBlocks)
    if let outcome = decision.outcome {
      Diagnostics.stopWatching(self)
      if wasCalled { refreshDidEnd(outcome) }
      refreshTask?.cancel()
      refreshTask = nil
    }
    didHandle(event, from: old.state)
  }

  /// A movement that is due to a changed inset is no movement of the content; and whatever happened, the
  /// control has another place then.
  private func eventWithInsetChange(_ event: RefreshEvent) -> RefreshEvent {
    let change = noticeInsetChange()
    if change != nil || event == .insetChanged { place() }
    return switch event {
    case .scrolled, .contentChanged: change ?? event
    default: event
    }
  }
}

extension RefreshEvent {
  /// Whether the event only tells where content and edges are now.
  fileprivate var isOfSurroundings: Bool {
    switch self {
    case .scrolled, .contentChanged, .insetChanged: true
    default: false
    }
  }
}
