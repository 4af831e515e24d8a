extension SecondLevelEngine {
  mutating func move(from before: ScrollGeometry, _ decision: inout SecondLevelDecision) {
    switch phase {
    case .closed:
      if isPulled && isPastThreshold && canOpen { arm(&decision) }
    case .armed where !geometry.isInteractive || !canOpen:
      // The fingers zoom now, or a refresh has begun.
      phase = .closed
    case .armed where geometry.isDragging:
      if !isPastThreshold { phase = .closed }
    case .armed:
      // The first movement without a finger is the bounce after the release.
      if pull >= 0 { startOpening(&decision) } else { phase = .closed }
    case .opening:
      // The animation determines the position, unless the app scrolls to the content meanwhile. A
      // drag would have ended this phase.
      if pull <= 0 && geometry.offset > before.offset + 0.5 {
        closeInPlace()
      } else {
        insetAmount = fullAmount
      }
    case .open where geometry.isDragging:
      showVisibleAmount()
    case .open where isContent(at: openOffset):
      // A bar may have changed its height because of the movement.
      insetAmount = fullAmount
    case .open(isLifted: true):
      // The deceleration after a short swipe.
      returnToOpen(&decision)
    case .open(isLifted: false):
      // The app has scrolled to the content.
      if pull <= 0 { closeInPlace() } else { insetAmount = fullAmount }
    case .closing(_, isLifted: true):
      // The deceleration after the swipe that closes.
      if !geometry.isDragging && !isContent(at: geometry.minimumOffset) {
        startClosing(isLifted: false, &decision)
      }
    case .closing(_, isLifted: false):
      // The app may scroll while the second level closes.
      break
    case .caught where geometry.isDragging && isPastThreshold && fullAmount > 0:
      // The finger holds the second level, which was closing.
      phase = .open(isLifted: false)
      showVisibleAmount()
    case .caught:
      // The finger pulls the content, which was almost at its edge.
      phase = .closed
    }
  }

  mutating func moveEdges(
    since before: ScrollGeometry, _ decision: inout SecondLevelDecision
  ) {
    switch phase {
    case .closed:
      break
    case .armed:
      // This can end a pull but not open the second level, because no finger was lifted.
      if !isPastThreshold || !canOpen { phase = .closed }
    case .opening where fullAmount == 0, .open where fullAmount == 0:
      closeAtOnce(&decision)
    case .open where geometry.isDragging:
      showVisibleAmount()
    case .opening, .open:
      insetAmount = fullAmount
      // After a rotation, for example. The amount and the position belong together.
      if openOffset != before.minimumOffset - max(0, before.viewportLength - before.startInset) {
        decision.pinnedOffset = openOffset
      }
    case .closing:
      if geometry.minimumOffset != before.minimumOffset && !geometry.isDragging {
        decision.pinnedOffset = geometry.minimumOffset
      }
    case .caught:
      // The next movement decides.
      break
    }
  }

  mutating func beginDrag() {
    hasReachedThreshold = false
    switch phase {
    case .closed, .armed, .caught:
      break
    case .opening, .open:
      // The finger stops the animation at its end, and its release decides.
      phase = .open(isLifted: false)
    case .closing where isPastThreshold && fullAmount > 0:
      // The touch has stopped the content on its way.
      phase = .open(isLifted: false)
      showVisibleAmount()
    case .closing:
      // The drag may still stop the content on its way.
      phase = .caught
    }
  }

  mutating func release(
    toward destination: Double, _ decision: inout SecondLevelDecision
  ) {
    switch phase {
    case .closed, .opening, .closing:
      break
    case .caught:
      // The finger has not moved. The scroll view returns the content to its edge.
      phase = .closed
    case .armed:
      // The next movement opens the second level. It follows immediately, because content past its
      // edge moves back.
      break
    case .open:
      let destination = destination.bounded
      let isLifted = !isContent(at: destination)
      if destination - openOffset > extent {
        startClosing(isLifted: isLifted, &decision)
      } else {
        if isContent(at: openOffset) {
          insetAmount = fullAmount
        } else {
          returnToOpen(&decision)
        }
        phase = .open(isLifted: isLifted)
      }
    }
  }

  // MARK: Changes of the phase

  mutating func open(_ decision: inout SecondLevelDecision) {
    switch phase {
    case .closed, .armed, .closing, .caught: if canOpen { startOpening(&decision) }
    case .opening, .open: break
    }
  }

  mutating func close(_ decision: inout SecondLevelDecision) {
    switch phase {
    case .opening, .open: startClosing(isLifted: false, &decision)
    case .closed, .armed, .closing, .caught: break
    }
  }

  mutating func beginRefresh() {
    switch phase {
    case .closing, .caught:
      // The refresh moves the content from now on.
      phase = .closed
    case .closed, .armed, .opening, .open:
      // The next movement notices that a pull no longer counts. An open second level stays open.
      break
    }
  }

  mutating func leaveWindow(_ decision: inout SecondLevelDecision) {
    switch phase {
    case .armed: phase = .closed
    case .opening:
      // The scroll to the second level ends outside a window.
      phase = .open(isLifted: false)
      insetAmount = fullAmount
      decision.pinnedOffset = openOffset
    case .closed, .open, .closing, .caught:
      // Another screen covers this one. The second level is still open when it returns.
      break
    }
  }

  mutating func finishAnimation(_ number: UInt32, _ decision: inout SecondLevelDecision) {
    switch phase {
    case .opening(number):
      phase = .open(isLifted: false)
      // The app has ended the scroll to the second level by a movement of its own.
      if !isContent(at: openOffset) {
        if pull <= 0 { closeInPlace() } else { returnToOpen(&decision) }
      }
    case .closing(number, _): phase = .closed
    case .closed, .armed, .opening, .open, .closing, .caught:
      // The number is outdated.
      break
    }
  }

  private mutating func arm(_ decision: inout SecondLevelDecision) {
    phase = .armed
    decision.isThresholdReached = !hasReachedThreshold
    hasReachedThreshold = true
  }

  private mutating func startOpening(_ decision: inout SecondLevelDecision) {
    let number = nextNumber()
    phase = .opening(number)
    insetAmount = fullAmount
    decision.pinnedOffset = openOffset
    decision.speed = .slow
    decision.animation = number
  }

  private mutating func startClosing(isLifted: Bool, _ decision: inout SecondLevelDecision) {
    let number = nextNumber()
    phase = .closing(number, isLifted: isLifted)
    insetAmount = 0
    decision.pinnedOffset = geometry.minimumOffset
    decision.speed = .slow
    decision.animation = number
  }

  private mutating func returnToOpen(_ decision: inout SecondLevelDecision) {
    phase = .open(isLifted: false)
    insetAmount = fullAmount
    decision.pinnedOffset = openOffset
    decision.speed = .fast
  }

  /// Closes without an animation, and moves the content to its edge.
  mutating func closeAtOnce(_ decision: inout SecondLevelDecision) {
    if movesContent && pull > 0 { decision.pinnedOffset = geometry.minimumOffset }
    closeInPlace()
  }

  private mutating func closeInPlace() {
    phase = .closed
    insetAmount = 0
  }

  /// Adds the visible part of the second level to the inset while a finger moves it, so that
  /// section headers pin to the beginning of the visible content.
  private mutating func showVisibleAmount() { insetAmount = min(max(pull, 0), fullAmount) }

  private mutating func nextNumber() -> UInt32 {
    lastNumber = max(lastNumber &+ 1, Self.firstNumber + 1)
    return lastNumber
  }
}
