import Foundation

extension UIWindow {
  /// Sends an event to the gesture recognizers, and then to the views whose touches no recognizer
  /// has canceled.
  func deliver(_ event: UIEvent) {
    let touches = activeTouches.filter { $0.phase != .stationary }
    // All touches that changed have the same phase; see `send(_:_:)`.
    guard let phase = touches.first?.phase else { return }
    for recognizer in recognizers(of: touches) {
      let followed = touches.filter { $0.gestureRecognizers?.contains(recognizer) ?? false }
      recognizer.receive(Set(followed), with: event, phase: phase)
    }
    for touch in touches { cancelInViewIfRecognized(touch, event) }
    deliverToViews(touches, phase, event)
    // A recognizer that has recognized its gesture also cancels its stationary touches.
    for touch in activeTouches where touch.phase == .stationary {
      cancelInViewIfRecognized(touch, event)
    }
  }

  /// Cancels the touches of a recognizer in their views. A touch is canceled only if one of its
  /// recognizers has recognized its gesture.
  ///
  /// `deliver(_:)` does this for every event. A recognizer that changes its state between two
  /// events calls this method.
  package func cancelTouchesInViews(for recognizer: UIGestureRecognizer) {
    let event = UIEvent(touches: Set(activeTouches), timestamp: MainLoop.current.now)
    for touch in activeTouches where touch.gestureRecognizers?.contains(recognizer) ?? false {
      cancelInViewIfRecognized(touch, event)
    }
  }

  private func cancelInViewIfRecognized(_ touch: UITouch, _ event: UIEvent) {
    let isRecognized = (touch.gestureRecognizers ?? []).contains {
      [.began, .changed, .ended].contains($0.state)
    }
    guard isRecognized, touch.delivery != .finished else { return }
    let wasBegun = touch.delivery == .begun
    touch.delivery = .finished
    if wasBegun { touch.view?.touchesCancelled([touch], with: event) }
  }

  /// Returns the recognizers of the touches without duplicates, those of the first touch first.
  private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var all = touches.first?.gestureRecognizers ?? []
    for touch in touches.dropFirst() {
      all += (touch.gestureRecognizers ?? []).filter { !all.contains($0) }
    }
    return all
  }

  private func deliverToViews(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    let touches = touches.filter { $0.delivery != .finished }
    switch phase {
    case .began:
      for touch in touches {
        guard let view = touch.view else { continue }
        if exceedsSingleTouch(touch, view) {
          touch.delivery = .finished
        } else {
          delay(touch, in: view)
        }
      }
      beginInViews(touches, event)
    case .moved:
      beginInViews(touches, event)
      forEachView(of: touches.filter { $0.delivery == .begun }) {
        $0.touchesMoved($1, with: event)
      }
    case .ended:
      forEachView(of: touches.filter { $0.delivery == .pending }) {
        $0.touchesBegan($1, with: event)
      }
      for touch in touches { touch.delivery = .finished }
      forEachView(of: touches) { $0.touchesEnded($1, with: event) }
    case .cancelled:
      let begun = touches.filter { $0.delivery == .begun }
      for touch in touches { touch.delivery = .finished }
      forEachView(of: begun) { $0.touchesCancelled($1, with: event) }
    case .stationary:
      break
    }
  }

  /// Calls a closure once for each view in which the touches began, with the touches of that view.
  private func forEachView(
    of touches: [UITouch], _ body: (UIView, Set<UITouch>) -> Void
  ) {
    var visited: [UIView] = []
    for touch in touches {
      guard let view = touch.view, !visited.contains(view) else { continue }
      visited.append(view)
      body(view, Set(touches.filter { $0.view === view }))
    }
  }

  /// Whether a view that receives only one touch at a time already has an earlier touch.
  private func exceedsSingleTouch(_ touch: UITouch, _ view: UIView) -> Bool {
    guard !view.isMultipleTouchEnabled else { return false }
    return activeTouches.contains {
      $0.number < touch.number && $0.view === view && $0.delivery != .finished
    }
  }

  /// Delays a touch by the longest delay of the scroll views that contain its view.
  private func delay(_ touch: UITouch, in view: UIView) {
    var delay: TimeInterval = 0
    var ancestor = view.superview
    while let container = ancestor {
      delay = max(delay, (container as? UIScrollView)?.contentTouchDelay ?? 0)
      ancestor = container.superview
    }
    guard delay > 0 else { return }
    let loop = MainLoop.current
    touch.delayedUntil = loop.now + delay
    loop.schedule(after: delay) { [weak self, weak touch] in
      guard let self, let touch, activeTouches.contains(touch) else { return }
      touch.delayedUntil = 0
      beginInViews(
        [touch], UIEvent(touches: Set(activeTouches), timestamp: MainLoop.current.now))
    }
  }

  private func beginInViews(_ touches: [UITouch], _ event: UIEvent) {
    let now = MainLoop.current.now
    let ready = touches.filter { $0.delivery == .pending && $0.delayedUntil <= now }
    for touch in ready { touch.delivery = .begun }
    forEachView(of: ready) { $0.touchesBegan($1, with: event) }
  }
}
