@testable import EdgeRefreshCore

/// Checks the rules of the pull engine.
struct PullRuleChecker: RuleChecker {
  var lastNumber: UInt32 = 0
  private var handlers = HandlerCallChecker()
  private var threshold = ThresholdChecker()
  private var holds = HoldChecker()
  private var failure = PullFailureChecker()

  init() {}

  init(resuming engine: PullEngine) {
    lastNumber = engine.lastNumber
    let phaseKind = engine.phaseKind
    handlers = HandlerCallChecker(
      resuming: phaseKind, hasOpened: phaseKind == .open,
      hasOutcome: phaseKind.isAwaitingEnd && (phaseKind.isClosing || phaseKind.isHolding))
    threshold = ThresholdChecker(resuming: engine)
    holds = HoldChecker(resuming: engine)
    failure = PullFailureChecker(resuming: engine)
  }

  mutating func apply(_ setting: Setting) {
    // The rules do not depend on past settings.
  }

  mutating func check(
    _ decision: Decision, about event: RefreshEvent, before: PullEngine, after: PullEngine
  ) -> Rule? {
    let phaseKind = after.phaseKind
    let broken =
      after.ruleBroken(by: decision)
      ?? checkInset(decision, before, after)
      ?? checkProgress(before, after, phaseKind)
      ?? checkOffset(decision, after, phaseKind)
      ?? checkAnimation(decision, before, after, phaseKind)
      ?? checkCallbacks(decision, before, phaseKind)
    return broken
      ?? after.ruleBroken(by: event, before: before)
      ?? checkEvent(event, before, after, phaseKind)
      ?? threshold.check(decision, about: event, before: before, after: after)
      ?? holds.check(decision, about: event, before: before, after: after)
      ?? failure.check(event, before: before, after: after)
  }

  private func checkInset(
    _ decision: Decision, _ before: PullEngine, _ after: PullEngine
  ) -> Rule? {
    guard decision.insetAmount.isFinite && decision.insetAmount >= 0 else {
      return .insetIsValid
    }
    let mayAdd = after.phaseKind.isOpen || holds.isKept(decision.insetAmount, before, after)
    guard decision.insetAmount == 0 || (mayAdd && !after.isHidden) else {
      return .closedAddsNoInset
    }
    return nil
  }

  private func checkProgress(_ before: PullEngine, _ after: PullEngine, _ phaseKind: PullPhaseKind)
    -> Rule?
  {
    let progress = after.progress
    guard progress.isFinite && progress >= 0 else { return .progressIsValid }
    let pull = after.geometry.pull(past: after.edge)
    switch phaseKind {
    case .pulling:
      if pull <= 0 || after.isHidden { return .pullingOnlyPastEdge }
    case .opening, .openingHandlerCalled, .beganUnderFinger, .open:
      // A refresh that waited for a window opens with the progress of a later pull. Beginning it
      // again sets the progress to 1.
      let previous = before.phaseKind
      let mayKeep = previous.isRefreshing || previous == .waiting
      guard progress == 1 || mayKeep && progress == before.progress else {
        return .refreshKeepsProgress
      }
    case .holding, .holdingExhausted, .holdingSilently, .holdingSilentlyExhausted, .failed,
      .failedOutOfView:
      if progress != before.progress { return .refreshKeepsProgress }
    case .idle, .exhausted:
      if progress != 0 && pull <= 0 { return .restHasNoProgress }
    case .waiting, .closing, .closingExhausted, .closingSilently, .closingSilentlyExhausted:
      // A waiting refresh keeps its progress out of view. A closing one keeps it until it has
      // closed.
      break
    }
    return nil
  }

  private func checkOffset(_ decision: Decision, _ after: PullEngine, _ phaseKind: PullPhaseKind)
    -> Rule?
  {
    guard let offset = decision.pinnedOffset else { return nil }
    guard !phaseKind.isClosing || decision.speed != .slow || !after.geometry.isPaging else {
      return checkPage(offset, after)
    }
    guard phaseKind.isOpen && !after.isHidden else { return .onlyOpenSetsOffset }
    guard offset.isFinite else { return .offsetIsFinite }
    // With the control's amount added to the inset, the content must rest at the offset.
    let geometry = after.geometry
    guard abs(offset - geometry.restingOffset(with: decision.insetAmount, at: after.edge)) < 1e-5
    else {
      return .contentRestsAtOffset
    }
    // When the content has moved to the offset, the engine must not move it again. A geometry
    // limits offsets to a billion points, so larger ones cannot be checked.
    guard offset == offset.bounded else { return nil }
    var copy = after
    let next = copy.handle(.scrolled, in: geometry.with(offset: offset))
    guard next.pinnedOffset == nil && abs(next.insetAmount - decision.insetAmount) < 1e-5 else {
      return .offsetIsSetOnce
    }
    return nil
  }

