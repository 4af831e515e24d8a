public import Foundation
internal import UIKit

extension Simulator {
  /// Puts the finger down; a finger that touches already is lifted first.
  ///
  /// - Parameter point: Where, in the window's coordinates.
  public func touchDown(at point: CGPoint) {
    touchUp()
    run {
      touch = window.beginTouch(at: point)
      fingerPosition = point
      loop.turn()
    }
  }

  /// Moves the finger at once; nothing where none touches.
  ///
  /// - Parameter point: Where to, in the window's coordinates.
  public func touchMove(to point: CGPoint) {
    guard let touch else { return }
    run {
      window.moveTouch(touch, to: point)
      fingerPosition = point
      loop.turn()
    }
  }

  /// Lifts the finger where it is, and the second one with it; nothing where none touches.
  public func touchUp() {
    finishTouches { window.endTouches($0) }
  }

  /// Takes the touch away, as the system does for a call; nothing where no finger touches.
  public func touchCancel() {
    finishTouches { window.cancelTouches($0) }
  }

  /// Drags from one point to another, lets go at rest, and returns at the time of letting go.
  ///
  /// - Parameters:
  ///   - origin: Where the finger comes down.
  ///   - destination: Where it is lifted.
  ///   - duration: How long it travels, in seconds.
  public func drag(from origin: CGPoint, to destination: CGPoint, duration: TimeInterval) {
    play(FingerScript().drag(from: origin, to: destination, duration: duration))
  }

  /// Throws: moves ever faster and lets go at full speed.
  ///
  /// - Parameters:
  ///   - origin: Where the finger comes down.
  ///   - destination: Where it is lifted.
  ///   - duration: How long it touches, in seconds.
  public func fling(
    from origin: CGPoint, to destination: CGPoint, duration: TimeInterval = 0.15
  ) {
    play(FingerScript().fling(from: origin, to: destination, duration: duration))
  }

  /// Touches a point for a tenth of a second.
  ///
  /// - Parameter point: Where, in the window's coordinates.
  public func tap(at point: CGPoint) {
    play(FingerScript().tap(at: point))
  }

  func perform(_ event: FingerEvent) {
    switch event {
    case .down(let point): touchDown(at: point)
    case .moved(let point): touchMove(to: point)
    case .lifted(let point):
      // A touch screen reports where a finger is lifted only if it moved since the last report.
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
