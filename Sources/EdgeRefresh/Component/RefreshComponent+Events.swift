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
    while let event = agenda.nextEvent() { carryOut(event) }
    agenda.isCarryingOut = false
  }

  /// Runs the callbacks that are due, unless something is being carried out or already runs them.
  func runCallbacks() {
    guard !agenda.isCarryingOut && !agenda.isCallingBack else { return }
    agenda.isCallingBack = true
    while let callback = agenda.nextCallback() { run(callback) }
    agenda.isCallingBack = false
    guard !engine.isActive && !endCompletions.isEmpty else { return }
    for block in Self.taken(&endCompletions) { block() }
  }

  /// Sets the state to an engine's, by way of every override of it.
  func setState(_ next: ControlEngine) {
    stagedEngine = next
    state = next.state
    precondition(
      stagedEngine == nil, "\(type(of: self)) overrides state without setting super.state")
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
    updateAlpha()
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
    let change = noticeInsetChange()
    let isMovement = event == .scrolled || event == .contentChanged
    let event = isMovement ? change ?? event : event
    if change != nil || event == .insetChanged { place() }
    let geometry = geometry
    seenOffset = geometry.offset
    var next = engine
    next.extent = extent
    let wasRefreshing = engine.state.isRefreshing
    let decision = next.handle(event, in: geometry)
    if decision.state.isRefreshing && !wasRefreshing && isBarred {
      // It was never begun: nobody waits for it.
      beginCompletions = []
      return
    }
    // The percent is that of the movement, so it is set while the state is still the one before.
    if decision.pullingPercent != pullingPercent { pullingPercent = decision.pullingPercent }
    if decision.state == engine.state {
      engine = next
    } else {
      setState(next)
    }
    renderIfNeeded()
    move(decision)
    agenda.add(decision.callbacks)
    if let outcome = decision.outcome {
      refreshDidEnd(outcome)
      refreshTask?.cancel()
      refreshTask = nil
    }
    if wasRefreshing && !engine.state.isRefreshing && !agenda.owes(.began) {
      // Called off before it opened: nobody waits for that any more.
      beginCompletions = []
    }
  }

  /// Moves inset, offset and alpha to where the decision wants them.
  private func move(_ decision: Decision) {
    if decision.speed == .immediate {
      // Also within an animation of somebody else's.
      UIView.performWithoutAnimation { settle(decision) }
      if decision.animation == nil { return }
    }
    // The list can be grabbed while it moves, and moves on from where it is.
    UIView.animate(
      withDuration: decision.speed == .slow ? slowAnimationDuration : fastAnimationDuration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration],
      animations: {
        if decision.state.isRefreshing {
          self.alpha = 1
        } else {
          self.closeAlpha()
        }
        if decision.speed != .immediate { self.settle(decision) }
      },
      completion: { [weak self] _ in
        if let number = decision.animation { self?.handle(.animationFinished(number)) }
      })
  }

  private func settle(_ decision: Decision) {
    ledger?.setPart(of: self, edge: engine.edge, to: decision.insetDelta)
    guard let offset = decision.pinnedOffset, let scrollView else { return }
    var point = scrollView.offsetAtRest
    if engine.edge.isHorizontal {
      point.x = horizontalOffset(offset)
    } else {
      point.y = offset
    }
    scrollView.setContentOffset(point, animated: false)
  }

  private func run(_ callback: Decision.Callbacks) {
    switch callback {
    case .refreshing:
      executeRefreshingCallback()
    case .began:
      beginRefreshingCompletionBlock?()
      for block in Self.taken(&beginCompletions) { block() }
    case .endAnimationBegan:
      guard let action = endRefreshingAnimationBeginAction else { return }
      UIView.animate(withDuration: slowAnimationDuration, animations: { action() })
    case .ended:
      endRefreshingCompletionBlock?()
    default:
      preconditionFailure("the agenda hands out single callbacks")
    }
  }

  /// Takes out the blocks that were given for one occasion, before the first one runs: what they add
  /// is for the next.
  private static func taken(_ blocks: inout [() -> Void]) -> [() -> Void] {
    defer { blocks = [] }
    return blocks
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
