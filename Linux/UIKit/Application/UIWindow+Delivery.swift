import Foundation

extension UIWindow {
  /// Hands an event to the recognizers first and then, as far as they leave it to them, to the views.
  func deliver(_ event: UIEvent) {
    let touches = (event.allTouches ?? []).filter { $0.phase != .stationary }
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? [] {
        recognizer.receive([touch], with: event, phase: touch.phase)
      }
    }
    for touch in touches {
      takeFromViewIfRecognized(touch, event)
      deliverToView(touch, event)
    }
    // A recognizer that took one finger takes its others as well.
    for touch in event.allTouches ?? [] where touch.phase == .stationary {
      takeFromViewIfRecognized(touch, event)
    }
  }

  /// A recognizer recognized its gesture: the views lose its fingers if it says so.
  ///
  /// Delivery notices that by itself; a recognizer that recognizes between two events calls this.
  package func takeTouchesFromViews(for recognizer: UIGestureRecognizer) {
    let event = UIEvent(touches: Set(fingers), timestamp: MainLoop.current.now)
    for touch in fingers where touch.gestureRecognizers?.contains(recognizer) ?? false {
      takeFromViewIfRecognized(touch, event)
    }
  }

  private func takeFromViewIfRecognized(_ touch: UITouch, _ event: UIEvent) {
    let isTaken = (touch.gestureRecognizers ?? []).contains {
      $0.cancelsTouchesInView && [.began, .changed, .ended].contains($0.state)
    }
    guard isTaken, touch.delivery != .over else { return }
    let wasBegun = touch.delivery == .begun
    touch.delivery = .over
    if wasBegun { touch.view?.touchesCancelled([touch], with: event) }
  }

  private func deliverToView(_ touch: UITouch, _ event: UIEvent) {
    guard touch.delivery != .over, let view = touch.view else { return }
    switch touch.phase {
    case .began:
      if !view.isMultipleTouchEnabled, fingers.contains(where: { $0.isIn(view, besides: touch) }) {
        touch.delivery = .over
      } else {
        hold(touch, in: view)
        beginInViewIfFree(touch, event)
      }
    case .moved:
      beginInViewIfFree(touch, event)
      if touch.delivery == .begun { view.touchesMoved([touch], with: event) }
    case .ended:
      if touch.delivery == .none { view.touchesBegan([touch], with: event) }
      touch.delivery = .over
      view.touchesEnded([touch], with: event)
    case .cancelled:
      let wasBegun = touch.delivery == .begun
      touch.delivery = .over
      if wasBegun { view.touchesCancelled([touch], with: event) }
    case .stationary:
      break
    }
  }

  /// Keeps a finger from its view for the time that scroll views around it ask for.
  private func hold(_ touch: UITouch, in view: UIView) {
    var delay: TimeInterval = 0
    var step = view.superview
    while let container = step {
      delay = max(delay, container.contentTouchDelay)
      step = container.superview
    }
    guard delay > 0 else { return }
    let loop = MainLoop.current
    touch.heldUntil = loop.now + delay
    loop.schedule(after: delay) { [weak self, weak touch] in
      guard let self, let touch, fingers.contains(touch) else { return }
      touch.heldUntil = 0
      beginInViewIfFree(
        touch, UIEvent(touches: Set(fingers), timestamp: MainLoop.current.now))
    }
  }

  private func beginInViewIfFree(_ touch: UITouch, _ event: UIEvent) {
    let isHeld =
      touch.heldUntil > MainLoop.current.now
      || (touch.gestureRecognizers ?? []).contains {
        $0.delaysTouchesBegan && $0.state == .possible
      }
    guard !isHeld, touch.delivery == .none else { return }
    touch.delivery = .begun
    touch.view?.touchesBegan([touch], with: event)
  }
}

extension UITouch {
  fileprivate func isIn(_ other: UIView, besides touch: UITouch) -> Bool {
    self !== touch && view === other && delivery != .over
  }
}
