public import Foundation
internal import UIKit

extension Simulator {
  /// Begins a touch. A touch that is active ends first.
  ///
  /// - Parameter point: The point in the window's coordinates.
  public func touchDown(at point: CGPoint) {
    touchUp()
    run {
      touch = window.beginTouch(at: point)
      fingerPosition = point
      loop.turn()
    }
  }

  /// Moves the touch to a point in one step. Does nothing without a touch.
  ///
  /// - Parameter point: The point in the window's coordinates.
  public func touchMove(to point: CGPoint) {
    guard let touch else { return }
    run {
      window.moveTouch(touch, to: point)
      fingerPosition = point
      loop.turn()
    }
  }

  /// Ends the touch, and the second one if there are two. Does nothing without a touch.
  public func touchUp() {
    finishTouches { window.endTouches($0) }
  }

  /// Cancels the touch, as the system does for an incoming call. Does nothing without a touch.
  public func touchCancel() {
    finishTouches { window.cancelTouches($0) }
  }

  /// Drags from one point to another. The drag ends at rest, and the method returns at that time.
  ///
  /// - Parameters:
  ///   - origin: The point where the touch begins.
  ///   - destination: The point where it ends.
  ///   - duration: The duration of the movement, in seconds.
  public func drag(from origin: CGPoint, to destination: CGPoint, duration: TimeInterval) {
    play(FingerScript().drag(from: origin, to: destination, duration: duration))
  }

  /// Flings: the finger accelerates and is lifted at full speed.
  ///
  /// - Parameters:
  ///   - origin: The point where the touch begins.
  ///   - destination: The point where it ends.
  ///   - duration: The duration of the touch, in seconds.
  public func fling(
    from origin: CGPoint, to destination: CGPoint, duration: TimeInterval = 0.15
  ) {
    play(FingerScript().fling(from: origin, to: destination, duration: duration))
  }

  /// Taps a point for 0.1 seconds.
  ///
  /// - Parameter point: The point in the window's coordinates.
  public func tap(at point: CGPoint) {
    play(FingerScript().tap(at: point))
  }

  func perform(_ event: FingerEvent) {
    switch event {
    case .down(let point): touchDown(at: point)
    case .moved(let point): touchMove(to: point)
    case .lifted(let point):
      // The last position may not have been reported as a move yet.
      if point != fingerPosition { touchMove(to: point) }
      touchUp()
    case .cancelled: touchCancel()
    }
  }

  private func finishTouches(_ finish: ([UITouch]) -> Void) {
    let touches = [touch, secondTouch].compactMap(\.self)
    guard !touches.isEmpty else { return }
    touch = nil
    secondTouch = nil
    run {
      finish(touches)
      fingerPosition = nil
      loop.turn()
    }
  }
}
