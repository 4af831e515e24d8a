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
    // Straight from the hand: a list of waiting events is only for those that wait.
    carryOut(event)
    var count = 0
    while let event = agenda.nextEvent() {
      count += 1
      // A bar whose height depends on the offset may answer every write with another change.
      if count > Agenda.longestChain && event.isOfSurroundings { continue }
      carryOut(event)
    }
    ongoingDuration = nil
    agenda.isCarryingOut = false
  }

  /// Runs the callbacks that are due, unless an event is being handled or callbacks run already.
  func runCallbacks() {
    guard !agenda.isCarryingOut && !agenda.isCallingBack else { return }
    agenda.isCallingBack = true
    while let callback = agenda.nextCallback() { run(callback) }
    agenda.isCallingBack = false
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

  private func closeAlpha() {
    guard isAutomaticallyChangeAlpha, case .pull = engine else { return }
    alpha = 0
  }

  private func carryOut(_ event: RefreshEvent) {
    let event = eventWithInsetChange(event)
    let geometry = geometry
    // What setters add from now on is for a later event.
    let beginBlocks = beginCompletions.count
    seenOffset = geometry.offset
    seenExtent = extent
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
    addCallbacks(of: decision, from: old, beginBlocks: beginBlocks)
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

  /// Adds the callbacks that are due, with the blocks that the app gave for this occasion.
  ///
  /// A refresh that ends before it has opened runs no begin block. A block that was given with an end
  /// belongs to the refresh that ended: it runs when that one has closed, or before the next handler.
  private func addCallbacks(
    of decision: Decision, from old: ControlEngine, beginBlocks: Int
  ) {
    // As with every movement that changes no state.
    if decision.callbacks.isEmpty && beginCompletions.isEmpty && endCompletions.isEmpty { return }
    if decision.callbacks.contains(.ended) { agenda.add(.ended) }
    let isOver = old.isEnding || (old.state.isRefreshing && !engine.state.isRefreshing)
    if isOver && !engine.isEnding && !endCompletions.isEmpty {
      agenda.add(.endCompletions(Self.taken(&endCompletions)))
    }
    if decision.callbacks.contains(.refreshing), let number = engine.currentRefresh {
      agenda.add(.refreshing(number))
    }
    if decision.callbacks.contains(.began) {
      agenda.add(.began(Array(beginCompletions.prefix(beginBlocks))))
      beginCompletions.removeFirst(beginBlocks)
    } else if !engine.state.isRefreshing {
      beginCompletions.removeFirst(beginBlocks)
    }
    if decision.callbacks.contains(.endAnimationBegan) { agenda.add(.endAnimationBegan) }
  }

  /// Half a pixel, in points. What changes by less because the edges moved is not written: on some
  /// systems each write moves a bar, and with it the edges, again.
  private var halfPixel: CGFloat { 0.5 / max(traitCollection.displayScale, 1) }

  /// Moves inset, offset and alpha to where the decision wants them. Insets and offsets that differ by
  /// less than a threshold stay; an inset always becomes 0.
  private func move(_ decision: Decision, atLeast threshold: CGFloat) {
    if decision.speed == .immediate {
      renderContentAlong()
      // Also within an animation of somebody else's.
      UIView.performWithoutAnimation { settle(decision, atLeast: threshold) }
      if decision.animation == nil { return }
    }
    let duration = decision.speed == .slow ? slowAnimationDuration : fastAnimationDuration
    if decision.speed != .immediate { ongoingDuration = duration }
    // The list can be grabbed while it moves, and moves on from where it is.
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration],
      animations: {
        if decision.state.isRefreshing {
          self.alpha = 1
        } else {
          self.closeAlpha()
        }
        self.renderContent()
        if decision.speed != .immediate { self.settle(decision, atLeast: threshold) }
      },
      completion: { [weak self] _ in
        if let number = decision.animation { self?.handle(.animationFinished(number)) }
      })
  }

  /// Has the content view draw what has changed: along with the movement if it was the opening or
  /// closing control that moved the content.
  private func renderContentAlong() {
    guard let ongoingDuration, content != nil else {
      renderContent()
      return
    }
    UIView.animate(withDuration: ongoingDuration) { self.renderContent() }
  }

  private func settle(_ decision: Decision, atLeast threshold: CGFloat) {
    // Content that was left past an edge comes to rest also where the part was given back before.
    ledger?.setPart(
      of: self, to: decision.insetDelta, atLeast: threshold,
      settlesContent: decision.animation != nil && decision.speed == .slow)
    guard let offset = decision.pinnedOffset, let scrollView else { return }
    var point = scrollView.offsetAtRest
    if engine.edge.isHorizontal {
      point.x = horizontalOffset(offset)
    } else {
      point.y = offset
    }
    let current = scrollView.contentOffset
    guard max(abs(point.x - current.x), abs(point.y - current.y)) >= threshold else { return }
    scrollView.setContentOffset(point, animated: false)
  }

  private func run(_ callback: Agenda.Callback) {
    switch callback {
    case .refreshing(let number):
      agenda.isHandlerCalled = engine.currentRefresh == number
      guard agenda.isHandlerCalled else { return }
      executeRefreshingCallback()
      // A block does not end its refresh, whoever takes it for a handler that does.
      if asyncHandler == nil && engine.currentRefresh == number {
        Diagnostics.watch(self, refresh: number)
      }
    case .began(let blocks):
      guard agenda.isHandlerCalled else { return }
      beginRefreshingCompletionBlock?()
      for block in blocks { block() }
    case .endAnimationBegan:
      guard agenda.isHandlerCalled, let action = endRefreshingAnimationBeginAction else { return }
      UIView.animate(withDuration: slowAnimationDuration, animations: { action() })
    case .ended:
      if agenda.isHandlerCalled { endRefreshingCompletionBlock?() }
    case .endCompletions(let blocks):
      for block in blocks { block() }
    }
  }

  /// Takes out the blocks that were given for one occasion, before the first one runs: what they add
  /// is for the next.
  private static func taken(_ blocks: inout [() -> Void]) -> [() -> Void] {
    defer { blocks = [] }
    return blocks
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

extension UIScrollView {
  /// The content offset, brought back within the edges where the content is on its way there:
  /// setting an offset ends a bounce along both axes.
  fileprivate var offsetAtRest: CGPoint {
    guard isDecelerating else { return contentOffset }
    let inset = adjustedContentInset
    let farthest = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    return CGPoint(
      x: min(max(contentOffset.x, -inset.left), farthest.x),
      y: min(max(contentOffset.y, -inset.top), farthest.y))
  }
}
