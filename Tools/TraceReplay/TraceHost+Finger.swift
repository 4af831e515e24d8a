import UIKit

extension TraceHost {
  /// Performs a step of a finger, a wheel or a touchpad. The scroll view's own physics apply.
  func useFinger(_ step: Trace.Step) {
    let point = CGPoint(x: step.x ?? 0, y: step.y ?? 0)
    switch step.op {
    case .touch:
      // There is one finger at a time: a touch while it is down is ignored.
      if touch == nil { touch = window.beginTouch(at: point) }
    case .move: move(to: point, over: step.t ?? 0)
    case .lift:
      touch.map(window.endTouch)
      touch = nil
    case .touchCancelled:
      touch.map(window.cancelTouch)
      touch = nil
    case .wheel: window.scroll(at: middle, by: point, phase: .notch)
    case .pad: swipe(by: point, over: step.t ?? 0)
    default: preconditionFailure("\(step.op) is no step of a finger")
    }
  }

  private var middle: CGPoint { CGPoint(x: window.bounds.midX, y: window.bounds.midY) }

  /// Moves the finger at a constant speed, in 60 steps per second.
  private func move(to end: CGPoint, over duration: TimeInterval) {
    guard let touch else { return }
    let start = touch.location(in: nil)
    inEvenSteps(over: duration) { share in
      window.moveTouch(
        touch,
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
  }

  /// Scrolls with two fingers on a touchpad, from the touch to the lift.
  private func swipe(by distance: CGPoint, over duration: TimeInterval) {
    let share = CGFloat(steps(in: duration))
    let delta = CGPoint(x: distance.x / share, y: distance.y / share)
    window.scroll(at: middle, by: delta, phase: .began)
    inEvenSteps(over: duration) { _ in window.scroll(at: middle, by: delta, phase: .changed) }
    window.scroll(at: middle, by: .zero, phase: .ended)
  }

  private func steps(in duration: TimeInterval) -> Int {
    max(1, Int((duration * 60).rounded()))
  }

  private func inEvenSteps(over duration: TimeInterval, _ body: (CGFloat) -> Void) {
    let count = steps(in: duration)
    for step in 1...count {
      loop.advance(by: duration / TimeInterval(count))
      body(CGFloat(step) / CGFloat(count))
    }
  }
}
