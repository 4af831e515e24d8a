public import Foundation

/// Recognizes two fingers that move toward each other or away from each other.
///
/// A pinch begins when the distance between the fingers has changed by 10 points. The scale counts from
/// there, so that what is scaled does not jump.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// By how much the distance between the fingers changes before it is a pinch, in points.
  package static let slop: CGFloat = 10

  /// The scale at the time at which the fingers had the base distance.
  private var baseScale: CGFloat = 1
  private var baseDistance: CGFloat = 0
  private var distance: CGFloat = 0
  /// The scale over time, as one coordinate.
  private var samples = PanSamples()

  /// How far apart the fingers are, as a multiple of how far apart they were when the pinch began.
  ///
  /// Setting it makes the present distance count as that scale, and resets the velocity.
  open var scale: CGFloat {
    get { baseDistance > 0 ? baseScale * distance / baseDistance : baseScale }
    set {
      setBase(scale: newValue)
      samples = PanSamples()
      addSample(at: latestEventTime)
    }
  }

  /// How fast the scale changes, per second.
  open var velocity: CGFloat { samples.velocity(at: latestEventTime).x }

  /// Notes how far apart the fingers are; a third one plays no part.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in trackedTouches.dropFirst(2) { ignore(touch, for: event) }
    guard trackedTouches.count == 2 else { return }
    let scale = isActive ? scale : 1
    distance = currentDistance
    setBase(scale: scale)
    samples = PanSamples()
    addSample(at: event.timestamp)
  }

  /// Recognizes the pinch, and follows it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count == 2 else { return }
    let spread = currentDistance
    if isActive {
      distance = spread
      addSample(at: event.timestamp)
      state = .changed
      return
    }
    guard state == .possible, pendingState == nil, abs(spread - baseDistance) >= Self.slop else {
      return
    }
    // The slop itself does not scale.
    baseDistance = max(baseDistance + (spread < baseDistance ? -Self.slop : Self.slop), 1)
    distance = spread
    samples = PanSamples()
    addSample(at: event.timestamp)
    state = .began
  }

  /// Ends the pinch with the last finger; one finger alone does not change the scale.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.allSatisfy({ touches.contains($0) }) else {
      setBase(scale: scale)
      baseDistance = 0
      return
    }
    state = isActive ? .ended : .failed
  }

  /// Breaks the pinch off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  /// Forgets the pinch.
  open override func reset() {
    super.reset()
    baseScale = 1
    baseDistance = 0
    distance = 0
    samples = PanSamples()
  }

  private func setBase(scale: CGFloat) {
    baseScale = scale
    baseDistance = distance
  }

  private func addSample(at time: TimeInterval) {
    samples.add(CGPoint(x: scale, y: 0), at: time)
  }

  /// Fingers in one place count as a point apart, so that there is something to scale.
  private var currentDistance: CGFloat {
    guard let first = trackedTouches.first, let last = trackedTouches.last else { return 1 }
    let (start, end) = (first.location(in: nil), last.location(in: nil))
    return max(hypot(end.x - start.x, end.y - start.y), 1)
  }
}
