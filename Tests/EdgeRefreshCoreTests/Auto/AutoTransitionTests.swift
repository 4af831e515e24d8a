import Testing

@testable import EdgeRefreshCore

struct AutoTransitionTests {
  static let table = TransitionTable<AutoEngine>(
    columns: AutoTransitions.columns,
    rows: [
      AutoTransitions.idle, AutoTransitions.spent, AutoTransitions.waiting,
      AutoTransitions.refreshing, AutoTransitions.failed, AutoTransitions.failedOutOfView,
      AutoTransitions.exhausted,
    ])

  @Test(arguments: table.cases)
  func `the engine makes the transition`(_ transition: TransitionCase<AutoPhaseKind>) throws {
    try TransitionTable<AutoEngine>.check(transition)
  }

  @Test
  func `the table has every phase and every column once`() {
    Self.table.checkCompleteness()
  }

  @Test
  func `the columns cover every kind of event`() throws {
    #expect(try Self.table.eventKinds() == Set(EventKind.allCases))
  }
}
