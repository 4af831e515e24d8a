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
    _ decision: Decision, to event: RefreshEvent, from before: PullEngine, now: PullEngine
  ) -> Rule? {
    let place = Place(now.phase)
    return mirror(decision, now)
      ?? room(decision, now, place)
      ?? percent(before, now, place)
      ?? pin(decision, now, place)
      ?? animation(decision, before, now, place)
      ?? callbacks(decision, now, place)
      ?? answer(decision, to: event, from: before, now: now, place)
  }

  /// The decision says what the engine holds.
  private func mirror(_ decision: Decision, _ now: PullEngine) -> Rule? {
    guard decision.state == now.state else { return .mirrorsState }
    guard decision.pullingPercent == now.pullingPercent else {
      return .mirrorsPercent
    }
    guard decision.insetDelta == now.insetDelta else {
      return .mirrorsInset
    }
    return nil
  }

  private func room(_ decision: Decision, _ now: PullEngine, _ place: Place) -> Rule? {
    guard decision.insetDelta.isFinite && decision.insetDelta >= 0 else {
      return .insetIsPositive
    }
    guard decision.insetDelta == 0 || (place.isOpen && !now.isHidden) else {
      return .closedTakesNoRoom
    }
    return nil
  }

  private func percent(_ before: PullEngine, _ now: PullEngine, _ place: Place) -> Rule? {
    let percent = now.pullingPercent
    guard percent.isFinite && percent >= 0 else { return .percentIsPositive }
    let pull = now.geometry.pull(past: now.edge)
    switch place {
    case .pulling:
      if pull <= 0 || now.isHidden { return .pullingIsPastTheEdge }
    case .opening, .openingHandlerCalled, .open:
      // A refresh that waited opens with the percent to which it was pulled meanwhile.
      let past = Place(before.phase)
      let mayKeep = past.isOpen || past == .waiting
      guard mayKeep && percent == before.pullingPercent || !past.isOpen && percent == 1 else {
        return .refreshingIsWhole
      }
    case .idle, .exhausted:
      if percent != 0 && pull <= 0 { return .restIsNothing }
    case .waiting, .closing, .closingExhausted, .closingSilently, .closingSilentlyExhausted:
      // What was begun keeps its percent out of sight, and what closes keeps it until it has closed.
      break
    }
    return nil
  }

  private func pin(_ decision: Decision, _ now: PullEngine, _ place: Place) -> Rule? {
    guard let offset = decision.pinnedOffset else { return nil }
    guard place.isOpen && !now.isHidden else { return .onlyOpenMoves }
    guard offset.isFinite else { return .offsetIsNumber }
    // With the control's part on top of the inset, the content comes to rest at that very offset.
    let geometry = now.geometry
    let rest =
      now.edge.isStart
      ? geometry.minimumOffset - decision.insetDelta
      : max(
        geometry.contentLength + geometry.endInset + decision.insetDelta - geometry.viewportLength,
        geometry.minimumOffset)
    guard abs(offset - rest) < 1e-5 else { return .movesToRest }
    // Once the content is there, nothing moves it further; unless the offset is beyond a billion
    // points, where a geometry has no such number.
    guard offset == offset.bounded else { return nil }
    var settled = now
    let echo = settled.handle(.scrolled, in: geometry.moved(to: offset))
    guard echo.pinnedOffset == nil && abs(echo.insetDelta - decision.insetDelta) < 1e-5 else {
      return .movesOnce
    }
    return nil
  }

  private mutating func animation(
    _ decision: Decision, _ before: PullEngine, _ now: PullEngine, _ place: Place
  ) -> Rule? {
    guard let number = decision.animation else {
      guard decision.speed == .immediate else { return .animationHasNumber }
      return before.phase.number == now.phase.number || now.phase.number == nil
        ? nil : .waitsForOwn
    }
    guard number > lastNumber else { return .numbersAreNew }
    lastNumber = number
    guard now.phase.number == number else { return .waitsForStarted }
    switch decision.speed {
    case .fast: return place.isOpen ? nil : .fastOpens
    case .slow: return place.isClosing ? nil : .slowCloses
    case .immediate:
      // Only what comes into view open is open at once, and its handler waits all the same.
      return before.phase == .waiting && place.isOpen ? nil : .animationTakesTime
    }
  }

  /// The order in which they run: ended, refreshing, began, end animation began.
  private mutating func callbacks(
    _ decision: Decision, _ now: PullEngine, _ place: Place
  ) -> Rule? {
    let callbacks = decision.callbacks
    if decision.outcome != nil {
      guard owesEnd && !hasOutcome else { return .oneOutcome }
      hasOutcome = true
    }
    if callbacks.contains(.ended) {
      guard owesEnd else { return .oneEnd }
      guard hasOutcome else { return .endHasOutcome }
      owesEnd = false
      hasBegun = false
      hasOutcome = false
    }
    if callbacks.contains(.refreshing) {
      guard !owesEnd else { return .endComesFirst }
      guard decision.state == .refreshing else { return .handlerWhileRefreshing }
      owesEnd = true
    }
    if callbacks.contains(.began) {
      guard owesEnd && !hasBegun && place == .open else { return .beginsOnce }
      hasBegun = true
    }
    if callbacks.contains(.endAnimationBegan) {
      guard owesEnd && decision.outcome != nil && place.isClosing else {
        return .closesOnce
      }
    }
    guard owesEnd == place.owesEnd else { return .countsHandlers }
    return nil
  }

  private func answer(
    _ decision: Decision, to event: RefreshEvent, from before: PullEngine, now: PullEngine,
    _ place: Place
  ) -> Rule? {
    switch event {
    case .animationFinished(let number):
      // The animation of an open control is over already.
      let isCurrent = before.phase.number == number && before.phase != .open(number)
      guard isCurrent != (before == now) else { return .overtakenAnimation }
    case .handlerFinished(let number, _):
      let isCurrent = before.currentRefresh == number
      guard isCurrent != (before == now) else { return .overtakenHandler }
    case .detached:
      guard place == .idle || place == .exhausted, now.pullingPercent == 0, !now.isInWindow else {
        return .detachedIsAtRest
      }
    case .hidden(let value):
      guard now.isHidden == value else { return .hidesAsTold }
    case .scrolled, .contentChanged, .dragBegan, .dragEnded, .dragCancelled, .begin, .end,
      .noMoreData, .reset,
      .attached, .enteredWindow, .leftWindow, .insetChanged, .assigned:
      break
    }
    return nil
  }
}
