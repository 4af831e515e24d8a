import UIKit

/// Random sessions, each of which must keep all rules.
@MainActor
package enum Soak {
  /// A session that broke a rule.
  package struct Failure: CustomStringConvertible {
    /// The seed of the session.
    package let seed: UInt64
    /// The violations in the shortened session.
    package let violations: [TraceRule.Violation]
    /// The session, shortened to the steps that are needed to break the rule.
    package let trace: Trace

    /// The seed, the violations, and a line that `refresh-replay` can replay.
    package var description: String {
      (["seed \(seed), \(trace.steps.count) steps are enough:"]
        + violations.map { "  \($0)" } + ["\(trace.document)"]).joined(separator: "\n")
    }
  }

  /// A function that checks the observations of a trace.
  package typealias Rules = @MainActor (Trace, [JSONValue]) -> [TraceRule.Violation]

  /// Makes the session of a seed.
  package static func trace(seed: UInt64) -> Trace { SoakSession.trace(seed: seed) }

  /// Plays the session of a seed.
  ///
  /// - Returns: The failure, with a shortened session; `nil` if the session keeps all rules.
  package static func play(
    seed: UInt64, rules: Rules = { TraceRule.violations(of: $0, seen: $1) }
  ) -> Failure? {
    func violations(of trace: Trace) -> [TraceRule.Violation] {
      guard let host = try? TraceHost(trace) else {
        preconditionFailure("a session has a component of an unknown kind")
      }
      let seen = host.run()
      return rules(trace, seen) + host.losses + differencesOfOwnInset(in: trace, from: seen)
        + host.loop.layoutsOutsideWindow.prefix(1).map {
          TraceRule.Violation(
            rule: .nothingIsLaidOutOutsideWindow, step: trace.steps.count, seen: $0)
        }
    }
    let trace = trace(seed: seed)
    guard let rule = violations(of: trace).first?.rule else { return nil }
    let shortened = shortened(trace) { candidate in
      violations(of: candidate).contains { $0.rule == rule }
    }
    return Failure(seed: seed, violations: violations(of: shortened), trace: shortened)
  }

  /// Compares a session in which the app sets `contentInset` with the same one in which it sets
  /// `contentInsetExcludingRefreshControls`.
  ///
  /// With two answers of UIKit, they differ: see rule 22 in `Documentation/Traces.md`. A computed
  /// inset may also withdraw the length of a control.
  private static func differencesOfOwnInset(
    in trace: Trace, from seen: [JSONValue]
  ) -> [TraceRule.Violation] {
    let answers = trace.uiKitAnswers
    guard
      trace.steps.contains(where: { $0.op.setsInset }),
      !trace.steps.contains(where: { $0.op == .insetAdd }),
      !zip(trace.steps, seen).contains(where: { $0.op.setsInset && Observation($1).isMoving }),
      answers.growingTopInset != .movesContent, answers.shrinkingInset != .movesAtNextTouch,
      answers.insetRounding == .none, let host = try? TraceHost(trace, setsOwnInset: true)
    else { return [] }
    for (index, (own, whole)) in zip(host.run(), seen).enumerated() {
      let both = [own, whole].map(Observation.init)
      // Rows are measured with each movement, of which there may be more.
      guard both.allSatisfy({ !$0.isMoving && $0.isDragging == false }),
        both[0].contentSize == both[1].contentSize
      else { continue }
      let difference = [Observation.Key.offset, .inset].first { key in
        let (own, whole) = (own[key: key.rawValue], whole[key: key.rawValue])
        return zip(own?.numbers ?? [], whole?.numbers ?? []).contains { abs($0 - $1) > 0.01 }
      }
      guard let difference else { continue }
      return [
        TraceRule.Violation(
          rule: .wholeInsetsAreTheApps, step: index,
          seen: "\(difference) is \(whole[key: difference.rawValue] ?? .null) with contentInset, "
            + "\(own[key: difference.rawValue] ?? .null) without the controls")
      ]
    }
    return []
  }

  /// Removes settings of `UIKitAnswers`, then components, then smaller and smaller groups of steps,
  /// as long as the trace still fails.
  private static func shortened(_ trace: Trace, whileFailing fails: (Trace) -> Bool) -> Trace {
    var best = trace
    func tryCandidate(_ components: [Trace.ComponentSetUp], _ steps: [Trace.Step]) -> Bool {
      tryCandidate(
        Trace(name: trace.name, scrollView: best.scrollView, components: components, steps: steps))
    }
    func tryCandidate(_ candidate: Trace) -> Bool {
      guard candidate.hasFinger == trace.hasFinger, fails(candidate) else { return false }
      best = candidate
      return true
    }
    for name in (trace.scrollView.answers ?? [:]).keys.sorted() {
      var setUp = best.scrollView
      setUp.answers?[name] = nil
      _ = tryCandidate(
        Trace(name: trace.name, scrollView: setUp, components: best.components, steps: best.steps))
    }
    for slot in trace.components.map(\.slot) {
      _ = tryCandidate(
        best.components.filter { $0.slot != slot }, best.steps.filter { $0.on != slot })
    }
    var size = best.steps.count
    while size > 0 {
      var start = 0
      while start < best.steps.count {
        var steps = best.steps
        steps.removeSubrange(start..<min(start + size, steps.count))
        if !tryCandidate(best.components, steps) { start += size }
      }
      size /= 2
    }
    return best
  }
}
