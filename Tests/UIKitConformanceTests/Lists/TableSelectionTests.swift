import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct TableSelectionTests {
  @Test func `a tap selects a row and deselects the previous one`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 5)
    let table = screen.table(fixture)
    screen.tap(100, 60)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    screen.tap(100, 10)
    #expect(fixture.log.entries == ["select 1", "deselect 1", "select 0"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
  }

  @Test func `a resting finger highlights the row until it scrolls`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 50)
    let table = screen.table(fixture)
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
    let touch = screen.touchDown(100, 100)
    #expect(cell?.isHighlighted == false)
    screen.advance(0.2)
    #expect(cell?.isHighlighted == true)
    screen.move(touch, to: CGPoint(x: 100, y: 60), over: 0.1)
    #expect(cell?.isHighlighted == false)
    screen.lift(touch)
    #expect(!fixture.log.entries.contains("select 2"))
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `rows are not selected if the delegate or the table forbids it`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 5)
    let table = screen.table(fixture)
    fixture.nonselectable = [IndexPath(row: 1, section: 0)]
    screen.tap(100, 60)
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelection = false
    screen.tap(100, 10)
    #expect(fixture.log.entries.isEmpty)
  }

  @Test func `a tap that stops deceleration selects nothing`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 200)
    let table = screen.table(fixture)
    screen.fling(from: CGPoint(x: 195, y: 600), by: 0, -200)
    screen.advance(0.2)
    #expect(table.isDecelerating)
    _ = fixture.log.takeEntries()
    screen.tap(195, 400)
    #expect(!table.isDecelerating)
    #expect(!fixture.log.entries.contains { $0.hasPrefix("select") })
  }

  @Test func `the selection follows its row until the table reloads`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 100)
    let table = screen.table(fixture)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    fixture.sections[0].insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    table.contentOffset.y = 2000
    screen.turn()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.contentOffset.y = 0
    screen.turn()
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }
}
