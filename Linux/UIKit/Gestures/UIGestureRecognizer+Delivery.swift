import Foundation

/// How touches reach a recognizer: the window asks `shouldReceive(_:)` of every recognizer from the view that
/// was hit up to the window, notes those that do in the touch, and calls `receive` for each change.
extension UIGestureRecognizer {
  /// Whether the recognizer wants to follow a touch that goes down now.
  package func shouldReceive(_ touch: UITouch) -> Bool {
    if trackedTouches.isEmpty {
      // A finger that comes down before the next turn finds the recognizer ready all the same.
      resetToPossible()
    }
    guard isEnabled, !isFinished else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Takes what touches did, all of them in the same phase.
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
