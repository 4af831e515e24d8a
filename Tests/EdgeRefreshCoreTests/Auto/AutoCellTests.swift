import Testing

@testable import EdgeRefreshCore

@Suite("Engine that loads by itself: every event at every place")
struct AutoCellTests {
  static let table = CellTable<AutoEngine>(
    columns: AutoCells.columns,
    rows: [
      AutoCells.idle, AutoCells.spent, AutoCells.waiting, AutoCells.refreshing,
      AutoCells.exhausted,
    ])

  @Test("A cell of the table", arguments: table.cells)
  func cell(_ cell: Cell<AutoPlace>) throws {
    try CellTable<AutoEngine>.check(cell)
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
