@testable import EdgeRefreshCore

/// The rules of an engine that is pulled.
struct PullWitness: Witness {
  var lastNumber: UInt32 = 0
  private var handlers = HandlerCount()

  mutating func note(_ setting: Setting) {
    // Nothing that is set counts before the next refresh, and then it shows.
  }

  mutating func hear(
    _ decision: Decision, to event: RefreshEvent, from before: PullEngine, now: PullEngine
  ) -> Rule? {
    let place = now.place
    return now.ruleBroken(mirroring: decision)
      ?? room(decision, now, place)
      ?? percent(before, now, place)
      ?? pin(decision, now, place)
      ?? animation(decision, before, now, place)
      ?? callbacks(decision, now, place)
      ?? now.ruleBroken(answering: event, from: before)
      ?? answer(event, from: before, now: now, place)
  }

  private func room(_ decision: Decision, _ now: PullEngine, _ place: PullPlace) -> Rule? {
    guard decision.insetDelta.isFinite && decision.insetDelta >= 0 else {
      return .insetIsPositive
    }
    guard decision.insetDelta == 0 || (place.isOpen && !now.isHidden) else {
      return .closedTakesNoRoom
    }
    return nil
  }

  private func percent(_ before: PullEngine, _ now: PullEngine, _ place: PullPlace) -> Rule? {
    let percent = now.pullingPercent
    guard percent.isFinite && percent >= 0 else { return .percentIsPositive }
    let pull = now.geometry.pull(past: now.edge)
    switch place {
    case .pulling:
      if pull <= 0 || now.isHidden { return .pullingIsPastTheEdge }
    case .opening, .openingHandlerCalled, .open:
      // A refresh that waited opens with the percent to which it was pulled meanwhile, until it is
      // asked for again.
      let past = before.place
      let mayKeep = past.isOpen || past == .waiting
      guard percent == 1 || mayKeep && percent == before.pullingPercent else {
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

  private func pin(_ decision: Decision, _ now: PullEngine, _ place: PullPlace) -> Rule? {
    guard let offset = decision.pinnedOffset else { return nil }
    guard !place.isClosing || decision.speed != .slow || !now.geometry.isPaging else {
      return settling(to: offset, now)
    }
    guard place.isOpen && !now.isHidden else { return .onlyOpenMoves }
    guard offset.isFinite else { return .offsetIsNumber }
    // With the control's part on top of the inset, the content comes to rest at that very offset.
    let geometry = now.geometry
    guard abs(offset - geometry.rest(with: decision.insetDelta, at: now.edge)) < 1e-5 else {
      return .movesToRest
    }
    // Once the content is there, nothing moves it further; unless the offset is beyond a billion
    // points, where a geometry has no such number.
    guard offset == offset.bounded else { return nil }
    var settled = now
    let echo = settled.handle(.scrolled, in: geometry.with(offset: offset))
    guard echo.pinnedOffset == nil && abs(echo.insetDelta - decision.insetDelta) < 1e-5 else {
      return .movesOnce
    }
    return nil
  }

  /// S14: on pages, and where no finger does it, a control at the end closes towards one.
  private func settling(to offset: Double, _ now: PullEngine) -> Rule? {
    let geometry = now.geometry
    guard !now.edge.isStart && !geometry.isDragging && !now.isHidden else { return .onlyOpenMoves }
    return geometry.isPageBoundary(
      offset, from: geometry.minimumOffset, to: geometry.maximumOffset) ? nil : .settlesOnPage
  }

  private mutating func animation(
    _ decision: Decision, _ before: PullEngine, _ now: PullEngine, _ place: PullPlace
  ) -> Rule? {
    guard let number = decision.animation else {
      guard decision.speed == .immediate else { return .animationHasNumber }
      return before.number == now.number || now.number == nil
        ? nil : .waitsForOwn
    }
    guard number > lastNumber else { return .numbersAreNew }
    lastNumber = number
    guard now.number == number else { return .waitsForStarted }
    switch decision.speed {
    case .fast: return place.isOpen ? nil : .fastOpens
    case .slow: return place.isClosing ? nil : .slowCloses
    case .immediate:
      // What comes into view open is open at once, as is what moves nothing; the handler waits all
      // the same.
      let isSilent = decision.pinnedOffset == nil && !(now.revealsWhenBegun && !now.isHidden)
      return (before.phase == .waiting || isSilent) && place.isOpen ? nil : .animationTakesTime
    }
  }

  private mutating func callbacks(
    _ decision: Decision, _ now: PullEngine, _ place: PullPlace
  ) -> Rule? {
    let callbacks = decision.callbacks
    if callbacks.contains(.began) && place != .open { return .beginsOnce }
    if callbacks.contains(.endAnimationBegan) {
      guard place.owesEnd && decision.outcome != nil && place.isClosing else { return .closesOnce }
    }
    return handlers.hear(decision, at: place)
  }

  private func answer(
    _ event: RefreshEvent, from before: PullEngine, now: PullEngine, _ place: PullPlace
  ) -> Rule? {
    switch event {
    case .animationFinished(let number):
      // The animation of an open control is over already.
      let isCurrent = before.number == number && before.phase != .open(number)
      return isCurrent != (before == now) ? nil : .overtakenAnimation
    case .detached:
      let isAtRest = place == .idle || place == .exhausted
      return isAtRest && now.pullingPercent == 0 && !now.isInWindow ? nil : .detachedIsAtRest
    case .scrolled, .contentChanged, .dragBegan, .dragEnded, .dragCancelled, .begin, .end,
      .noMoreData, .reset, .hidden, .attached, .enteredWindow, .leftWindow, .insetChanged,
      .handlerFinished, .assigned:
      return nil
    }
  }
}

extension ScrollGeometry {
  /// Whether content that is paged and rests between two offsets does so there.
  func isPageBoundary(_ offset: Double, from first: Double, to last: Double) -> Bool {
    guard offset.isFinite && offset >= first - 1e-5 && offset <= last + 1e-5 else { return false }
    let page = viewportLength
    let nearest = minimumOffset + ((offset - minimumOffset) / page).rounded() * page
    return [first, last, nearest].contains { abs($0 - offset) < 1e-5 }
  }

  /// Where the content comes to rest at an edge with a control's part on top of its inset.
  fileprivate func rest(with room: Double, at edge: RefreshEdge) -> Double {
    switch (edge.isStart, isMirrored) {
    case (true, false): minimumOffset - room
    // On a mirrored axis, short content begins where the scroll view's own axis ends.
    case (true, true): minimumOffset - max(0, room - shortfall)
    case (false, false): max(contentLength + endInset + room - viewportLength, minimumOffset)
    case (false, true): maximumOffset + room
    }
  }
}
