import Testing

@testable import EdgeRefreshCore

struct AutoCellTests {
  static let table = CellTable<AutoEngine>(
    columns: AutoCells.columns,
    rows: [
      AutoCells.idle, AutoCells.spent, AutoCells.waiting, AutoCells.refreshing,
      AutoCells.exhausted,
    ])

  @Test(arguments: table.cells)
  func `a cell of the table`(_ cell: Cell<AutoPlace>) throws {
    try CellTable<AutoEngine>.check(cell)
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
