import UIKit

extension ReplayCommand {
  /// Plays recorded sessions once for each likely behavior of UIKit that is not the default: see
  /// `UIKitAnswers`.
  ///
  /// Without files, prints these behaviors in the form that the environment variable
  /// `UIKIT_ANSWERS` has.
  ///
  /// - Parameter paths: The files of the sessions.
  /// - Returns: The exit status: 0 if all sessions keep the rules, 1 if any breaks one, 2 if a file
  ///   cannot be read.
  func playAnswers(_ paths: [String]) -> Int32 {
    if paths.isEmpty {
      for (behavior, answer) in UIKitAnswers.singleDeviations { output("\(behavior)=\(answer)") }
      return 0
    }
    var traces: [Trace] = []
    do {
      for path in paths { traces += try TraceFile.read(path) }
    } catch {
      return refuse("refresh-replay: \(error)")
    }
    var failed = 0
    for (behavior, answer) in UIKitAnswers.singleDeviations {
      var counts = (differing: 0, breaking: 0)
      for trace in traces.map({ $0.answering([behavior.name: answer]) }) {
        guard let seen = try? TraceHost(trace).run() else { continue }
        let violations = TraceRule.violations(of: trace, seen: seen)
        for violation in violations { output("\(trace.name): \(behavior) \(answer): \(violation)") }
        if !violations.isEmpty { counts.breaking += 1 }
        let differences = TraceComparison.differences(expected: trace.expectations, seen: seen)
        if !differences.isEmpty { counts.differing += 1 }
      }
      output(
        "\(behavior) \(answer): \(counts.differing) of \(traces.count) sessions differ, "
          + "\(counts.breaking) break a rule")
      failed += counts.breaking
    }
    return failed == 0 ? 0 : 1
  }
}
