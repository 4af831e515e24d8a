package import Foundation

/// The phase of a scroll with a wheel or a touchpad.
package enum ScrollPhase {
  /// One notch of a wheel, which is a complete scroll.
  case notch
  /// A scroll on a touchpad began.
  case began
  /// The scroll continued.
  case changed
  /// The fingers were lifted.
  case ended
  /// The system canceled the scroll.
  case cancelled
}

extension UIWindow {
  /// Begins a touch, in addition to those that are active.
  package func beginTouch(at point: CGPoint) -> UITouch {
    let touch = newTouch(at: point)
    send([touch], .began)
    return touch
  }

  /// Begins several touches in one event.
  package func beginTouches(at points: [CGPoint]) -> [UITouch] {
    let touches = points.map { newTouch(at: $0) }
    send(touches, .began)
    return touches
  }

  package func moveTouch(_ touch: UITouch, to point: CGPoint) { moveTouches([touch], to: [point]) }

  /// Moves several touches in one event, each to its point.
  package func moveTouches(_ touches: [UITouch], to points: [CGPoint]) {
    var moved: [UITouch] = []
    for (touch, point) in zip(touches, points) where activeTouches.contains(touch) {
      touch.windowLocation = point
      moved.append(touch)
    }
    send(moved, .moved)
  }

  package func endTouch(_ touch: UITouch) { finish([touch], .ended) }

  /// Ends several touches in one event.
  package func endTouches(_ touches: [UITouch]) { finish(touches, .ended) }

  /// Cancels a touch, as the system does for an incoming call.
  package func cancelTouch(_ touch: UITouch) { finish([touch], .cancelled) }

  /// Cancels several touches in one event.
  package func cancelTouches(_ touches: [UITouch]) { finish(touches, .cancelled) }

  /// Scrolls with a wheel or a touchpad.
  ///
  /// The innermost view at the point that accepts the scroll receives it until it ends.
  package func scroll(at point: CGPoint, by delta: CGPoint, phase: ScrollPhase) {
    switch phase {
    case .notch, .began:
      var target = hitTest(point, with: nil)
      while let view = target {
        if (view as? UIScrollView)?.handleWheel(by: delta, phase: phase) ?? false { break }
        target = view.superview
      }
      scrollTarget = phase == .began ? target : nil
    case .changed:
      _ = (scrollTarget as? UIScrollView)?.handleWheel(by: delta, phase: phase)
    case .ended, .cancelled:
      _ = (scrollTarget as? UIScrollView)?.handleWheel(by: delta, phase: phase)
      scrollTarget = nil
    }
  }

  private func newTouch(at point: CGPoint) -> UITouch {
    let touch = UITouch(
      window: self, location: point, number: touchCount)
    touchCount += 1
    touch.view = hitTest(point, with: nil)
    touch.gestureRecognizers = recognizers(for: touch)
    activeTouches.append(touch)
    return touch
  }

  private func finish(_ touches: [UITouch], _ phase: UITouch.Phase) {
    let finished = touches.filter { activeTouches.contains($0) }
    send(finished, phase)
    activeTouches.removeAll { finished.contains($0) }
  }

  /// Sends an event in which the given touches have the same phase and all others are stationary.
  private func send(_ touches: [UITouch], _ phase: UITouch.Phase) {
    guard !touches.isEmpty else { return }
    for other in activeTouches { other.phase = .stationary }
    for touch in touches { touch.phase = phase }
    deliver(UIEvent(touches: Set(activeTouches), timestamp: MainLoop.current.now))
  }

  /// Returns the recognizers of the hit view and its superviews that receive the touch, innermost
  /// first.
  private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var ancestor = touch.view
    while let view = ancestor {
      found += (view.gestureRecognizers ?? []).filter { $0.shouldReceiveTouch() }
      ancestor = view.superview
    }
    return found
  }
}
