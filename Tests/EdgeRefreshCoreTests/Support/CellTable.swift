import Testing

@testable import EdgeRefreshCore

/// A table of cells for one engine.
struct CellTable<Engine: Machine>: Sendable {
  let cells: [Cell<Engine.Place>]
  let columns: [String]

  init(columns: [String], rows: [[Row<Engine.Place>]]) {
    self.columns = columns
    cells = rows.flatMap { $0.flatMap(\.cells) }
  }

  /// Holds the engine to a cell.
  static func check(_ cell: Cell<Engine.Place>) throws {
    var bench = try Bench<Engine>(after: cell.place.path)
    try #require(bench.engine.place == cell.place)
    let decision = try bench.run(cell.steps)
    #expect(decision == cell.decision)
    #expect(bench.engine.place == cell.next)
  }

  /// Expects every place and every column once.
  func checkCompleteness() {
    let names = cells.map(\.testDescription)
    let expected = Engine.Place.allCases.flatMap { place in columns.map { "\(place), \($0)" } }
    let missing = Set(expected).subtracting(names)
    let unknown = Set(names).subtracting(expected)
    #expect(missing.isEmpty && unknown.isEmpty)
    #expect(Set(names).count == names.count)
  }

  /// The kinds of events that the columns end with.
  func eventKinds() throws -> Set<EventKind> {
    var bench = Bench<Engine>()
    return try Set(
      columns.map { column in
        let last = try #require(Step.sequence(column)?.last)
        return EventKind(bench.apply(last))
      })
  }
}

/// The events without what they carry. A new event does not compile until it has a kind here, and
/// its kind fails the tests of the columns until it has a column.
enum EventKind: CaseIterable {
  case scrolled
  case contentChanged
  case dragBegan
  case dragEnded
  case dragCancelled
  case beginVisible
  case beginUnseen
  case endSuccess
  case endNoMoreData
  case endFailure
  case endCancelled
  case noMoreData
  case reset
  case hidden
  case shown
  case attached
  case detached
  case enteredWindow
  case leftWindow
  case insetChanged
  case animationFinished
  case handlerFinished
  case assigned

  init(_ event: RefreshEvent) {
    self =
      switch event {
      case .scrolled: .scrolled
      case .contentChanged: .contentChanged
      case .dragBegan: .dragBegan
      case .dragEnded: .dragEnded
      case .dragCancelled: .dragCancelled
      case .begin(isVisible: true): .beginVisible
      case .begin(isVisible: false): .beginUnseen
      case .end(.success): .endSuccess
      case .end(.noMoreData): .endNoMoreData
      case .end(.failure): .endFailure
      case .end(.cancelled): .endCancelled
      case .noMoreData: .noMoreData
      case .reset: .reset
      case .hidden(true): .hidden
      case .hidden(false): .shown
      case .attached: .attached
      case .detached: .detached
      case .enteredWindow: .enteredWindow
      case .leftWindow: .leftWindow
      case .insetChanged: .insetChanged
      case .animationFinished: .animationFinished
      case .handlerFinished: .handlerFinished
      case .assigned: .assigned
      }
  }
}
