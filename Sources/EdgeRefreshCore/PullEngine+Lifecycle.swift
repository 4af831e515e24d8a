extension PullEngine {
  mutating func begin(isVisible: Bool, isPull: Bool = false, _ decision: inout Decision) {
    guard mayBegin else { return }
    switch phase {
    case .opening, .open:
      // One refresh at a time; asking again shows all of it.
      heardPercent = 1
      pullingPercent = 1
      return
    case .closing(_, owesEnd: true, _):
      // The one before is over the moment the next one begins.
      decision.callbacks.insert(.ended)
    case .idle, .pulling, .waiting, .exhausted, .closing:
      // An app's own begin always works.
      break
    }
    heardPercent = 1
    pullingPercent = 1
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
    if reveals { open(&decision) } else { takeRoomInPlace() }
    decision.speed = reveals ? speed : .immediate
    decision.animation = number
  }

  mutating func end(_ outcome: RefreshOutcome, _ decision: inout Decision) {
    let exhausted = outcome == .noMoreData
    switch phase {
    case .idle, .pulling, .exhausted:
      // There is nothing to end, but the app's word on whether there is more counts.
      phase = exhausted ? .exhausted : .idle
    case .waiting:
      // It never started, so nothing closes and nobody hears of it.
      phase = exhausted ? .exhausted : .idle
      keepPercent()
    case .opening(_, let handlerCalled):
      close(outcome, owesEnd: handlerCalled, &decision)
    case .open:
      close(outcome, owesEnd: true, &decision)
    case .closing(let number, let owesEnd, _):
      // Already on its way; the last word on whether there is more counts.
      phase = .closing(number, owesEnd: owesEnd, exhausted: exhausted)
    }
  }

  mutating func hide(_ value: Bool, _ decision: inout Decision) {
    // Showing what shows must not bring the content back to where the control is in view.
    guard isHidden != value else { return }
    isHidden = value
    switch phase {
    case .idle, .closing, .exhausted:
      // Shown again, it takes part from the next movement on.
      break
    case .pulling:
      // It was shown until now; what cannot be seen cannot be let go.
      phase = .idle
      pullingPercent = 0
    case .waiting:
      // It waits for a window, not to be shown.
      break
    case .opening, .open:
      // The refresh goes on either way; hidden, it takes no room.
      if value { insetDelta = 0 } else { reopen(&decision) }
    }
  }

  mutating func attach() {
    switch phase {
    case .idle, .exhausted:
      // The content may be past its edge already: the last percent counts until it moves.
      keepPercent()
    case .pulling, .waiting, .opening, .open, .closing:
      // A refresh that was begun before waits for the window.
      break
    }
  }

  mutating func detach(_ decision: inout Decision) {
    switch phase {
    case .idle, .exhausted:
      // Put on again where the content is past its edge, it shows the percent that it had.
      break
    case .pulling, .waiting:
      phase = .idle
      heardPercent = 0
    case .opening(_, let handlerCalled):
      if handlerCalled { callOff(&decision) }
      phase = .idle
      heardPercent = 0
    case .open:
      callOff(&decision)
      phase = .idle
      heardPercent = 0
    case .closing(_, let owesEnd, let exhausted):
      // The animation belongs to a scroll view that is no longer ours.
      if owesEnd { decision.callbacks.insert(.ended) }
      phase = exhausted ? .exhausted : .idle
      heardPercent = 0
    }
    insetDelta = 0
    pullingPercent = 0
    isInWindow = false
  }

  mutating func appear(_ decision: inout Decision) {
    isInWindow = true
    switch phase {
    case .waiting where !mayBegin:
      // Another control began first; nobody waits for this one any more.
      phase = .idle
      followPercent()
    case .waiting:
      // It comes into view open: whatever brings it there, a push perhaps, moves enough.
      startOpening(at: .immediate, reveals: revealsWhenBegun, &decision)
    case .idle, .pulling, .opening, .open, .closing, .exhausted:
      // A refresh survives being out of sight, with its room.
      break
    }
  }

  mutating func disappear() {
    isInWindow = false
    switch phase {
    case .pulling:
      // The finger does not follow into another window.
      phase = .idle
      pullingPercent = 0
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
    case .closing(number, let owesEnd, let exhausted):
      if owesEnd { decision.callbacks.insert(.ended) }
      phase = exhausted ? .exhausted : .idle
      // Closed: what is pulled meanwhile shows from the next movement on.
      heardPercent = 0
      pullingPercent = 0
    case .idle, .pulling, .waiting, .opening, .open, .closing, .exhausted:
      // It was overtaken by what happened since.
      break
    }
  }

  mutating func assign(_ state: RefreshState, _ decision: inout Decision) {
    switch state {
    case .idle: end(.success, &decision)
    case .noMoreData: end(.noMoreData, &decision)
    case .refreshing: begin(isVisible: true, &decision)
    case .willRefresh: begin(isVisible: false, &decision)
    case .pulling:
      // Only what is past its edge can be pulled.
      if phase == .idle && !isHidden && geometry.pull(past: edge) > 0 { phase = .pulling }
    }
  }

  private mutating func close(
    _ outcome: RefreshOutcome, owesEnd: Bool, _ decision: inout Decision
  ) {
    let number = nextNumber()
    phase = .closing(number, owesEnd: owesEnd, exhausted: outcome == .noMoreData)
    if owesEnd {
      decision.callbacks.insert(.endAnimationBegan)
      decision.outcome = outcome
    }
    // The percent stays until the content moves: it goes back as the control does.
    insetDelta = 0
    if !edge.isStart && !isHidden {
      // Content that was added meanwhile leaves no edge to go back to, so pages are gone back to.
      decision.pinnedOffset = geometry.settledOnPage(
        from: geometry.minimumOffset, to: geometry.maximumOffset)
    }
    decision.speed = .slow
    decision.animation = number
  }

  private func callOff(_ decision: inout Decision) {
    decision.callbacks.insert(.ended)
    decision.outcome = .cancelled
  }
}
