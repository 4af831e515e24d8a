package import Foundation

/// A tap that is over, to count the next one.
struct FinishedTap {
  let location: CGPoint
  let time: TimeInterval
  let count: Int

  /// How soon and how near the next tap has to be.
  static let interval: TimeInterval = 0.35
  static let distance: CGFloat = 22
}

/// What a wheel or a touchpad does.
package enum ScrollPhase {
  /// One notch of a wheel, complete in itself.
  case notch
  /// Fingers on a touchpad began to scroll.
  case began
  /// They went on.
  case changed
  /// They were lifted.
  case ended
  /// The system took the scroll away.
  case cancelled
}

extension UIWindow {
  /// Puts a finger down, beside those that touch already.
  package func beginTouch(at point: CGPoint) -> UITouch {
    let touch = newTouch(at: point)
    send([touch], .began)
    return touch
  }

  /// Puts several fingers down at once: one event tells of all of them.
  package func beginTouches(at points: [CGPoint]) -> [UITouch] {
    let touches = points.map { newTouch(at: $0) }
    send(touches, .began)
    return touches
  }

  /// Moves a finger.
  package func moveTouch(_ touch: UITouch, to point: CGPoint) { moveTouches([touch], to: [point]) }

  /// Moves several fingers at once, each to its point: one event tells of all of them.
  package func moveTouches(_ touches: [UITouch], to points: [CGPoint]) {
    var moved: [UITouch] = []
    for (touch, point) in zip(touches, points) where fingers.contains(touch) {
      touch.previousWindowLocation = touch.windowLocation
      touch.windowLocation = point
      moved.append(touch)
    }
    send(moved, .moved)
  }

  /// Lifts a finger.
  package func endTouch(_ touch: UITouch) { finish([touch], .ended) }

  /// Lifts several fingers at once: one event tells of all of them.
  package func endTouches(_ touches: [UITouch]) { finish(touches, .ended) }

  /// Takes a finger away, as the system does when something else needs the screen.
  package func cancelTouch(_ touch: UITouch) { finish([touch], .cancelled) }

  /// Takes several fingers away at once.
  package func cancelTouches(_ touches: [UITouch]) { finish(touches, .cancelled) }

  /// Scrolls with a wheel or a touchpad; the innermost view that takes it has it until it ends.
  package func scroll(at point: CGPoint, by delta: CGPoint, phase: ScrollPhase) {
    switch phase {
    case .notch, .began:
      var step = hitTest(point, with: nil)
      while let view = step, !view.scrollWheel(by: delta, phase: phase, at: point) {
        step = view.superview
      }
      scrollTarget = phase == .began ? step : nil
    case .changed:
      _ = scrollTarget?.scrollWheel(by: delta, phase: phase, at: point)
    case .ended, .cancelled:
      _ = scrollTarget?.scrollWheel(by: delta, phase: phase, at: point)
      scrollTarget = nil
    }
  }

  private func newTouch(at point: CGPoint) -> UITouch {
    let touch = UITouch(
      window: self, location: point, timestamp: MainLoop.current.now, number: fingerCount)
    fingerCount += 1
    touch.view = hitTest(point, with: nil)
    touch.tapCount = tapCount(at: point)
    touch.gestureRecognizers = recognizers(for: touch)
    fingers.append(touch)
    return touch
  }

  private func finish(_ touches: [UITouch], _ phase: UITouch.Phase) {
    let finished = touches.filter { fingers.contains($0) }
    for touch in finished { touch.previousWindowLocation = touch.windowLocation }
    send(finished, phase)
    fingers.removeAll { finished.contains($0) }
    guard let touch = finished.last else { return }
    lastTap =
      phase == .ended
      ? FinishedTap(location: touch.windowLocation, time: touch.timestamp, count: touch.tapCount)
      : nil
  }

  /// Sends an event in which some fingers did the same, and all others nothing.
  private func send(_ touches: [UITouch], _ phase: UITouch.Phase) {
    guard !touches.isEmpty else { return }
    let now = MainLoop.current.now
    for finger in fingers { finger.phase = .stationary }
    for touch in touches {
      touch.phase = phase
      touch.timestamp = now
    }
    sendEvent(UIEvent(touches: Set(fingers), timestamp: now))
  }

  private func tapCount(at point: CGPoint) -> Int {
    guard let lastTap, MainLoop.current.now - lastTap.time <= FinishedTap.interval,
      abs(lastTap.location.x - point.x) <= FinishedTap.distance,
      abs(lastTap.location.y - point.y) <= FinishedTap.distance
    else { return 1 }
    return lastTap.count + 1
  }

  /// The recognizers of the hit view and those around it that want to follow the finger, innermost first.
  private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var step = touch.view
    while let view = step {
      found += (view.gestureRecognizers ?? []).filter { $0.shouldReceive(touch) }
      step = view.superview
    }
    return found
  }
}
