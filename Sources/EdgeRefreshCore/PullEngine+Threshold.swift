// What a pull past the threshold does, and what follows if it ends without a release.
extension PullEngine {
  /// Whether pulling the content past the threshold would be the first time in this drag.
  var mayReachThreshold: Bool { !hasReachedThreshold && mayBegin }

  /// Whether a finger pulls the content farther than the control that is held open, so that another
  /// refresh can begin.
  var mayEndHold: Bool {
    guard isPulled && isPastThreshold && pull > extent + Self.tolerance else { return false }
    return beginsAtThreshold ? mayReachThreshold : mayBegin
  }

  /// Handles that a finger has pulled the content past the threshold.
  ///
  /// If the control was held open, it keeps its amount, because a change of the inset would move
  /// the content under the finger.
  mutating func reachThreshold(_ decision: inout Decision) {
    let isFirstTime = mayReachThreshold
    if isFirstTime {
      hasReachedThreshold = true
      decision.callbacks.insert(.thresholdReached)
    }
    if !beginsAtThreshold {
      phase = .pulling
    } else if isFirstTime {
      beginUnderFinger(&decision)
    } else {
      phase = .idle
    }
  }

  /// Begins a refresh while a finger holds the content past the threshold.
  mutating func beginUnderFinger(_ decision: inout Decision) {
    lastPullProgress = 1
    progress = 1
    guard isInWindow else {
      phase = .waiting
      insetAmount = 0
      return
    }
    phase = .beganUnderFinger(nextNumber())
    decision.callbacks.insert(.refreshing)
    startMinimumDuration(&decision)
  }

  /// Ends a pull without a refresh. A control that was held open when the pull began closes.
  mutating func endPull(exhausted: Bool = false, _ decision: inout Decision) {
    if insetAmount > 0 {
      close(handlerCalled: false, exhausted: exhausted, &decision)
    } else {
      phase = exhausted ? .exhausted : .idle
    }
  }

  /// Opens a control whose refresh began at the threshold when the finger was lifted.
  mutating func openIfLifted(_ decision: inout Decision) {
    guard case .beganUnderFinger(let number) = phase, !geometry.isDragging else { return }
    guard pull > 0 else {
      openInPlace(number, &decision)
      return
    }
    phase = .opening(number, handlerCalled: true)
    open(number, at: .fast, reveals: true, &decision)
  }

  mutating func openInPlace(_ number: UInt32, _ decision: inout Decision) {
    phase = .opening(number, handlerCalled: true)
    open(number, at: .immediate, reveals: false, &decision)
  }

  /// Removes from the amount what the finger moves out of view, for a control that was held open
  /// when the finger began the next refresh.
  mutating func keepVisibleAmount() {
    if edge.isStart { insetAmount = min(insetAmount, visibleDelta) }
  }
}
