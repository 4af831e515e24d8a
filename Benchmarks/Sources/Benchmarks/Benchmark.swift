import Foundation

/// A measurement of one operation.
@MainActor
struct Benchmark {
  /// The name of the operation.
  let name: String
  /// The number of operations in one run.
  let count: Int
  /// Performs the operation a number of times.
  let run: @MainActor (Int) -> Void

  /// Returns one line with the median time of several runs, after one run that is not measured.
  func report(runs: Int = 7) -> String {
    run(count)
    let times = (0..<runs).map { _ in
      let clock = ContinuousClock()
      return clock.measure { run(count) } / count
    }.sorted()
    let each = times[runs / 2]
    let seconds =
      Double(each.components.seconds) + Double(each.components.attoseconds) * 1e-18
    let nanoseconds = String(format: "%10.0f ns", seconds * 1e9)
    let rate = String(format: "%12.0f per second", 1 / seconds)
    return name.padding(toLength: 44, withPad: " ", startingAt: 0) + nanoseconds + rate
  }
}
