import Testing

@testable import EdgeRefreshCore

struct PullTransitionTests {
  static let table = TransitionTable<PullEngine>(
    columns: Column.all,
    rows: [
      PullTransitions.idle, PullTransitions.pulling, PullTransitions.waiting,
      PullTransitions.opening,
      PullTransitions.openingHandlerCalled, PullTransitions.open, PullTransitions.closing,
      PullTransitions.closingExhausted, PullTransitions.closingSilently,
      PullTransitions.closingSilentlyExhausted,
      PullTransitions.exhausted,
      PullTransitions.beganUnderFinger,
      PullTransitions.holding, PullTransitions.holdingExhausted, PullTransitions.holdingSilently,
      PullTransitions.holdingSilentlyExhausted,
      PullTransitions.failed, PullTransitions.failedOutOfView,
    ])

  @Test(arguments: table.cases)
  func `the engine makes the transition`(_ transition: TransitionCase<PullPhaseKind>) throws {
    try TransitionTable<PullEngine>.check(transition)
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
