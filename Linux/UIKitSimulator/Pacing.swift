internal import Foundation

/// How a phone's clock moves while a script is played.
public enum Pacing: Equatable, Sendable {
  /// As fast as it can be computed, the same every time. `DispatchQueue.main`, tasks and timers of the
  /// system stand still meanwhile: right for code that knows the phone's clock only.
  case virtual
  /// As fast as it can be computed, but at each 120th of a second the main queue does what is on it:
  /// right for code that has tasks, but takes the time from the phone's clock only.
  case stepped
  /// As fast as the clock on the wall. What the app put on `DispatchQueue.main`, awaits or sleeps for
  /// goes on meanwhile, as on a phone; on a machine that cannot keep up it comes early.
  case realTime
}

/// Holds a clock back until the real one has caught up, and lets the main queue run meanwhile.
@MainActor struct RealTimePacer {
  private let start = ContinuousClock.now

  /// Runs the main queue until so many seconds have passed since the pacer was made, at least once.
  func wait(until elapsed: TimeInterval) {
    repeat {
      let left = elapsed - (ContinuousClock.now - start).seconds
      Self.runMainQueue(for: left)
    } while (ContinuousClock.now - start).seconds < elapsed
  }

  /// Runs what is on the main queue, and waits for more.
  ///
  /// - Parameter seconds: How long to wait at most; with 0 or less, only what is there is run.
  static func runMainQueue(for seconds: TimeInterval) {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: max(seconds, 0)))
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: TimeInterval {
    let (seconds, attoseconds) = components
    return TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18
  }
}
