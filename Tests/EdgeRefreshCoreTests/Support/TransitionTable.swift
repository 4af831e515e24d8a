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

  /// The kinds of the events at the end of the columns.
  func eventKinds() throws -> Set<EventKind> {
    var harness = TestHarness<Engine>()
    return try Set(
      columns.map { column in
        let last = try #require(Step.sequence(column)?.last)
        return EventKind(harness.apply(last))
      })
  }
}

/// An event without its associated values.
///
/// A new event without a kind does not compile, and a test fails for a kind without a column.
enum EventKind: CaseIterable {
  case scrolled
  case contentChanged
  case dragBegan
  case dragEnded
  case dragCancelled
  case beginVisible
  case beginOffscreen
  case endSuccess
  case endNoMoreData
  case endFailure
  case endCancelled
  case hidden
  case shown
  case attached
  case detached
  case enteredWindow
  case leftWindow
  case insetChanged
  case animationFinished
  case holdEnded
  case handlerFinished
  case assigned
  case openSecondLevel
  case closeSecondLevel

  init(_ event: RefreshEvent) {
    self =
      switch event {
      case .scrolled: .scrolled
      case .contentChanged: .contentChanged
      case .dragBegan: .dragBegan
      case .dragEnded: .dragEnded
      case .dragCancelled: .dragCancelled
      case .begin(isVisible: true): .beginVisible
      case .begin(isVisible: false): .beginOffscreen
      case .end(.success): .endSuccess
      case .end(.noMoreData): .endNoMoreData
      case .end(.failure): .endFailure
      case .end(.cancelled): .endCancelled
      case .hidden(true, _): .hidden
      case .hidden(false, _): .shown
      case .attached: .attached
      case .detached: .detached
      case .enteredWindow: .enteredWindow
      case .leftWindow: .leftWindow
      case .insetChanged: .insetChanged
      case .animationFinished: .animationFinished
      case .holdEnded: .holdEnded
      case .handlerFinished: .handlerFinished
      case .assigned: .assigned
      case .openSecondLevel: .openSecondLevel
      case .closeSecondLevel: .closeSecondLevel
      }
  }
}
