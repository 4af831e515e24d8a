public import Foundation
internal import UIKit

extension Simulator {
  /// Pinches with two fingers side by side. The pinch ends at rest, and the method returns at that
  /// time.
  ///
  /// Both fingers move by the same distance, so that the point between them is constant.
  /// ``showsFinger`` shows the left finger only.
  ///
  /// - Parameters:
  ///   - center: The point between the fingers, in the window's coordinates.
  ///   - start: The distance between the fingers at the start, in points.
  ///   - end: The distance between the fingers at the end, in points.
  ///   - duration: The duration of the movement, in seconds.
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
    let startTime = now
    for event in fingers[0].events(every: 1 / 60).dropFirst() {
      advance(by: startTime + event.time - now)
      touchMove(
        to: fingers[0].position(after: event.time), and: fingers[1].position(after: event.time))
    }
    touchUp()
  }

  /// Begins two touches at the same time. Touches that are active end first.
  ///
  /// - Parameters:
  ///   - first: The point of the first touch, in the window's coordinates.
  ///   - second: The point of the second touch.
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

  /// Begins a second touch. Does nothing unless exactly one touch is active.
  ///
  /// - Parameter point: The point in the window's coordinates.
  package func secondTouchDown(at point: CGPoint) {
    guard touch != nil, secondTouch == nil else { return }
    run {
      secondTouch = window.beginTouch(at: point)
      loop.turn()
    }
  }

  /// Moves both touches at the same time. Does nothing unless two touches are active.
  ///
  /// - Parameters:
  ///   - first: The new point of the first touch, in the window's coordinates.
  ///   - second: The new point of the second touch.
  package func touchMove(to first: CGPoint, and second: CGPoint) {
    guard let touch, let secondTouch else { return }
    run {
      window.moveTouches([touch, secondTouch], to: [first, second])
      fingerPosition = first
      loop.turn()
    }
  }

  /// Ends the second touch and keeps the first. Does nothing without a second touch.
  package func secondTouchUp() {
    guard let secondTouch else { return }
    self.secondTouch = nil
    run {
      window.endTouch(secondTouch)
      loop.turn()
    }
  }
}
