/// The rules that hold in every trace, to its end, whatever the original did.
package enum TraceRules {
  /// A rule that was broken.
  package struct Violation: Equatable, Sendable, CustomStringConvertible {
    /// The number of the rule: 1 to 8 hold in every session, 9 to 19 in those with a finger. See
    /// `Documentation/Traces.md`.
    package let rule: Int
    /// The step after which it was seen; 0 is the set-up.
    package let step: Int
    /// What was seen.
    package let seen: String

    /// Makes a violation of its parts.
    package init(rule: Int, step: Int, seen: String) {
      self.rule = rule
      self.step = step
      self.seen = seen
    }

    /// The whole on one line.
    package var description: String { "step \(step): rule \(rule): \(seen)" }
  }

  /// Checks what was seen in a trace.
  package static func violations(of trace: Trace, seen: [JSONValue]) -> [Violation] {
    var checker = TraceChecker(trace)
    for (index, entry) in seen.enumerated() {
      let step = index > 0 && index <= trace.steps.count ? trace.steps[index - 1] : nil
      checker.take(step, entry, index: index)
    }
    return checker.violations.sorted { $0.step < $1.step }
  }
}
