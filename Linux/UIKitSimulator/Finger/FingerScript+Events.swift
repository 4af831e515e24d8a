internal import Foundation

/// An event of a finger.
enum FingerEvent: Equatable, Sendable {
  case down(CGPoint)
  case moved(CGPoint)
  case lifted(CGPoint)
  case cancelled
}

extension FingerScript {
  /// A finger event and its time, in seconds from the start of the script.
  struct TimedEvent: Equatable, Sendable {
    var time: TimeInterval
    var event: FingerEvent
  }

  /// Returns the events of the script in order of time.
  ///
  /// Events of different strokes do not interleave, because there is one finger.
  ///
  /// - Parameter interval: The time between two move events, in seconds.
  /// - Returns: The events.
  func events(every interval: TimeInterval = 1 / 60) -> [TimedEvent] {
    strokes.flatMap { $0.events(every: interval) }
  }
}

extension FingerScript.Stroke {
  /// Returns the position of the finger a number of seconds after it touched the screen.
  func position(after elapsed: TimeInterval) -> CGPoint {
    guard travel > 0 else { return destination }
    let time = min(max(elapsed / travel, 0), 1)
    let progress =
      switch pace {
      case .easing: time * time * (3 - 2 * time)
      case .accelerating: time * time
      }
    return CGPoint(
      x: origin.x + (destination.x - origin.x) * progress,
      y: origin.y + (destination.y - origin.y) * progress)
  }

  /// Returns the events of the stroke, with a move event after each interval in seconds.
  func events(every interval: TimeInterval) -> [FingerScript.TimedEvent] {
    var events = [FingerScript.TimedEvent(time: start, event: .down(origin))]
    // The last position is reported when the finger is lifted, so there is no move event at the
    // end. The tolerance of 0.001 intervals compensates for rounding errors of the division.
    let moveCount = Int((((end - start) / interval) - 0.001).rounded(.down))
    if moveCount > 0 {
      for move in 1...moveCount {
        let elapsed = Double(move) * interval
        events.append(.init(time: start + elapsed, event: .moved(position(after: elapsed))))
      }
    }
    events.append(.init(time: end, event: isCancelled ? .cancelled : .lifted(destination)))
    return events
  }
}
