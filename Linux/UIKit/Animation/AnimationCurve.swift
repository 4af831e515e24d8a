import Foundation

/// The timing curve of an animation.
package enum AnimationCurve: Equatable, Sendable {
  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points.
  case cubic(x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat)
  /// A spring with a damping ratio and an initial velocity in distances per second, settled at the
  /// end of the duration.
  ///
  /// One distance is the difference between the start value and the end value.
  case spring(dampingRatio: CGFloat, velocity: CGFloat)

  /// Starts slowly and ends slowly.
  package static let easeInOut = cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Starts slowly.
  package static let easeIn = cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Ends slowly.
  package static let easeOut = cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Constant speed.
  package static let linear = cubic(x1: 0, y1: 0, x2: 1, y2: 1)

  /// The distance from rest at which a spring counts as settled, as a fraction of the whole
  /// distance.
  private static let settledDistance: CGFloat = 0.001

  /// The progress after a fraction of the duration: 0 at the start, 1 at the end. A spring may
  /// overshoot 1.
  package func progress(at fraction: CGFloat, duration: TimeInterval) -> CGFloat {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .cubic(let x1, let y1, let x2, let y2):
      guard x1 != y1 || x2 != y2 else { return fraction }
      let parameter = Self.parameter(x: fraction, x1: x1, x2: x2)
      return Self.bezier(parameter, y1, y2)
    case .spring(let dampingRatio, let velocity):
      return 1
        - Self.displacement(
          at: fraction * duration, duration: duration, dampingRatio: dampingRatio,
          velocity: velocity)
    }
  }

  private static func bezier(_ t: CGFloat, _ p1: CGFloat, _ p2: CGFloat) -> CGFloat {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  /// The curve parameter at which x, which never decreases, reaches a value. Found by bisection.
  private static func parameter(x: CGFloat, x1: CGFloat, x2: CGFloat) -> CGFloat {
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if bezier(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The distance from rest of a spring that starts at distance 1 and settles within the duration.
  private static func displacement(
    at time: CGFloat, duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat
  ) -> CGFloat {
    let ratio = min(max(dampingRatio, 0.01), 1)
    // The decay that brings the envelope to `settledDistance` at the end. The envelope of a
    // critically damped spring also has a linear factor: 9.233 solves (1 + x) · exp(−x) = 0.001.
    let decay = (ratio < 1 ? -log(settledDistance) : 9.233) / duration
    guard ratio < 1 else {
      return exp(-decay * time) * (1 + (decay - velocity) * time)
    }
    let frequency = decay / ratio * (1 - ratio * ratio).squareRoot()
    return exp(-decay * time)
      * (cos(frequency * time) + (decay - velocity) / frequency * sin(frequency * time))
  }
}

/// The start, duration and curve of an animation.
package struct AnimationTiming: Equatable, Sendable {
  /// The loop's time, in nanoseconds, at which the animation starts, after its delay.
  package var start: Int64
  /// The duration of one pass, in seconds.
  package var duration: TimeInterval
  /// The timing curve.
  package var curve: AnimationCurve
  /// Whether the animation repeats without end.
  package var repeats = false
  /// Whether the animation runs backward after each forward pass.
  package var autoreverses = false

  /// The loop's time, in nanoseconds, at which the animation ends; `Int64.max` if it repeats.
  package var end: Int64 {
    repeats ? .max : start + MainLoop.nanoseconds(duration * (autoreverses ? 2 : 1))
  }

  /// The progress at a time of the loop, in nanoseconds.
  package func progress(at nanoseconds: Int64) -> CGFloat {
    guard nanoseconds > start else { return 0 }
    guard nanoseconds < end else { return 1 }
    let passes = CGFloat(nanoseconds - start) / 1e9 / duration
    let cycle = autoreverses ? passes.truncatingRemainder(dividingBy: 2) : passes
    if autoreverses, cycle > 1 { return curve.progress(at: 2 - cycle, duration: duration) }
    return curve.progress(
      at: repeats ? cycle.truncatingRemainder(dividingBy: 1) : cycle, duration: duration)
  }
}
