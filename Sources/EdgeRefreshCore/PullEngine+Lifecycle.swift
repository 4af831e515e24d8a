extension PullEngine {
  mutating func begin(isVisible: Bool, isPull: Bool = false, _ decision: inout Decision) {
    guard mayBegin else { return }
    switch phase {
    case .opening, .open:
      // Only one refresh runs at a time.
      lastPullProgress = 1
      progress = 1
      return
    case .closing(_, handlerCalled: true, _):
      // The previous refresh ends when the next one begins.
      decision.callbacks.insert(.ended)
    case .idle, .pulling, .waiting, .exhausted, .closing:
      // The app may begin a refresh at any time.
      break
    }
    lastPullProgress = 1
    progress = 1
    guard isVisible else {
      phase = .waiting
      return
    }
    startOpening(at: .fast, reveals: isPull || revealsWhenBegun, &decision)
  }

  private mutating func startOpening(
    at speed: Decision.Speed, reveals: Bool, _ decision: inout Decision
  ) {
    let number = nextNumber()
    phase = .opening(number, handlerCalled: handlerTiming == .atOnce)
    if handlerTiming == .atOnce { decision.callbacks.insert(.refreshing) }
    if reveals { open(&decision) } else { addInsetInPlace() }
    decision.speed = reveals ? speed : .immediate
    decision.animation = number
  }

  mutating func end(_ outcome: RefreshOutcome, _ decision: inout Decision) {
    let exhausted = outcome == .noMoreData
    switch phase {
    case .idle, .pulling, .exhausted:
      // There is no refresh to end, but the outcome says whether there is more data.
      phase = exhausted ? .exhausted : .idle
    case .waiting:
      // The refresh never started, so nothing closes and no callback runs.
      phase = exhausted ? .exhausted : .idle
      restoreProgress()
    case .opening(_, let handlerCalled):
      close(outcome, handlerCalled: handlerCalled, &decision)
    case .open:
      close(outcome, handlerCalled: true, &decision)
    case .closing(let number, let handlerCalled, _):
      // The control is closing already. The last outcome says whether there is more data.
      phase = .closing(number, handlerCalled: handlerCalled, exhausted: exhausted)
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
    case .pulling:
      // Hiding the control cancels the pull.
      phase = .idle
      progress = 0
    case .waiting:
      // The refresh waits for a window, not for the control to be shown.
      break
    case .opening, .open:
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
    case .pulling, .waiting, .opening, .open, .closing:
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
    case .pulling, .waiting:
      phase = .idle
      lastPullProgress = 0
    case .opening(_, let handlerCalled):
      if handlerCalled { cancel(&decision) }
      phase = .idle
      lastPullProgress = 0
    case .open:
      cancel(&decision)
      phase = .idle
      lastPullProgress = 0
    case .closing(_, let handlerCalled, let exhausted):
      // The control does not wait for the closing animation.
      if handlerCalled { decision.callbacks.insert(.ended) }
      phase = exhausted ? .exhausted : .idle
      lastPullProgress = 0
    }
    insetAmount = 0
    progress = 0
    isInWindow = false
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
    case .idle, .pulling, .opening, .open, .closing, .exhausted:
      // A refresh continues outside a window and keeps its inset.
      break
    }
  }

  mutating func leaveWindow() {
    isInWindow = false
    switch phase {
    case .pulling:
      // Leaving the window cancels the pull.
      phase = .idle
      progress = 0
    case .idle, .waiting, .opening, .open, .closing, .exhausted:
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
    case .idle, .pulling, .waiting, .opening, .open, .closing, .exhausted:
      // The number is outdated.
      break
    }
  }

  private mutating func close(
    _ outcome: RefreshOutcome, handlerCalled: Bool, _ decision: inout Decision
  ) {
    let number = nextNumber()
    phase = .closing(number, handlerCalled: handlerCalled, exhausted: outcome == .noMoreData)
    if handlerCalled {
      decision.callbacks.insert(.endAnimationBegan)
      decision.outcome = outcome
    }
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
