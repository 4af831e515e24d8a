public import Foundation

/// Recognizes fingers that are dragged.
///
/// A drag begins when the fingers have moved by 10 points. The translation counts from there, so that
/// what is dragged does not jump.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers must be down at least; 1 by default.
  open var minimumNumberOfTouches = 1

  /// How many fingers may be down at most; any number by default.
  open var maximumNumberOfTouches = Int.max

  /// How far fingers move before it is a drag, in points.
  package static let slop: CGFloat = 10

  /// How far the fingers must move; a scroll view that is still moving is caught at once.
  var requiredMovement: CGFloat { Self.slop }

  /// The movement that made it a drag.
  private(set) var initialMovement = CGPoint.zero

  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var samples = PanSamples()

  /// How far the fingers have moved since they went down, or since `setTranslation(_:in:)`.
  open func translation(in view: UIView?) -> CGPoint {
    guard isActive || state == .ended || state == .cancelled else { return .zero }
    let start = converted(start, to: view)
    let current = converted(current, to: view)
    return CGPoint(x: current.x - start.x, y: current.y - start.y)
  }

  /// Makes the translation of now count as the given one.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let location = converted(current, to: view)
    let origin = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    start = convertedToWindow(origin, from: view)
    samples = PanSamples()
    samples.add(current, at: latestEventTime)
  }

  /// How fast the fingers move, in points per second of a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = samples.velocity(at: latestEventTime)
    let end = CGPoint(x: current.x + velocity.x, y: current.y + velocity.y)
    let from = converted(current, to: view)
    let to = converted(end, to: view)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Notes where the drag would start.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count <= maximumNumberOfTouches else {
      if state == .possible {
        state = .failed
      } else {
        for touch in touches {
          ignore(touch, for: event)
        }
      }
      return
    }
    let middle = location(in: nil)
    if trackedTouches.count == touches.count {
      start = middle
      samples = PanSamples()
    } else {
      rebase(to: middle)
    }
    current = middle
    samples.add(middle, at: event.timestamp)
    if requiredMovement == 0, trackedTouches.count >= minimumNumberOfTouches {
      state = .began
    }
  }

  /// Recognizes the drag, and follows it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    current = location(in: nil)
    samples.add(current, at: event.timestamp)
    if isActive {
      state = .changed
      return
    }
    guard state == .possible, trackedTouches.count >= minimumNumberOfTouches else { return }
    let movement = CGPoint(x: current.x - start.x, y: current.y - start.y)
    let distance = hypot(movement.x, movement.y)
    guard distance >= requiredMovement, distance > 0 else { return }
    guard isExpectedDirection(movement) else {
      state = .failed
      return
    }
    initialMovement = movement
    // The slop itself is no translation.
    let share = min(1, requiredMovement / distance)
    start.x += movement.x * share
    start.y += movement.y * share
    state = .began
  }

  /// Ends the drag with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = trackedTouches.filter { !touches.contains($0) }
    guard left.count < minimumNumberOfTouches else {
      let middle = Self.middle(of: left)
      rebase(to: middle)
      current = middle
      return
    }
    state = isActive ? .ended : .failed
  }

  /// Breaks the drag off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  /// Forgets the drag.
  open override func reset() {
    super.reset()
    samples = PanSamples()
    initialMovement = .zero
  }

  /// Whether a movement past the slop is a gesture of this kind.
  func isExpectedDirection(_ movement: CGPoint) -> Bool { true }

  /// Fingers came or went: what they did so far still counts, their middle has jumped.
  private func rebase(to middle: CGPoint) {
    let jump = CGPoint(x: middle.x - current.x, y: middle.y - current.y)
    start.x += jump.x
    start.y += jump.y
    samples.shift(by: jump)
  }

  private static func middle(of touches: [UITouch]) -> CGPoint {
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

  private func convertedToWindow(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return view.convert(point, to: window)
  }
}
