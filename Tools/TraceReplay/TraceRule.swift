/// A rule that every trace must follow in each step.
///
/// The raw value is the rule's number in `Documentation/Traces.md`. The first eight rules are
/// checked in every session, the others in sessions with touches.
package enum TraceRule: Int, CaseIterable, Sendable {
  case insetIsTheAppsAtRest = 1
  case insetIsNeverLessThanTheApps
  case handlersAndEndsAlternate
  case pullingOnlyPastTheEdge
  case percentAndAlphaAreResetAtRest
  case nothingAnimatesAtRest
  case controlsAreInPlace
  case numbersAreFinite
  case contentRestsWithinItsEdges
  case settersAreCalledSparingly
  case nothingIsLeftPullingOrWaiting
  case pullBegins
  case oneHandlerPerRefresh
  case endBlocksRunOnce
  case exclusiveControlsRefreshAlone
  case loadsPerDragAreLimited
  case loadsWithoutNewContentAreLimited
  case disabledControlsAreBegunByTheApp
  case bouncingIsTheApps
  case nothingIsLaidOutOutsideWindow
  case whatWasShownStaysShown
  case wholeInsetsAreTheApps

  /// Whether the rule depends on the app's inset.
  var dependsOnInset: Bool {
    switch self {
    case .insetIsTheAppsAtRest, .insetIsNeverLessThanTheApps, .pullingOnlyPastTheEdge,
      .percentAndAlphaAreResetAtRest, .nothingAnimatesAtRest, .controlsAreInPlace:
      true
    default: false
    }
  }

  /// A violation of a rule.
  package struct Violation: Equatable, Sendable, CustomStringConvertible {
    /// The rule.
    package let rule: TraceRule
    /// The step after which the violation was observed; 0 is the set-up.
    package let step: Int
    /// A description of the observation.
    package let seen: String

    /// Makes a violation.
    package init(rule: TraceRule, step: Int, seen: String) {
      self.rule = rule
      self.step = step
      self.seen = seen
    }

    /// Step, rule and observation on one line.
    package var description: String { "step \(step): rule \(rule.rawValue): \(seen)" }
  }

  /// Checks the observations of a trace, the first of which was made after set-up, the others after
  /// each step.
  ///
  /// - Returns: The violations, in the order of the steps.
  package static func violations(of trace: Trace, seen: [JSONValue]) -> [Violation] {
    var checker = TraceChecker(trace)
    for (index, entry) in seen.enumerated() {
      let step = index > 0 && index <= trace.steps.count ? trace.steps[index - 1] : nil
      checker.check(Observation(entry), after: step, index: index)
    }
    return checker.violations.sorted { $0.step < $1.step }
  }
}
