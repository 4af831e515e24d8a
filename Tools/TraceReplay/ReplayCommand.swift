import EngineReplay
import Foundation

/// The command `refresh-replay`.
@MainActor
package struct ReplayCommand {
  /// Writes a line to standard output.
  package var output: (String) -> Void
  /// Writes a line to standard error.
  package var error: (String) -> Void

  /// Makes a command that writes to two streams.
  package init(output: @escaping (String) -> Void, error: @escaping (String) -> Void) {
    self.output = output
    self.error = error
  }

  /// Runs the command with its arguments, without the name of the program.
  ///
  /// - Returns: The exit status: 0 if no trace differs or breaks a rule, 1 if one does, 2 if a
  ///   file cannot be read or the arguments are invalid.
  package func run(_ arguments: [String]) -> Int32 {
    if arguments.first == "--soak" { return soak(Array(arguments.dropFirst())) }
    if arguments.first == "--engine", arguments.count == 2 {
      return EngineReplayCommand.run(path: arguments[1], output: output, error: error)
    }
    if arguments.first == "--answers" { return playAnswers(Array(arguments.dropFirst())) }
    if arguments.first == "--probe" { return probe(Array(arguments.dropFirst())) }
    let observes = arguments.first == "--observe"
    let paths = observes ? Array(arguments.dropFirst()) : arguments
    if let option = paths.first(where: { $0.hasPrefix("-") }) {
      return refuse("refresh-replay: unknown option \(option)")
    }
    if paths.isEmpty || (observes && paths.count > 1) { return refuse(nil) }
    var traces: [Trace] = []
    do {
      for path in paths { traces += try TraceFile.read(path) }
    } catch {
      return refuse("refresh-replay: \(error)")
    }
    return observes ? observe(traces) : replay(traces)
  }

  private func replay(_ traces: [Trace]) -> Int32 {
    var failed = 0
    var differences = 0
    var skipped = 0
    var steps = 0
    var comparedSteps = 0
    for trace in traces {
      guard let seen = run(trace) else {
        skipped += 1
        continue
      }
      let lines =
        TraceComparison.differences(expected: trace.expectations, seen: seen).map(\.description)
        + TraceRule.violations(of: trace, seen: seen).map(\.description)
      for line in lines { output("\(trace.name): \(line)") }
      steps += trace.steps.count
      // The first expectation is that of the set-up.
      comparedSteps += trace.expectations.dropFirst().count { $0 != .null }
      differences += lines.count
      if !lines.isEmpty { failed += 1 }
    }
    let held = traces.count - failed - skipped
    output(
      "\(traces.count) traces: \(held) hold, \(failed) differ (\(differences) differences), "
        + "\(skipped) skipped; \(comparedSteps) of \(steps) steps compared")
    return failed == 0 ? 0 : 1
  }

  private func observe(_ traces: [Trace]) -> Int32 {
    for trace in traces {
      guard let seen = run(trace), case .object(var members) = trace.document else { continue }
      members["expect"] = .array(seen)
      output(JSONValue.object(members).description)
    }
    return 0
  }

  private func run(_ trace: Trace) -> [JSONValue]? {
    do {
      return try TraceHost(trace).run()
    } catch {
      self.error("\(trace.name): skipped: \(error)")
      return nil
    }
  }

  func refuse(_ message: String?) -> Int32 {
    if let message { error(message) }
    error(
      "usage: refresh-replay FILE… | refresh-replay --observe FILE | "
        + "refresh-replay --soak SESSIONS [--seed N] | refresh-replay --engine FILE | "
        + "refresh-replay --answers [FILE…] | refresh-replay --probe [FILE]")
    return 2
  }
}
