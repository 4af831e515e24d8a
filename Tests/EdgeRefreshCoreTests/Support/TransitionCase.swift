import Testing

@testable import EdgeRefreshCore

/// A transition: the decision of an engine about an event in a phase, and the phase after it.
///
/// The control is 50 points long, the content 2000 points, the viewport 800 points.
struct TransitionCase<PhaseKind: EdgeRefreshCoreTests.PhaseKind>: Sendable,
  CustomTestStringConvertible
{
  let phaseKind: PhaseKind
  /// The steps from the phase to the event. The last one is the event.
  let steps: String
  let decision: Decision
  let next: PhaseKind

  var testDescription: String { "\(phaseKind), \(steps)" }
}

/// The transitions from one phase that have the same decision.
struct TransitionRow<PhaseKind: EdgeRefreshCoreTests.PhaseKind> {
  let phaseKind: PhaseKind
  let columns: [String]
  let decision: Decision
  let next: PhaseKind

  init(_ phaseKind: PhaseKind, _ columns: [String], _ decision: Decision, then next: PhaseKind) {
    self.phaseKind = phaseKind
    self.columns = columns
    self.decision = decision
    self.next = next
  }

  var cases: [TransitionCase<PhaseKind>] {
    columns.map { TransitionCase(phaseKind: phaseKind, steps: $0, decision: decision, next: next) }
  }
}

extension Decision {
  /// Makes a decision. The default values are those of a control at rest.
  static func expected(
    _ state: RefreshState, progress: Double = 0, inset: Double = 0, offset: Double? = nil,
    speed: Speed = .immediate, animation: UInt32? = nil, _ callbacks: Callbacks = [],
    holds: Hold = [], outcome: RefreshOutcome? = nil
  ) -> Decision {
    Decision(
      state: state, progress: progress, insetAmount: inset, pinnedOffset: offset, speed: speed,
      animation: animation, callbacks: callbacks, holds: holds, outcome: outcome)
  }
}
