public import Foundation
internal import UIKit

extension Simulator {
  /// Pinches: puts two fingers down side by side, moves them apart or together, and lifts both at rest.
  ///
  /// Both move by the same way, so that the point between them stays. It returns at the time of
  /// lifting. ``showsFinger`` shows the left finger only.
  ///
  /// - Parameters:
  ///   - center: The point between the fingers, in the window's coordinates.
  ///   - start: How far apart the fingers come down, in points.
  ///   - end: How far apart they are lifted, in points.
  ///   - duration: How long they travel, in seconds.
  public func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, over duration: TimeInterval
  ) {
    let fingers = [-0.5, 0.5].map { side in
      FingerScript.Stroke(
        start: 0, travel: duration.isFinite ? max(0, duration) : 0,
        origin: CGPoint(x: center.x + side * start, y: center.y),
        destination: CGPoint(x: center.x + side * end, y: center.y), pace: .easing)
    }
    touchDown(at: fingers[0].origin, and: fingers[1].origin)
    let begin = now
    for event in fingers[0].events(every: 1 / 60).dropFirst() {
      advance(by: begin + event.time - now)
      touchMove(
        to: fingers[0].position(after: event.time), and: fingers[1].position(after: event.time))
    }
    touchUp()
  }

  /// Puts two fingers down at once; fingers that touch already are lifted first.
  ///
  /// - Parameters:
  ///   - first: Where one comes down, in the window's coordinates.
  ///   - second: Where the other comes down.
  package func touchDown(at first: CGPoint, and second: CGPoint) {
    touchUp()
    run {
      let touches = window.beginTouches(at: [first, second])
      touch = touches.first
      secondTouch = touches.last
      fingerPosition = first
      loop.turn()
    }
  }

  /// Puts a second finger down beside the one that touches; nothing where none does, or two do.
  ///
  /// - Parameter point: Where, in the window's coordinates.
  package func secondTouchDown(at point: CGPoint) {
    guard touch != nil, secondTouch == nil else { return }
    run {
      secondTouch = window.beginTouch(at: point)
      loop.turn()
    }
  }

  /// Moves two fingers at once; nothing where two do not touch.
  ///
  /// - Parameters:
  ///   - first: Where the first finger goes, in the window's coordinates.
  ///   - second: Where the second one goes.
  package func touchMove(to first: CGPoint, and second: CGPoint) {
    guard let touch, let secondTouch else { return }
    run {
      window.moveTouches([touch, secondTouch], to: [first, second])
      fingerPosition = first
      loop.turn()
    }
  }

  /// Lifts the second finger where it is, and leaves the first; nothing where only one touches.
  package func secondTouchUp() {
    guard let secondTouch else { return }
    self.secondTouch = nil
    run {
      window.endTouch(secondTouch)
      loop.turn()
    }
  }
}
