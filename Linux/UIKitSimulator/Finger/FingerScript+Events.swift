internal import Foundation

/// What a finger does at one moment.
enum FingerEvent: Equatable, Sendable {
  case down(CGPoint)
  case moved(CGPoint)
  case lifted(CGPoint)
  case cancelled
}

extension FingerScript {
  /// A finger's event and when it happens, counted from the start of the script.
  struct TimedEvent: Equatable, Sendable {
    var time: TimeInterval
    var event: FingerEvent
  }

  /// The whole script as single events, in order of time; a moving finger is heard at each interval.
  ///
  /// - Parameter interval: The seconds between two reports of the touch screen; a phone's is 1/60.
  /// - Returns: The events; none of two strokes interleave, as there is one finger.
  func events(every interval: TimeInterval = 1 / 60) -> [TimedEvent] {
    strokes.flatMap { $0.events(every: interval) }
  }
}

extension FingerScript.Stroke {
  /// Where the finger is so many seconds after it came down.
  func position(after elapsed: TimeInterval) -> CGPoint {
    guard travel > 0 else { return destination }
    let share = min(max(elapsed / travel, 0), 1)
    let way =
      switch pace {
      case .easing: share * share * (3 - 2 * share)
      case .accelerating: share * share
      }
    return CGPoint(
      x: origin.x + (destination.x - origin.x) * way,
      y: origin.y + (destination.y - origin.y) * way)
  }

  func events(every interval: TimeInterval) -> [FingerScript.TimedEvent] {
    var events = [FingerScript.TimedEvent(time: start, event: .down(origin))]
    // The last report belongs to the lifting, however little time the division leaves over.
    let reports = Int((((end - start) / interval) - 0.001).rounded(.down))
    if reports > 0 {
      for report in 1...reports {
        let elapsed = Double(report) * interval
        events.append(.init(time: start + elapsed, event: .moved(position(after: elapsed))))
      }
    }
    events.append(.init(time: end, event: isCancelled ? .cancelled : .lifted(destination)))
    return events
  }
}
