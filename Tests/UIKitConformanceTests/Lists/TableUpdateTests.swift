import Randomness
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct TableUpdateTests {
  @Test func `inserted rows appear between the existing rows`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 3)
    let table = screen.table(fixture)
    let kept = table.cellForRow(at: IndexPath(row: 1, section: 0))
    fixture.sections[0].insert("new", at: 1)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    #expect(table.contentSize.height == 176)
    #expect(table.texts == ["row 0", "new", "row 1", "row 2"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === kept)
    screen.advance(1)
    #expect(table.texts == ["row 0", "new", "row 1", "row 2"])
  }

  @Test func `an insertion moves the other rows gradually and fades in the new one`() throws {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 3)
    let table = screen.table(fixture)
    let existing = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    fixture.sections[0].insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    let new = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(abs(screen.presentation(of: existing).center.y - 22) < 1e-6)
    #expect(screen.presentation(of: new).alpha == 0)
    screen.advance(0.15)
    #expect(
      screen.presentation(of: existing).center.y > 30
        && screen.presentation(of: existing).center.y < 60)
    #expect(screen.presentation(of: new).alpha > 0.2 && screen.presentation(of: new).alpha < 0.8)
    screen.advance(1)
    #expect(screen.presentation(of: existing).center.y == 66)
    #expect(screen.presentation(of: new).alpha == 1)
  }

  @Test func `the cell of a deleted row is reused`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 5)
    let table = screen.table(fixture)
    fixture.sections[0].remove(at: 2)
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .left)
    #expect(table.texts == ["row 0", "row 1", "row 3", "row 4"])
    screen.advance(1)
    let made = fixture.madeCells
    fixture.sections[0].append("again")
    table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .none)
    #expect(fixture.madeCells == made)
    #expect(table.texts.last == "again")
  }

  @Test func `deletions use the old index paths and insertions the new ones`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 4)
    let table = screen.table(fixture)
    fixture.sections[0] = ["row 1", "new", "row 2", "row 3"]
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    table.endUpdates()
    #expect(table.texts == ["row 1", "new", "row 2", "row 3"])
  }

  @Test func `a reloaded row gets a new cell`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 3)
    let table = screen.table(fixture)
    let path = IndexPath(row: 1, section: 0)
    let old = table.cellForRow(at: path)
    fixture.sections[0][1] = "changed"
    table.reloadRows(at: [path], with: .automatic)
    #expect(table.cellForRow(at: path) !== old)
    #expect(table.texts == ["row 0", "changed", "row 2"])
    screen.advance(1)
    #expect(old?.superview == nil)
  }

  @Test func `sections are inserted and deleted with their rows and headers`() {
    let screen = TestScreen()
    let fixture = TableFixture(sections: [2, 2], titles: ["a", "b"])
    let table = screen.table(fixture)
    fixture.sections.insert(["x"], at: 1)
    fixture.titles.insert("x", at: 1)
    table.insertSections([1], with: .fade)
    #expect(table.texts == ["0.0", "0.1", "x", "1.0", "1.1"])
    screen.advance(1)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "x")
    fixture.sections.remove(at: 0)
    fixture.titles.remove(at: 0)
    table.deleteSections([0], with: .fade)
    screen.advance(1)
    #expect(table.texts == ["x", "1.0", "1.1"])
    #expect(table.numberOfSections == 2)
  }

  @Test func `batch updates call their completion when the animation ends`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 1)
    let table = screen.table(fixture)
    let log = EventLog()
    fixture.sections[0].append("new")
    table.performBatchUpdates(
      { table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade) },
      completion: { log.record("completed \($0)") })
    #expect(log.entries.isEmpty)
    screen.advance(1)
    #expect(log.entries == ["completed true"])
  }

  @Test func `updates that shorten the content clamp the offset`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 30)
    let table = screen.table(fixture)
    table.contentOffset.y = 30 * 44 - 844
    screen.turn()
    fixture.sections[0].removeLast(10)
    table.deleteRows(at: (20..<30).map { IndexPath(row: $0, section: 0) }, with: .fade)
    #expect(table.contentOffset.y == 36)
    screen.advance(1)
    #expect(table.texts.last == "row 19")
  }

  @Test func `a row that scrolls into view animates from its previous position`() throws {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 100)
    let table = screen.table(fixture)
    fixture.sections[0].removeFirst(2)
    table.deleteRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 19, section: 0)))
    #expect(cell.textLabel?.text == "row 21")
    #expect(abs(screen.presentation(of: cell).center.y - (21 * 44 + 22)) < 1e-6)
    screen.advance(1)
    #expect(screen.presentation(of: cell).center.y == 858)
  }

  @Test func `after any updates the visible rows match the data source`() {
    let screen = TestScreen()
    var random = SplitMix64(seed: 11)
    let fixture = TableFixture(rows: 25)
    let table = screen.table(fixture)
    for round in 0..<150 {
      var rows = fixture.sections[0]
      let deleted = rows.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
      for index in deleted.reversed() { rows.remove(at: index) }
      var inserted: [Int] = []
      for number in 0..<Int.random(in: 0...4, using: &random) {
        let index = Int.random(in: 0...rows.count, using: &random)
        rows.insert("\(round).\(number)", at: index)
        inserted = inserted.map { $0 >= index ? $0 + 1 : $0 } + [index]
      }
      fixture.sections[0] = rows
      table.performBatchUpdates {
        table.deleteRows(at: deleted.map { IndexPath(row: $0, section: 0) }, with: .fade)
        table.insertRows(at: inserted.map { IndexPath(row: $0, section: 0) }, with: .top)
      }
      if Bool.random(using: &random) { screen.advance(0.1) }
      let visible = table.indexPathsForRows(in: table.bounds) ?? []
      #expect(table.texts == visible.map { rows[$0.row] }, "round \(round) of seed 11")
      #expect(table.contentSize.height == CGFloat(rows.count) * 44)
    }
    screen.advance(1)
    let cells = table.subviews.filter { $0 is UITableViewCell }
    #expect(cells.count == table.visibleCells.count)
    #expect(fixture.madeCells < 120)
  }
}
