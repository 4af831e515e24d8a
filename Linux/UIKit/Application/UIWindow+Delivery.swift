import Foundation

extension UIWindow {
  /// Hands an event to the recognizers first and then, as far as they leave it to them, to the views.
  func deliver(_ event: UIEvent) {
    let touches = fingers.filter { $0.phase != .stationary }
    // Whatever happened, happened to all of them: see `send`.
    guard let phase = touches.first?.phase else { return }
    for recognizer in recognizers(of: touches) {
      let followed = touches.filter { $0.gestureRecognizers?.contains(recognizer) ?? false }
      recognizer.receive(Set(followed), with: event, phase: phase)
    }
    for touch in touches { takeFromViewIfRecognized(touch, event) }
    deliverToViews(touches, phase, event)
    // A recognizer that took one finger takes its others as well.
    for touch in fingers where touch.phase == .stationary {
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

  /// The recognizers that follow fingers: those of the first one, in its order, then those of the others.
  private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var all = touches.first?.gestureRecognizers ?? []
    for touch in touches.dropFirst() {
      all += (touch.gestureRecognizers ?? []).filter { !all.contains($0) }
    }
    return all
  }

  private func deliverToViews(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    let touches = touches.filter { $0.delivery != .over }
    switch phase {
    case .began:
      for touch in touches {
        guard let view = touch.view else { continue }
        if isSecondForSingleTouchView(touch, view) {
          touch.delivery = .over
        } else {
          hold(touch, in: view)
        }
      }
      beginInViews(touches, event)
    case .moved:
      beginInViews(touches, event)
      tell(touches.filter { $0.delivery == .begun }) { $0.touchesMoved($1, with: event) }
    case .ended:
      tell(touches.filter { $0.delivery == .none }) { $0.touchesBegan($1, with: event) }
      for touch in touches { touch.delivery = .over }
      tell(touches) { $0.touchesEnded($1, with: event) }
    case .cancelled:
      let begun = touches.filter { $0.delivery == .begun }
      for touch in touches { touch.delivery = .over }
      tell(begun) { $0.touchesCancelled($1, with: event) }
    case .stationary:
      break
    }
  }

  /// Calls a closure for each view that fingers went down in, with its fingers.
  private func tell(_ touches: [UITouch], _ body: (UIView, Set<UITouch>) -> Void) {
    var told: [UIView] = []
    for touch in touches {
      guard let view = touch.view, !told.contains(view) else { continue }
      told.append(view)
      body(view, Set(touches.filter { $0.view === view }))
    }
  }

  /// Whether a finger is one too many for a view that wants only one at a time.
  private func isSecondForSingleTouchView(_ touch: UITouch, _ view: UIView) -> Bool {
    guard !view.isMultipleTouchEnabled else { return false }
    return fingers.contains {
      $0.number < touch.number && $0.view === view && $0.delivery != .over
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
      beginInViews([touch], UIEvent(touches: Set(fingers), timestamp: MainLoop.current.now))
    }
  }

  private func beginInViews(_ touches: [UITouch], _ event: UIEvent) {
    let now = MainLoop.current.now
    let free = touches.filter { touch in
      touch.delivery == .none && touch.heldUntil <= now
        && !(touch.gestureRecognizers ?? []).contains {
          $0.delaysTouchesBegan && $0.state == .possible
        }
    }
    for touch in free { touch.delivery = .begun }
    tell(free) { $0.touchesBegan($1, with: event) }
  }
}
