import EdgeRefreshCore
import UIKit

// The path of an event: `send` queues it, `handle` passes it to a copy of the engine, `apply`
// carries out the decision, and `runCallbacks` runs the callbacks when no event is left.

extension RefreshComponent {
  /// Handles an event and those that it causes, then runs the callbacks that are due.
  func send(_ event: RefreshEvent) {
    handleEvents(from: event)
    runCallbacks()
  }

  /// Handles an event and those that it causes, and leaves the callbacks in the queue.
  func handleEvents(from event: RefreshEvent) {
    guard !queue.isHandlingEvents else {
      queue.add(event)
      return
    }
    queue.isHandlingEvents = true
    // Handle the first event directly: only re-entrant events are queued.
    handle(event)
    var count = 0
    while let event = queue.nextEvent() {
      count += 1
      // A bar whose height depends on the offset may respond to each write with another change.
      if count > EventQueue.maximumChainLength && event.isFromScrollView {
        didHandle(event, from: state, outcome: nil)
        continue
      }
      if case .begin = event { queue.takeBeginBlocks(hasOpened: engine.hasOpened) }
      handle(event)
    }
    animationDuration = nil
    queue.isHandlingEvents = false
  }

  private func handle(_ sent: RefreshEvent) {
    handleSkippedMovements()
    let event = eventForInsetChange(sent)
    let conditions = scrollConditions
    var geometry = geometry
    // A block that a setter adds from now on belongs to the next refresh.
    let endBlockCount = queue.endBlocks.count
    snapshot.offset = geometry.offset
    snapshot.extent = extent
    let old = engine
    let secondLevel = handleSecondLevel(event, in: &geometry)
    var next = old
    let mayBegin = !isBlocked
    // A refresh that begins in a window need not wait until the control is laid out there.
    let isInWindow = window != nil && old.state != .willRefresh
    let decision = next.handle(
      event, in: geometry, extent: extent, mayBegin: mayBegin, isInWindow: isInWindow)
    recording?.record(
      event, of: self, from: old, to: next,
      input: EngineInput(
        geometry: geometry, extent: extent, mayBegin: mayBegin, isInWindow: isInWindow),
      decision: decision)
    apply(decision, of: next, isMovement: event == .scrolled, geometry)
    let isMovement = event.isFromScrollView && old.extent == next.extent
    move(
      applySecondLevel(secondLevel, beside: decision), atLeast: isMovement ? halfPixel : 0)
    // A refresh that ends while its handler is still queued has no outcome.
    let isHandlerCalled = !queue.hasPendingHandler
    queueCallbacks(of: decision, from: old, endBlockCount: endBlockCount)
    if let features = settings.features { features.update(self, after: event, decision, from: old) }
    if decision.outcome != nil {
      Diagnostics.stopWatching(self)
      refreshTask?.cancel()
      refreshTask = nil
    }
    // An end that an override postponed belongs to its refresh only.
    if old.state.isRefreshing && !engine.state.isRefreshing { queue.requestedEnd = nil }
    // An exclusive control may begin, or no longer begin.
    if old.state != engine.state {
      ledger?.scrollObserver.forgetRanges()
      recognizeTapsForRetrying()
    }
    if let conditions { updateMovementRange(after: event, under: conditions) }
    if decision.outcome?.isSuccess == true { resetOppositeFailure() }
    let outcome = isHandlerCalled ? decision.outcome : nil
    updateAccessibility(after: sent, from: old.state, outcome: decision.outcome)
    didHandle(sent, from: old.state, outcome: outcome)
  }

  /// Sets `pullingPercent`, then the state, then draws. The caller moves the inset and the offset.
  private func apply(
    _ decision: Decision, of next: ControlEngine, isMovement: Bool, _ geometry: ScrollGeometry
  ) {
    // The pulling percent belongs to the movement, so it is set while the state is still the old
    // one.
    if decision.progress != pullingPercent {
      pullingPercent = decision.progress
    } else if isMovement && next.followsPull {
      // It is the same, but an end may have changed the alpha and the image since.
      pullingPercentWasSet()
    } else if pullingPercent == 0 && geometry.pull(past: engine.edge) <= 0 {
      // Out of view, the alpha of an earlier pull must not remain.
      updateAlpha()
    }
    if decision.state == engine.state {
      engine = next
    } else {
      setState(next)
    }
    renderIfNeeded()
  }

  /// Returns the event to handle. If an inset has changed as well, this replaces a scroll view
  /// event, because the movement is then due to the inset. In this case, the control is laid out
  /// again.
  private func eventForInsetChange(_ event: RefreshEvent) -> RefreshEvent {
    let isMovedBySystem = isMovedBySystem(event)
    let change = takeInsetChange()
    if change != nil || event == .insetChanged { place() }
    return switch event {
    case .scrolled, .contentChanged:
      (change ?? event) == .scrolled && isMovedBySystem ? .insetChanged : change ?? event
    default: event
    }
  }
}

extension RefreshEvent {
  /// Whether the event only says that content or edges may have moved.
  fileprivate var isFromScrollView: Bool {
    switch self {
    case .scrolled, .contentChanged, .insetChanged: true
    default: false
    }
  }
}
