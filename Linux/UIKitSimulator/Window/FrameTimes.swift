public import Foundation

/// The frames that a window drew, those that it dropped, and the time that each one took.
///
/// The time of a frame is that of its work: input, the app's layout, drawing, and copying the
/// pixels to the display. Waiting for the next refresh of the display does not count.
public struct FrameTimes: Equatable, Sendable {
  /// The times of the frames that were drawn, in seconds, in order.
  public private(set) var drawn: [TimeInterval] = []
  /// The number of refreshes of the display that were missed because a frame was late. A frame is
  /// late if its work, or a block on the main queue before it, takes longer than the time between
  /// two refreshes.
  public private(set) var droppedCount = 0

  /// Creates a value without frames.
  public init() {}

  /// Adds a frame that was drawn.
  ///
  /// - Parameters:
  ///   - due: When the frame should have started, in seconds.
  ///   - start: When it started.
  ///   - end: When its work ended.
  ///   - turn: The time between two refreshes of the display.
  mutating func add(due: TimeInterval, start: TimeInterval, end: TimeInterval, turn: TimeInterval) {
    drawn.append(end - start)
    droppedCount += Int((end - min(due, start)) / turn)
  }

  /// Adds the frames of another value.
  public static func += (times: inout FrameTimes, other: FrameTimes) {
    times.drawn += other.drawn
    times.droppedCount += other.droppedCount
  }

  /// Returns the time within which a fraction of the frames were drawn.
  ///
  /// - Parameter fraction: The fraction, from 0 to 1. 0.5 gives the median, 1 the maximum.
  /// - Returns: The time in seconds, which is that of one of the frames; `nil` without frames.
  public func time(ofFraction fraction: Double) -> TimeInterval? {
    guard !drawn.isEmpty else { return nil }
    let rank = (min(max(fraction, 0), 1) * Double(drawn.count)).rounded(.up)
    return drawn.sorted()[max(Int(rank), 1) - 1]
  }
}

extension FrameTimes: CustomStringConvertible {
  /// One line, such as `60 frames drawn, 0 dropped, 3.12 ms per frame (95 percent: 4.02, maximum:
  /// 5.31)`. The time per frame is the median.
  public var description: String {
    let counts = "\(drawn.count) frames drawn, \(droppedCount) dropped"
    guard let median = time(ofFraction: 0.5), let most = time(ofFraction: 0.95),
      let maximum = time(ofFraction: 1)
    else { return counts }
    let times = [median, most, maximum].map { String(format: "%.2f", $0 * 1_000) }
    return "\(counts), \(times[0]) ms per frame (95 percent: \(times[1]), maximum: \(times[2]))"
  }
}
