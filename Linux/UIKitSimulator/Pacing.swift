internal import Foundation

/// How the clock advances while a script is played.
public enum Pacing: Equatable, Sendable {
  /// As fast as possible, with the same result every time.
  ///
  /// `DispatchQueue.main`, tasks and the system's timers do not run. Use it for code that depends
  /// only on the phone's clock.
  case virtual
  /// As fast as possible, but the main queue runs after each 1/120 second of the phone's clock.
  ///
  /// Use it for code that has tasks and measures time only with the phone's clock.
  case stepped
  /// In real time.
  ///
  /// `DispatchQueue.main`, tasks and sleeps run as on a phone. On a machine that is too slow, they
  /// are early relative to the phone's clock.
  case realTime
}

/// Waits in real time, and runs the main queue while it waits.
@MainActor struct RealTimePacer {
  private let start = ContinuousClock.now

  /// Runs the main queue, at least once, until a number of seconds after the pacer was created.
  func wait(until elapsed: TimeInterval) {
    repeat {
      let remaining = elapsed - (ContinuousClock.now - start).seconds
      Self.runMainQueue(for: remaining)
    } while (ContinuousClock.now - start).seconds < elapsed
  }

  /// Runs the blocks on the main queue, or waits for one.
  ///
  /// - Parameter seconds: The maximum time to wait, in seconds. With 0 or less, it does not wait.
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
