public import Foundation

/// A sequence of finger strokes and pauses, as a value.
///
/// ```swift
/// let pullAndWait = FingerScript()
///   .wait(0.5)
///   .drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 420), duration: 0.7)
///   .wait(2)
/// Simulator().play(pullAndWait)
/// ```
///
/// ``Simulator/play(_:until:pacing:)`` plays a script, and
/// ``Simulator/record(_:framesPerSecond:pacing:)`` plays it and records the screen. Points are in
/// the window's coordinates; times are in seconds.
public struct FingerScript: Equatable, Sendable {
  /// One touch, from the point where it begins to the point where it ends.
  struct Stroke: Equatable, Sendable {
    /// The time at which the touch begins, in seconds from the start of the script.
    var start: TimeInterval
    /// The duration of the movement, in seconds.
    var travel: TimeInterval
    /// The duration of the rest after the movement, in seconds.
    var hold: TimeInterval = 0
    var origin: CGPoint
    var destination: CGPoint
    var pace: Pace
    var isCancelled = false

    var end: TimeInterval { start + travel + hold }
  }

  /// How the speed of a finger changes during its movement.
  enum Pace: Equatable, Sendable {
    /// The movement starts and ends at rest, as in a slow drag.
    case easing
    /// The movement accelerates, and the finger is lifted at full speed, as in a fling.
    case accelerating
  }

  private(set) var strokes: [Stroke] = []

  /// The duration of the script in seconds, including a pause at the end.
  public private(set) var duration: TimeInterval = 0

  /// Creates an empty script.
  public init() {}

  /// Appends a pause.
  ///
  /// - Parameter seconds: The duration in seconds. Negative values and values that are not finite
  ///   count as 0.
  /// - Returns: The script with the pause.
  public func wait(_ seconds: TimeInterval) -> FingerScript {
    var script = self
    script.duration += Self.normalized(seconds)
    return script
  }

  /// Appends a drag that ends at rest.
  ///
  /// - Parameters:
  ///   - origin: The point where the touch begins.
  ///   - destination: The point where it ends.
  ///   - duration: The duration of the movement, in seconds.
  ///   - hold: The time between the movement and lifting the finger, in seconds.
  /// - Returns: The script with the drag.
  public func drag(
    from origin: CGPoint, to destination: CGPoint, duration: TimeInterval, hold: TimeInterval = 0
  ) -> FingerScript {
    appending(
      Stroke(
        start: self.duration, travel: Self.normalized(duration), hold: Self.normalized(hold),
        origin: origin, destination: destination, pace: .easing))
  }

  /// Appends a drag that the system cancels at the end.
  ///
  /// - Parameters:
  ///   - origin: The point where the touch begins.
  ///   - destination: The point where it is canceled.
  ///   - duration: The duration of the movement, in seconds.
  /// - Returns: The script with the canceled drag.
  public func cancelledDrag(
    from origin: CGPoint, to destination: CGPoint, duration: TimeInterval
  ) -> FingerScript {
    appending(
      Stroke(
        start: self.duration, travel: Self.normalized(duration), origin: origin,
        destination: destination, pace: .easing, isCancelled: true))
  }

  /// Appends a fling: a movement that accelerates and ends at full speed.
  ///
  /// - Parameters:
  ///   - origin: The point where the touch begins.
  ///   - destination: The point where it ends.
  ///   - duration: The duration of the touch, in seconds.
  /// - Returns: The script with the fling.
  public func fling(
    from origin: CGPoint, to destination: CGPoint, duration: TimeInterval = 0.15
  ) -> FingerScript {
    appending(
      Stroke(
        start: self.duration, travel: Self.normalized(duration), origin: origin,
        destination: destination, pace: .accelerating))
  }

  /// Appends a tap of 0.1 seconds.
  ///
  /// - Parameter point: The point of the touch.
  /// - Returns: The script with the tap.
  public func tap(at point: CGPoint) -> FingerScript {
    drag(from: point, to: point, duration: 0, hold: 0.1)
  }

  /// Appends another script.
  ///
  /// - Parameter other: The script to append.
  /// - Returns: Both scripts in one.
  public func then(_ other: FingerScript) -> FingerScript {
    var script = self
    script.strokes += other.strokes.map { stroke in
      var delayed = stroke
      delayed.start += duration
      return delayed
    }
    script.duration += other.duration
    return script
  }

  private func appending(_ stroke: Stroke) -> FingerScript {
    var script = self
    script.strokes.append(stroke)
    script.duration = stroke.end
    return script
  }

  /// Returns 0 for a duration that is negative or not finite.
  private static func normalized(_ seconds: TimeInterval) -> TimeInterval {
    seconds.isFinite ? max(0, seconds) : 0
  }
}
