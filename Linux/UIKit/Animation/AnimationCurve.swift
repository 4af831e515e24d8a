import Foundation

/// How an animation gets from its beginning to its end.
package enum AnimationCurve: Equatable, Sendable {
  /// A cubic from (0, 0) to (1, 1) with two control points.
  case cubic(x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat)
  /// A spring with a damping ratio and a velocity in distances a second, settled at the end.
  case spring(dampingRatio: CGFloat, velocity: CGFloat)

  /// Slow at both ends.
  package static let easeInOut = cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Slow at the beginning.
  package static let easeIn = cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Slow at the end.
  package static let easeOut = cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Even.
  package static let linear = cubic(x1: 0, y1: 0, x2: 1, y2: 1)

  /// How far a spring is from rest when it counts as settled.
  private static let settled: CGFloat = 0.001

  /// The part of the way that is done after a part of the time; a spring may overshoot 1.
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
    let rest = 1 - t
    return 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t
  }

  /// The parameter at which the curve's x, which never falls, reaches a value: found by halving.
  private static func parameter(x: CGFloat, x1: CGFloat, x2: CGFloat) -> CGFloat {
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if bezier(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The distance from rest of a spring that starts at 1 and settles within the duration.
  private static func displacement(
    at time: CGFloat, duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat
  ) -> CGFloat {
    let ratio = min(max(dampingRatio, 0.01), 1)
    // The decay that brings the envelope to `settled` at the end; a critical spring's has a linear factor more.
    let decay = (ratio < 1 ? -log(settled) : 9.233) / duration
    guard ratio < 1 else {
      return exp(-decay * time) * (1 + (decay - velocity) * time)
    }
    let frequency = decay / ratio * (1 - ratio * ratio).squareRoot()
    return exp(-decay * time)
      * (cos(frequency * time) + (decay - velocity) / frequency * sin(frequency * time))
  }
}

/// When an animation runs and how.
package struct AnimationTiming: Equatable, Sendable {
  /// The loop's time at which it starts, in nanoseconds; the delay is over then.
  package var start: Int64
  /// The length of one way, in seconds.
  package var duration: TimeInterval
  /// How it gets along.
  package var curve: AnimationCurve
  /// Whether it begins again whenever it is over.
  package var repeats = false
  /// Whether it runs back the way that it came.
  package var autoreverses = false

  /// The loop's time at which it is over, in nanoseconds.
  package var end: Int64 {
    repeats ? .max : start + MainLoop.nanoseconds(duration * (autoreverses ? 2 : 1))
  }

  /// The part of the way that is done at a time.
  package func progress(at nanoseconds: Int64) -> CGFloat {
    guard nanoseconds > start else { return 0 }
    guard nanoseconds < end else { return 1 }
    let ways = CGFloat(nanoseconds - start) / 1e9 / duration
    let cycle = autoreverses ? ways.truncatingRemainder(dividingBy: 2) : ways
    if autoreverses, cycle > 1 { return curve.progress(at: 2 - cycle, duration: duration) }
    return curve.progress(
      at: repeats ? cycle.truncatingRemainder(dividingBy: 1) : cycle, duration: duration)
  }
}
