import Foundation

/// The delivery of touches to a recognizer.
///
/// For each new touch, the window calls `shouldReceiveTouch()` on every recognizer from the hit
/// view up to the window, and stores those that return `true` in the touch. For each change, it
/// calls `receive(_:with:phase:)` on these.
extension UIGestureRecognizer {
  /// Whether the recognizer tracks a touch that begins now.
  package func shouldReceiveTouch() -> Bool {
    if trackedTouches.isEmpty {
      // The reset that `scheduleResetIfIdle()` schedules may not have run yet.
      resetToPossible()
    }
    return isEnabled && !isFinished
  }

  /// Handles a change of touches, all of them in the same phase.
  package func receive(
    _ touches: Set<UITouch>, with event: UIEvent, phase: UITouch.Phase
  ) {
    latestEventTime = event.timestamp
    latestEvent = event
    defer { latestEvent = nil }
    if phase == .began {
      let new = touches.filter { !trackedTouches.contains($0) }
        .sorted { $0.number < $1.number }
      trackedTouches += new
      gestureTouches += new
    }
    let followed = touches.filter { trackedTouches.contains($0) }
    guard !followed.isEmpty else { return }
    saveLocation()
    if !isFinished {
      switch phase {
      case .began: touchesBegan(followed, with: event)
      case .moved, .stationary: touchesMoved(followed, with: event)
      case .ended: touchesEnded(followed, with: event)
      case .cancelled: touchesCancelled(followed, with: event)
      }
    }
    guard phase == .ended || phase == .cancelled else { return }
    trackedTouches.removeAll { followed.contains($0) }
    if trackedTouches.isEmpty {
      lastTouchDidEnd()
    }
    scheduleResetIfIdle()
  }
}
