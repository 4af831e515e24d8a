public import Foundation

/// Recognizes two fingers that move toward or away from each other.
///
/// A pinch begins when the distance between the fingers has changed by 10 points. The scale is
/// measured from there, so that the scaled object does not jump.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of the distance between the fingers at which a pinch begins, in points.
  package static let slop: CGFloat = 10

  /// The scale at which the distance between the fingers is `baseDistance`.
  private var baseScale: CGFloat = 1
  private var baseDistance: CGFloat = 0
  private var distance: CGFloat = 0

  /// The distance between the fingers, relative to their distance when the pinch began.
  open var scale: CGFloat {
    baseDistance > 0 ? baseScale * distance / baseDistance : baseScale
  }

  /// Saves the distance between the first two fingers. Further fingers are ignored.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in trackedTouches.dropFirst(2) { ignore(touch, for: event) }
    guard trackedTouches.count == 2 else { return }
    let scale = isActive ? scale : 1
    distance = currentDistance
    setBase(scale: scale)
  }

  /// Recognizes the pinch and tracks it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count == 2 else { return }
    let newDistance = currentDistance
    if isActive {
      distance = newDistance
      state = .changed
      return
    }
    guard state == .possible, pendingState == nil, abs(newDistance - baseDistance) >= Self.slop
    else {
      return
    }
    // The slop is not part of the scale.
    baseDistance = max(baseDistance + (newDistance < baseDistance ? -Self.slop : Self.slop), 1)
    distance = newDistance
    state = .began
  }

  /// Ends the pinch when the last finger is lifted. While one finger remains, the scale is
  /// constant.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.allSatisfy({ touches.contains($0) }) else {
      setBase(scale: scale)
      baseDistance = 0
      return
    }
    state = isActive ? .ended : .failed
  }

  /// Cancels the pinch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  /// Resets the scale and the distances.
  open override func reset() {
    super.reset()
    baseScale = 1
    baseDistance = 0
    distance = 0
  }

  private func setBase(scale: CGFloat) {
    baseScale = scale
    baseDistance = distance
  }

  /// The distance between the fingers, in points. At least 1, so that it can be a divisor.
  private var currentDistance: CGFloat {
    guard let first = trackedTouches.first, let last = trackedTouches.last else { return 1 }
    let (start, end) = (first.location(in: nil), last.location(in: nil))
    return max(hypot(end.x - start.x, end.y - start.y), 1)
  }
}
