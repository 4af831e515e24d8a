extension PullEngine {
  mutating func begin(isVisible: Bool, isPull: Bool = false, _ decision: inout Decision) {
    guard mayBegin else { return }
    switch phase {
    case .opening, .beganUnderFinger, .open:
      // Only one refresh runs at a time.
      lastPullProgress = 1
      progress = 1
      return
    case .closing(_, handlerCalled: true, _), .holding(_, handlerCalled: true, _):
      // The previous refresh ends when the next one begins.
      decision.callbacks.insert(.ended)
    case .idle, .pulling, .waiting, .failed, .exhausted, .closing, .holding:
      // The app may begin a refresh at any time.
      break
    }
    lastPullProgress = 1
    progress = 1
    guard isVisible else {
      phase = .waiting
      insetAmount = 0
      runningHolds = []
      return
    }
    startOpening(at: .fast, reveals: isPull || revealsWhenBegun, &decision)
  }

  /// Retries in place after a failure.
  mutating func retry(_ decision: inout Decision) {
    guard mayBegin && geometry.isInteractive && !isHidden && isInWindow else { return }
    lastPullProgress = 1
    progress = 1
    startOpening(at: .fast, reveals: false, &decision)
  }

  private mutating func startOpening(
    at speed: Decision.Speed, reveals: Bool, _ decision: inout Decision
  ) {
    let number = nextNumber()
    phase = .opening(number, handlerCalled: handlerTiming == .atOnce)
    if handlerTiming == .atOnce { decision.callbacks.insert(.refreshing) }
    startMinimumDuration(&decision)
    open(number, at: speed, reveals: reveals, &decision)
  }

  mutating func startMinimumDuration(_ decision: inout Decision) {
    runningHolds = holds.intersection(.minimumDuration)
    decision.holds = runningHolds
  }

  /// Opens the control with the animation of a number.
  mutating func open(
    _ number: UInt32, at speed: Decision.Speed, reveals: Bool, _ decision: inout Decision
  ) {
    if reveals { open(&decision) } else { addInsetInPlace() }
    decision.speed = reveals ? speed : .immediate
    decision.animation = number
  }

  mutating func end(_ outcome: RefreshOutcome, _ decision: inout Decision) {
    let exhausted = outcome == .noMoreData
    switch phase {
    case .idle, .exhausted:
      // There is no refresh to end, but the outcome says whether there is more data.
      phase = exhausted ? .exhausted : .idle
    case .pulling:
      endPull(exhausted: exhausted, &decision)
    case .waiting:
      // The refresh never started, so nothing closes and no callback runs.
      phase = exhausted ? .exhausted : .idle
      restoreProgress()
    case .opening(let number, let handlerCalled):
      end(number, with: outcome, handlerCalled: handlerCalled, &decision)
    case .beganUnderFinger(let number), .open(let number):
      end(number, with: outcome, handlerCalled: true, &decision)
    case .holding(let number, let handlerCalled, _):
      phase = .holding(number, handlerCalled: handlerCalled, exhausted: exhausted)
    case .failed:
      // The app resets the control. Another failure changes nothing.
      guard outcome != .failure else { return }
      displayedOutcome = nil
      close(handlerCalled: false, exhausted: exhausted, &decision)
    case .closing(let number, let handlerCalled, _):
      // The control is closing already. The last outcome says whether there is more data.
      phase = .closing(number, handlerCalled: handlerCalled, exhausted: exhausted)
    }
  }

  /// Ends the refresh with a number. The control closes, unless something holds it open.
  private mutating func end(
    _ number: UInt32, with outcome: RefreshOutcome, handlerCalled: Bool,
    _ decision: inout Decision
  ) {
    if handlerCalled { decision.outcome = outcome }
    let displaysFailure = showsFailure && outcome == .failure
    let displaysResult = holds.contains(.result) && outcome != .cancelled
    displayedOutcome = displaysFailure || displaysResult ? outcome : nil
    // While the finger holds the content, a change of the inset would move it.
    let isUnderFinger = phase == .beganUnderFinger(number)
    if displaysFailure && !edge.isStart {
      if handlerCalled { decision.callbacks.insert(.ended) }
      phase = .failed(hasLeft: false)
      runningHolds = []
      if !isUnderFinger { addInsetInPlace() }
      return
    }
    if displaysResult { decision.holds = .result }
    runningHolds.formUnion(decision.holds)
    if runningHolds.isEmpty || isHidden || isUnderFinger {
      decision.holds = []
      close(
        handlerCalled: handlerCalled, exhausted: outcome == .noMoreData, &decision)
    } else {
      phase = .holding(
        number, handlerCalled: handlerCalled, exhausted: outcome == .noMoreData)
    }
  }

  /// Handles the end of a hold: the control closes after the last one.
  mutating func endHold(_ hold: Hold, _ number: UInt32, _ decision: inout Decision) {
    // Late ends of earlier holds are ignored.
    guard holdNumber == number else { return }
    runningHolds.subtract(hold)
    guard case .holding(_, let handlerCalled, let exhausted) = phase, runningHolds.isEmpty else {
      return
    }
    close(handlerCalled: handlerCalled, exhausted: exhausted, &decision)
  }

  /// Forgets the outcome that the control displays when it no longer displays it.
  mutating func forgetOutcome() {
    guard displayedOutcome != nil else { return }
    switch phase {
    case .holding, .failed, .closing: break
    case .idle, .exhausted:
      // A finger may hold the content past its edge, so that the control is still in view.
      if geometry.pull(past: edge) <= Self.roundingError || isHidden { displayedOutcome = nil }
    case .pulling, .waiting, .opening, .beganUnderFinger, .open: displayedOutcome = nil
    }
  }

  mutating func hide(_ value: Bool, _ decision: inout Decision) {
    // Unhiding a visible control must not scroll.
    guard isHidden != value else { return }
    isHidden = value
    switch phase {
    case .idle, .closing, .exhausted:
      // A control that is shown again follows the next movement.
      break
    case .beganUnderFinger:
      insetAmount = 0
    case .pulling:
      // Hiding the control cancels the pull.
      phase = .idle
      progress = 0
      insetAmount = 0
    case .waiting:
      // The refresh waits for a window, not for the control to be shown.
      break
    case .opening, .open, .holding, .failed:
      // The refresh continues. A hidden control adds no inset.
      if value { insetAmount = 0 } else { reopen(&decision) }
    }
  }

  mutating func attach() {
    switch phase {
    case .idle, .exhausted:
      // The content may be past its edge already. The last progress is valid until the content
      // moves.
      restoreProgress()
    case .pulling, .waiting, .opening, .beganUnderFinger, .open, .holding, .failed, .closing:
      // A refresh that began before continues or waits for a window.
      break
    }
  }

  mutating func detach(_ decision: inout Decision) {
    switch phase {
    case .idle, .exhausted:
      // If the content is past the edge when the control is attached again, its progress is
      // restored.
      break
    case .pulling, .waiting, .failed:
      phase = .idle
      lastPullProgress = 0
    case .opening(_, let handlerCalled):
      if handlerCalled { cancel(&decision) }
      phase = .idle
      lastPullProgress = 0
    case .beganUnderFinger, .open:
      cancel(&decision)
      phase = .idle
      lastPullProgress = 0
    case .holding(_, let handlerCalled, let exhausted),
      .closing(_, let handlerCalled, let exhausted):
      // The control does not wait for the closing animation.
      if handlerCalled { decision.callbacks.insert(.ended) }
      phase = exhausted ? .exhausted : .idle
      lastPullProgress = 0
    }
    insetAmount = 0
    progress = 0
    isInWindow = false
    hasReachedThreshold = false
    runningHolds = []
    displayedOutcome = nil
  }

  mutating func enterWindow(_ decision: inout Decision) {
    isInWindow = true
    switch phase {
    case .waiting where !mayBegin:
      // Another control began to refresh first.
      phase = .idle
      updateProgress()
    case .waiting:
      // The control opens without an animation, because the transition to the screen may be
      // animated.
      startOpening(at: .immediate, reveals: revealsWhenBegun, &decision)
    case .idle, .pulling, .opening, .beganUnderFinger, .open, .holding, .failed, .closing,
      .exhausted:
      // A refresh continues outside a window and keeps its inset.
      break
    }
  }

  mutating func leaveWindow(_ decision: inout Decision) {
    isInWindow = false
    switch phase {
    case .pulling:
      // Leaving the window cancels the pull.
      endPull(&decision)
      progress = 0
    case .idle, .waiting, .opening, .beganUnderFinger, .open, .holding, .failed, .closing,
      .exhausted:
      break
    }
  }

  mutating func finishAnimation(_ number: UInt32, _ decision: inout Decision) {
    switch phase {
    case .opening(number, let handlerCalled):
      if !handlerCalled { decision.callbacks.insert(.refreshing) }
      decision.callbacks.insert(.began)
      phase = .open(number)
    case .closing(number, let handlerCalled, let exhausted):
      if handlerCalled { decision.callbacks.insert(.ended) }
      phase = exhausted ? .exhausted : .idle
      // If the content is pulled, the next movement sets the progress.
      lastPullProgress = 0
      progress = 0
    case .idle, .pulling, .waiting, .opening, .beganUnderFinger, .open, .holding, .failed,
      .closing, .exhausted:
      // The number is outdated.
      break
    }
  }

  mutating func close(
    handlerCalled: Bool, exhausted: Bool, _ decision: inout Decision
  ) {
    let number = nextNumber()
    phase = .closing(number, handlerCalled: handlerCalled, exhausted: exhausted)
    runningHolds = []
    if handlerCalled { decision.callbacks.insert(.endAnimationBegan) }
    // The progress changes when the content moves.
    insetAmount = 0
    if !edge.isStart && !isHidden {
      // Added content begins where the control was, so paged content may rest between two pages.
      decision.pinnedOffset = geometry.settledOnPage(
        from: geometry.minimumOffset, to: geometry.maximumOffset)
    }
    decision.speed = .slow
    decision.animation = number
  }

  private func cancel(_ decision: inout Decision) {
    decision.callbacks.insert(.ended)
    decision.outcome = .cancelled
  }
}
