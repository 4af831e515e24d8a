import Testing

@testable import EdgeRefreshCore

struct PullCellTests {
  static let table = CellTable<PullEngine>(
    columns: Column.all,
    rows: [
      PullCells.idle, PullCells.pulling, PullCells.waiting, PullCells.opening,
      PullCells.openingHandlerCalled, PullCells.open, PullCells.closing,
      PullCells.closingExhausted, PullCells.closingSilently, PullCells.closingSilentlyExhausted,
      PullCells.exhausted,
    ])

  @Test(arguments: table.cells)
  func `a cell of the table`(_ cell: Cell<PullPlace>) throws {
    try CellTable<PullEngine>.check(cell)
  }

  @Test
  func `the table has every place and every column once`() {
    Self.table.checkCompleteness()
  }

  @Test
  func `the columns have every kind of event`() throws {
    #expect(try Self.table.eventKinds() == Set(EventKind.allCases))
  }
}
