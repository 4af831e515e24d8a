import Testing

@testable import EdgeRefreshCore

@Suite("Pull engine: every event at every place")
struct PullCellTests {
  static let table = CellTable<PullEngine>(
    columns: Column.all,
    rows: [
      PullCells.idle, PullCells.pulling, PullCells.waiting, PullCells.opening,
      PullCells.openingHandlerCalled, PullCells.open, PullCells.closing,
      PullCells.closingExhausted, PullCells.closingSilently, PullCells.closingSilentlyExhausted,
      PullCells.exhausted,
    ])

  @Test("A cell of the table", arguments: table.cells)
  func cell(_ cell: Cell<PullPlace>) throws {
    try CellTable<PullEngine>.check(cell)
  }

  @Test("The table has every place and every column once")
  func tableIsComplete() {
    Self.table.checkCompleteness()
  }

  @Test("The columns have every kind of event")
  func columnsAreComplete() throws {
    #expect(try Self.table.eventKinds() == Set(EventKind.allCases))
  }
}
