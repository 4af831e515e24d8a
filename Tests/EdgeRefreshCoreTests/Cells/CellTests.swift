import Testing

@testable import EdgeRefreshCore

@Suite("Every event at every place")
struct CellTests {
  static let table: [Cell] = [
    Row.idle, Row.pulling, Row.waiting, Row.opening, Row.openingHandlerCalled, Row.open,
    Row.closing, Row.closingExhausted, Row.closingSilently, Row.closingSilentlyExhausted,
    Row.exhausted,
  ].flatMap { $0.flatMap(\.cells) }

  @Test("A cell of the table", arguments: table)
  func cell(_ cell: Cell) throws {
    var bench = try Bench(after: cell.place.path)
    try #require(Place(bench.engine.phase) == cell.place)
    let decision = try bench.run(cell.steps)
    #expect(decision == cell.decision)
    #expect(Place(bench.engine.phase) == cell.next)
  }

  @Test("The table has every place and every column once")
  func tableIsComplete() {
    let names = Self.table.map(\.testDescription)
    let expected = Place.allCases.flatMap { place in Column.all.map { "\(place), \($0)" } }
    #expect(names.sorted() == expected.sorted())
    #expect(Set(names).count == names.count)
  }

  @Test("The columns have every kind of event")
  func columnsAreComplete() throws {
    var bench = Bench()
    var kinds: Set<EventKind> = []
    for column in Column.all {
      let steps = try #require(Step.sequence(column))
      let last = try #require(steps.last)
      kinds.insert(EventKind(bench.apply(last)))
    }
    #expect(kinds == Set(EventKind.allCases))
  }
}

/// The events without what they carry. A new event does not compile until it has a kind here, and
/// its kind fails `columnsAreComplete` until it has a column.
private enum EventKind: CaseIterable {
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
