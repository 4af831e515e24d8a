import Testing

@testable import EdgeRefreshCore

/// The table of one engine's transitions: the decision about every event in every phase.
struct TransitionTable<Engine: TestableEngine>: Sendable {
  let cases: [TransitionCase<Engine.PhaseKind>]
  let columns: [String]

  init(columns: [String], rows: [[TransitionRow<Engine.PhaseKind>]]) {
    self.columns = columns
    cases = rows.flatMap { $0.flatMap(\.cases) }
  }

  /// Checks that the engine makes a transition.
  static func check(_ transition: TransitionCase<Engine.PhaseKind>) throws {
    var harness = try TestHarness<Engine>(
      edge: transition.phaseKind.edge, after: transition.phaseKind.path)
    try #require(harness.engine.phaseKind == transition.phaseKind)
    let decision = try harness.run(transition.steps)
    #expect(decision == transition.decision)
    #expect(harness.engine.phaseKind == transition.next)
  }

  /// Checks that the table has one transition for each phase and column.
  func checkCompleteness() {
    let names = cases.map(\.testDescription)
    let expected = Engine.PhaseKind.allCases.flatMap { phaseKind in
      columns.map { "\(phaseKind), \($0)" }
    }
    let missing = Set(expected).subtracting(names)
    let unknown = Set(names).subtracting(expected)
    #expect(missing.isEmpty && unknown.isEmpty)
    #expect(Set(names).count == names.count)
  }

  /// The kind of each column's last event.
  func eventKinds() throws -> Set<EventKind> {
    var harness = TestHarness<Engine>()
    return try Set(
      columns.map { column in
        let last = try #require(Step.sequence(column)?.last)
        return EventKind(harness.apply(last))
      })
  }
}
