@testable import EdgeRefreshCore

/// Hears every decision of one engine and says when one breaks a rule.
struct Witness: Hashable, Sendable {
  /// A handler was called and has not heard the end.
  private(set) var owesEnd = false
  /// That handler's control has opened.
  private(set) var hasBegun = false
  /// It is known how that refresh ended.
  private(set) var hasOutcome = false
  /// The largest number that the engine has given out.
  private(set) var lastNumber: UInt32 = 0

  /// The rule that the decision breaks, or `nil`.
  mutating func hear(
    _ decision: Decision, to event: PullEngine.Event, from before: PullEngine, now: PullEngine
  ) -> String? {
    let place = Place(now.phase)
    return mirror(decision, now)
      ?? room(decision, now, place)
      ?? percent(now, place)
      ?? pin(decision, now, place)
      ?? animation(decision, before, now, place)
      ?? callbacks(decision, now, place)
      ?? answer(decision, to: event, from: before, now: now, place)
  }

  /// The decision says what the engine holds.
  private func mirror(_ decision: Decision, _ now: PullEngine) -> String? {
    guard decision.state == now.state else { return "the decision's state is not the engine's" }
    guard decision.pullingPercent == now.pullingPercent else {
      return "the decision's percent is not the engine's"
    }
    guard decision.insetDelta == now.insetDelta else {
      return "the decision's inset is not the engine's"
    }
    return nil
  }

  private func room(_ decision: Decision, _ now: PullEngine, _ place: Place) -> String? {
    guard decision.insetDelta.isFinite && decision.insetDelta >= 0 else {
      return "the inset is negative or no number"
    }
    guard decision.insetDelta == 0 || (place.isOpen && !now.isHidden) else {
      return "it takes room while it is closed or hidden"
    }
    return nil
  }

  private func percent(_ now: PullEngine, _ place: Place) -> String? {
    let percent = now.pullingPercent
    guard percent.isFinite && percent >= 0 else { return "the percent is negative or no number" }
    let pull = now.geometry.pull(past: now.edge)
    switch place {
    case .pulling:
      if pull <= 0 || now.isHidden { return "it is pulled without being past the edge" }
    case .opening, .openingHandlerCalled, .open:
      if percent != 1 { return "it refreshes, and the percent is not 1" }
    case .idle, .exhausted, .closing, .closingExhausted, .closingSilently,
      .closingSilentlyExhausted:
      if percent != 0 && (pull <= 0 || now.isHidden) { return "the percent is not 0 at rest" }
    case .waiting:
      break
    }
    return nil
  }

  private func pin(_ decision: Decision, _ now: PullEngine, _ place: Place) -> String? {
    guard let offset = decision.pinnedOffset else { return nil }
    guard place.isOpen && !now.isHidden else { return "it moves the content while it is not open" }
    guard offset.isFinite else { return "the offset is no number" }
    // With the control's part on top of the inset, the content comes to rest at that very offset.
    let geometry = now.geometry
    let rest =
      now.edge.isStart
      ? geometry.minimumOffset - decision.insetDelta
      : max(
        geometry.contentLength + geometry.endInset + decision.insetDelta - geometry.viewportLength,
        geometry.minimumOffset)
    guard abs(offset - rest) < 1e-5 else { return "it moves the content to where it cannot rest" }
    // Once the content is there, the engine is content.
    var settled = now
    let echo = settled.handle(.scrolled, in: geometry.moved(to: offset))
    guard echo.pinnedOffset == nil && abs(echo.insetDelta - decision.insetDelta) < 1e-5 else {
      return "it goes on moving what it has moved"
    }
    return nil
  }

  private mutating func animation(
    _ decision: Decision, _ before: PullEngine, _ now: PullEngine, _ place: Place
  ) -> String? {
    guard let number = decision.animation else {
      guard decision.speed == .immediate else { return "it animates without a number" }
      return before.phase.number == now.phase.number || now.phase.number == nil
        ? nil : "it waits for an animation that it did not start"
    }
    guard number > lastNumber else { return "it gives out a number again" }
    lastNumber = number
    guard now.phase.number == number else { return "it does not wait for its own animation" }
    switch decision.speed {
    case .fast: return place.isOpen ? nil : "it opens fast without opening"
    case .slow: return place.isClosing ? nil : "it closes slowly without closing"
    case .immediate: return "it starts an animation that takes no time"
    }
  }

  /// The order in which they run: ended, refreshing, began, end animation began.
  private mutating func callbacks(
    _ decision: Decision, _ now: PullEngine, _ place: Place
  ) -> String? {
    let callbacks = decision.callbacks
    if decision.outcome != nil {
      guard owesEnd && !hasOutcome else { return "an outcome without a refresh, or a second one" }
      hasOutcome = true
    }
    if callbacks.contains(.ended) {
      guard owesEnd else { return "an end without a refresh, or a second one" }
      guard hasOutcome else { return "an end without an outcome" }
      owesEnd = false
      hasBegun = false
      hasOutcome = false
    }
    if callbacks.contains(.refreshing) {
      guard !owesEnd else { return "a handler is called again before the end" }
      guard decision.state == .refreshing else { return "a handler is called without a refresh" }
      owesEnd = true
    }
    if callbacks.contains(.began) {
      guard owesEnd && !hasBegun && place == .open else { return "it has begun out of turn" }
      hasBegun = true
    }
    if callbacks.contains(.endAnimationBegan) {
      guard owesEnd && decision.outcome != nil && place.isClosing else {
        return "it starts to close out of turn"
      }
    }
    guard owesEnd == place.owesEnd else { return "the engine has lost count of its handlers" }
    return nil
  }

  private func answer(
    _ decision: Decision, to event: PullEngine.Event, from before: PullEngine, now: PullEngine,
    _ place: Place
  ) -> String? {
    switch event {
    case .animationFinished(let number):
      // The animation of an open control is over already.
      let isCurrent = before.phase.number == number && before.phase != .open(number)
      guard isCurrent != (before == now) else { return "an overtaken animation changes something" }
    case .handlerFinished(let number, _):
      let isCurrent = before.currentRefresh == number
      guard isCurrent != (before == now) else { return "an overtaken handler changes something" }
    case .detached:
      guard place == .idle || place == .exhausted, now.pullingPercent == 0, !now.isInWindow else {
        return "something is left behind after detaching"
      }
    case .hidden(let value):
      guard now.isHidden == value else { return "it is not hidden when it should be, or is" }
    case .scrolled, .dragBegan, .dragEnded, .dragCancelled, .begin, .end, .noMoreData, .reset,
      .attached, .enteredWindow, .leftWindow, .insetChanged, .assigned:
      break
    }
    return nil
  }
}
