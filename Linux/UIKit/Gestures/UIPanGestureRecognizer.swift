public import Foundation

/// Recognizes a drag with one or more fingers.
///
/// A drag begins when the center of the fingers has moved by 10 points. The translation is measured
/// from there, so that the dragged object does not jump.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The movement, in points, at which a drag begins.
  package static let slop: CGFloat = 10

  /// The movement required to begin, in points. 0 for a scroll view that is moving.
  var requiredMovement: CGFloat { Self.slop }

  /// The movement at which the drag was recognized.
  private(set) var initialMovement = CGPoint.zero

  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var samples = PanSamples()

  /// The movement of the fingers since the drag began, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    guard isActive || state == .ended || state == .cancelled else { return .zero }
    let start = converted(start, to: view)
    let current = converted(current, to: view)
    return CGPoint(x: current.x - start.x, y: current.y - start.y)
  }

  /// The velocity of the fingers in a view's coordinates, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = samples.velocity(at: latestEventTime)
    let end = CGPoint(x: current.x + velocity.x, y: current.y + velocity.y)
    let from = converted(current, to: view)
    let to = converted(end, to: view)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Saves where a drag would start.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let center = location(in: nil)
    if trackedTouches.count == touches.count {
      start = center
      samples = PanSamples()
    } else {
      rebase(to: center)
    }
    current = center
    samples.add(center, at: event.timestamp)
    if requiredMovement == 0 {
      state = .began
    }
  }

  /// Recognizes the drag and tracks it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    current = location(in: nil)
    samples.add(current, at: event.timestamp)
    if isActive {
      state = .changed
      return
    }
    guard state == .possible else { return }
    let movement = CGPoint(x: current.x - start.x, y: current.y - start.y)
    let distance = hypot(movement.x, movement.y)
    guard distance >= requiredMovement, distance > 0 else { return }
    guard isExpectedDirection(movement) else {
      state = .failed
      return
    }
    initialMovement = movement
    // The slop is not part of the translation.
    let share = min(1, requiredMovement / distance)
    start.x += movement.x * share
    start.y += movement.y * share
    state = .began
  }

  /// Ends the drag when no finger remains.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = trackedTouches.filter { !touches.contains($0) }
    guard remaining.isEmpty else {
      let center = Self.center(of: remaining)
      rebase(to: center)
      current = center
      return
    }
    state = isActive ? .ended : .failed
  }

  /// Cancels the drag.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  /// Clears the samples and the initial movement.
  open override func reset() {
    super.reset()
    samples = PanSamples()
    initialMovement = .zero
  }

  /// Whether a movement past the slop has the direction of this gesture.
  func isExpectedDirection(_ movement: CGPoint) -> Bool { true }

  /// Adjusts the start to the jump of the center when fingers are added or removed, so that the
  /// translation is unchanged.
  private func rebase(to center: CGPoint) {
    let jump = CGPoint(x: center.x - current.x, y: center.y - current.y)
    start.x += jump.x
    start.y += jump.y
    samples.shift(by: jump)
  }

  private static func center(of touches: [UITouch]) -> CGPoint {
    var sum = CGPoint.zero
    for touch in touches {
      let location = touch.location(in: nil)
      sum.x += location.x
      sum.y += location.y
    }
    let count = max(1, CGFloat(touches.count))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return view.convert(point, from: window)
  }
}
