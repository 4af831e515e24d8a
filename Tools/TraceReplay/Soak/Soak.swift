/// Random sessions, each of which has to keep all rules.
@MainActor
package enum Soak {
  /// A session that broke a rule.
  package struct Failure: CustomStringConvertible {
    /// The seed that makes the session.
    package let seed: UInt64
    /// What was seen in the session as far as it was left to be.
    package let violations: [TraceRules.Violation]
    /// The session without the steps that it does not take to break a rule.
    package let trace: Trace

    /// The seed, what was seen, and a line that `refresh-replay` replays.
    package var description: String {
      (["seed \(seed), \(trace.steps.count) steps are enough:"]
        + violations.map { "  \($0)" } + ["\(trace.document)"]).joined(separator: "\n")
    }
  }

  /// What is wrong with what was seen in a trace.
  package typealias Rules = @MainActor (Trace, [JSONValue]) -> [TraceRules.Violation]

  /// The session of a seed, as a trace.
  package static func trace(seed: UInt64) -> Trace { SoakSession.trace(seed: seed) }

  /// Plays the session of a seed.
  ///
  /// - Returns: What went wrong, made as short as it can be made soon; `nil` where all rules held.
  package static func play(
    seed: UInt64, rules: Rules = { TraceRules.violations(of: $0, seen: $1) }
  ) -> Failure? {
    func violations(of trace: Trace) -> [TraceRules.Violation] {
      guard let seen = try? TraceHost(trace).run() else {
        preconditionFailure("a session has a component of a kind that there is not")
      }
      return rules(trace, seen)
    }
    let trace = trace(seed: seed)
    guard let rule = violations(of: trace).first?.rule else { return nil }
    let short = shrunken(trace) { candidate in
      violations(of: candidate).contains { $0.rule == rule }
    }
    return Failure(seed: seed, violations: violations(of: short), trace: short)
  }

  /// Leaves out steps and components, many at once first, as long as it still fails.
  private static func shrunken(_ trace: Trace, whileFailing fails: (Trace) -> Bool) -> Trace {
    var best = trace
    func take(_ components: [Trace.ComponentSetUp], _ steps: [Trace.Step]) -> Bool {
      let candidate = Trace(
        name: trace.name, scrollView: trace.scrollView, components: components, steps: steps)
      guard candidate.hasFinger == trace.hasFinger, fails(candidate) else { return false }
      best = candidate
      return true
    }
    for slot in trace.components.map(\.slot) {
      _ = take(best.components.filter { $0.slot != slot }, best.steps.filter { $0.on != slot })
    }
    var size = best.steps.count
    while size > 0 {
      var start = 0
      while start < best.steps.count {
        var steps = best.steps
        steps.removeSubrange(start..<min(start + size, steps.count))
        if !take(best.components, steps) { start += size }
      }
      size /= 2
    }
    return best
  }
}
