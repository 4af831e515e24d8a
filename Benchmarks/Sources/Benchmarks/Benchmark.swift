import Foundation

/// One thing that is measured.
@MainActor
struct Benchmark {
  /// What is done.
  let name: String
  /// How often one run does it.
  let count: Int
  /// Does it so often.
  let run: @MainActor (Int) -> Void

  /// The median of several runs, after one that does not count, on one line.
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
