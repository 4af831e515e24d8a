public import Foundation

/// What a finger does over time, as a value: a sequence of strokes and pauses.
///
/// ```swift
/// let pullAndWait = FingerScript()
///   .wait(0.5)
///   .drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 420), duration: 0.7)
///   .wait(2)
/// Simulator().play(pullAndWait)
/// ```
///
/// A script does nothing by itself: ``Simulator/play(_:)`` lets the finger follow it, and
/// ``Simulator/record(_:framesPerSecond:pacing:)`` takes pictures meanwhile. Points are those of
/// the window; times are seconds.
public struct FingerScript: Equatable, Sendable {
  /// One touch, from where the finger comes down to where it is lifted.
  struct Stroke: Equatable, Sendable {
    var start: TimeInterval
    var travel: TimeInterval
    var hold: TimeInterval = 0
    var origin: CGPoint
    var destination: CGPoint
    var pace: Pace
    var isCancelled = false

    var end: TimeInterval { start + travel + hold }
  }

  /// How a finger spreads its way over the time it travels.
  enum Pace: Equatable, Sendable {
    /// Starts and ends at rest, as a hand does that places something.
    case easing
    /// Is lifted at full speed, as a hand does that throws something.
    case accelerating
  }

  private(set) var strokes: [Stroke] = []

  /// How long the script takes, pauses at its end included, in seconds.
  public private(set) var duration: TimeInterval = 0

  /// A script in which nothing happens.
  public init() {}

  /// Does nothing for a while.
  ///
  /// - Parameter seconds: How long; negative values and such that are no number count as 0.
  /// - Returns: The script with the pause at its end.
  public func wait(_ seconds: TimeInterval) -> FingerScript {
    var longer = self
    longer.duration += Self.sensible(seconds)
    return longer
  }

  /// Drags from one point to another and lifts the finger there, at rest.
  ///
  /// - Parameters:
  ///   - origin: Where the finger comes down.
  ///   - destination: Where it is lifted.
  ///   - duration: How long it travels, in seconds.
  ///   - hold: How long it then rests before it is lifted, in seconds.
  /// - Returns: The script with the drag at its end.
  public func drag(
    from origin: CGPoint, to destination: CGPoint, duration: TimeInterval, hold: TimeInterval = 0
  ) -> FingerScript {
    appending(
      Stroke(
        start: self.duration, travel: Self.sensible(duration), hold: Self.sensible(hold),
        origin: origin, destination: destination, pace: .easing))
  }

  /// Drags as ``drag(from:to:duration:hold:)`` does, but the system takes the touch away at the end.
  ///
  /// - Parameters:
  ///   - origin: Where the finger comes down.
  ///   - destination: Where the touch is cancelled.
  ///   - duration: How long it travels, in seconds.
  /// - Returns: The script with the cancelled drag at its end.
  public func cancelledDrag(
    from origin: CGPoint, to destination: CGPoint, duration: TimeInterval
  ) -> FingerScript {
    appending(
      Stroke(
        start: self.duration, travel: Self.sensible(duration), origin: origin,
        destination: destination, pace: .easing, isCancelled: true))
  }

  /// Throws: moves ever faster and lifts the finger at full speed.
  ///
  /// - Parameters:
  ///   - origin: Where the finger comes down.
  ///   - destination: Where it is lifted.
  ///   - duration: How long it touches, in seconds.
  /// - Returns: The script with the throw at its end.
  public func fling(
    from origin: CGPoint, to destination: CGPoint, duration: TimeInterval = 0.15
  ) -> FingerScript {
    appending(
      Stroke(
        start: self.duration, travel: Self.sensible(duration), origin: origin,
        destination: destination, pace: .accelerating))
  }

  /// Touches a point for a tenth of a second.
  ///
  /// - Parameter point: Where.
  /// - Returns: The script with the tap at its end.
  public func tap(at point: CGPoint) -> FingerScript {
    drag(from: point, to: point, duration: 0, hold: 0.1)
  }

  /// Does what another script does, afterwards.
  ///
  /// - Parameter other: What to do next.
  /// - Returns: Both scripts in one.
  public func then(_ other: FingerScript) -> FingerScript {
    var longer = self
    longer.strokes += other.strokes.map { stroke in
      var later = stroke
      later.start += duration
      return later
    }
    longer.duration += other.duration
    return longer
  }

  private func appending(_ stroke: Stroke) -> FingerScript {
    var longer = self
    longer.strokes.append(stroke)
    longer.duration = stroke.end
    return longer
  }

  private static func sensible(_ seconds: TimeInterval) -> TimeInterval {
    seconds.isFinite ? max(0, seconds) : 0
  }
}