  /// Scenario S14: with paging and without a finger, closing a control at the end moves the content
  /// to a page.
  private func checkPage(_ offset: Double, _ after: PullEngine) -> Rule? {
    let geometry = after.geometry
    guard !after.edge.isStart && !geometry.isDragging && !after.isHidden else {
      return .onlyOpenSetsOffset
    }
    return geometry.isPageBoundary(
      offset, from: geometry.minimumOffset, to: geometry.maximumOffset) ? nil : .settlesOnPage
  }

  private mutating func checkAnimation(
    _ decision: Decision, _ before: PullEngine, _ after: PullEngine, _ phaseKind: PullPhaseKind
  ) -> Rule? {
    let wasUnderFinger = before.phaseKind == .beganUnderFinger
    guard let number = decision.animation else {
      // The engine does not wait for the animation that shows a failure.
      guard decision.speed == .immediate || phaseKind.hasFailed && decision.speed == .fast else {
        return .animationHasNumber
      }
      if phaseKind == .beganUnderFinger && !wasUnderFinger, let number = after.currentNumber {
        guard number > lastNumber else { return .numbersAreUnique }
        lastNumber = number
        return nil
      }
      return before.currentNumber == after.currentNumber || after.currentNumber == nil
        ? nil : .waitsOnlyForOwnAnimation
    }
    // The opening animation of a refresh that began under the finger has the number of the refresh.
    guard number > lastNumber || wasUnderFinger && number == before.currentNumber else {
      return .numbersAreUnique
    }
    lastNumber = number
    guard after.currentNumber == number else { return .waitsForStartedAnimation }
    switch decision.speed {
    case .fast: return phaseKind.isOpen ? nil : .fastAnimationOpens
    case .slow: return phaseKind.isClosing ? nil : .slowAnimationCloses
    case .immediate:
      // A control that opens as it enters a window, or that does not move the content, opens
      // without an animation. The engine still waits for the end of the opening before it calls the
      // handler.
      let opensInPlace =
        wasUnderFinger || before.phaseKind.hasFailed || !after.scrollsToControl || after.isHidden
      let movesNoContent = decision.pinnedOffset == nil && opensInPlace
      return (before.phase == .waiting || movesNoContent) && phaseKind.isOpen
        ? nil : .animationHasDuration
    }
  }

  private mutating func checkCallbacks(
    _ decision: Decision, _ before: PullEngine, _ phaseKind: PullPhaseKind
  ) -> Rule? {
    let previous = before.phaseKind
    let callbacks = decision.callbacks
    if callbacks.contains(.began) && phaseKind != .open { return .openingIsReportedOnce }
    let closes =
      phaseKind.isClosing && phaseKind.isAwaitingEnd
      && (previous.isRefreshing && decision.outcome != nil || previous.isHolding)
    guard callbacks.contains(.endAnimationBegan) == closes else { return .closingIsReportedOnce }
    return handlers.check(decision, in: phaseKind)
  }

  private func checkEvent(
    _ event: RefreshEvent, _ before: PullEngine, _ after: PullEngine, _ phaseKind: PullPhaseKind
  ) -> Rule? {
    switch event {
    case .animationFinished(let number):
      // Only an opening or closing control is animated.
      let isAnimated =
        before.phaseKind.isClosing || before.phaseKind == .opening
        || before.phaseKind == .openingHandlerCalled
      let isCurrent = isAnimated && before.currentNumber == number
      return isCurrent != (before == after) ? nil : .staleAnimationIsIgnored
    case .detached:
      let isAtRest = phaseKind == .idle || phaseKind == .exhausted
      return isAtRest && after.progress == 0 && !after.isInWindow ? nil : .detachedIsAtRest
    default: return nil
    }
  }
}

extension ScrollGeometry {
  /// Whether an offset is a page boundary, for content that rests between two offsets.
  func isPageBoundary(_ offset: Double, from first: Double, to last: Double) -> Bool {
    guard offset.isFinite && offset >= first - 1e-5 && offset <= last + 1e-5 else { return false }
    // Pages begin at offset 0 of the scroll view.
    let (page, zero) = (viewportLength, isMirrored ? reversalOffset : 0)
    let nearest = zero + ((offset - zero) / page).rounded() * page
    return [first, last, nearest].contains { abs($0 - offset) < 1e-5 }
  }

  /// Returns the offset at which the content rests at an edge when a control adds to the inset.
  fileprivate func restingOffset(with insetAmount: Double, at edge: RefreshEdge) -> Double {
    switch (edge.isStart, isMirrored) {
    case (true, false): minimumOffset - insetAmount
    // On a mirrored axis, short content is aligned with the end of the scroll view's own axis.
    case (true, true): minimumOffset - max(0, insetAmount - shortfall)
    case (false, false): max(contentLength + endInset + insetAmount - viewportLength, minimumOffset)
    case (false, true): maximumOffset + insetAmount
    }
  }
}
