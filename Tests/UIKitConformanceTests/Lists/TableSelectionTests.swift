import Testing
import UIKit

@MainActor struct TableSelectionTests {
  @Test func `a tap selects a row and the next tap another`() {
    World.run { world in
      let fixture = TableFixture(rows: 5)
      let table = world.table(fixture)
      world.tap(100, 60)
      #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
      world.tap(100, 10)
      #expect(fixture.journal.lines == ["select 1", "deselect 1", "select 0"])
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
    }
  }

  @Test func `a finger that rests highlights the row until it scrolls`() {
    World.run { world in
      let fixture = TableFixture(rows: 50)
      let table = world.table(fixture)
      let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
      let touch = world.down(100, 100)
      #expect(cell?.isHighlighted == false)
      world.advance(0.2)
      #expect(cell?.isHighlighted == true)
      world.move(touch, to: CGPoint(x: 100, y: 60), over: 0.1)
      #expect(cell?.isHighlighted == false)
      world.lift(touch)
      #expect(!fixture.journal.lines.contains("select 2"))
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test func `a row that refuses is not selected`() {
    World.run { world in
      let fixture = TableFixture(rows: 5)
      let table = world.table(fixture)
      fixture.refused = [IndexPath(row: 1, section: 0)]
      world.tap(100, 60)
      #expect(table.indexPathForSelectedRow == nil)
      table.allowsSelection = false
      world.tap(100, 10)
      #expect(fixture.journal.lines.isEmpty)
    }
  }

  @Test func `a tap that stops a flight selects nothing`() {
    World.run { world in
      let fixture = TableFixture(rows: 200)
      let table = world.table(fixture)
      world.fling(from: CGPoint(x: 195, y: 600), by: 0, -200)
      world.advance(0.2)
      #expect(table.isDecelerating)
      _ = fixture.journal.take()
      world.tap(195, 400)
      #expect(!table.isDecelerating)
      #expect(!fixture.journal.lines.contains { $0.hasPrefix("select") })
    }
  }

  @Test func `several rows can be selected and tapped again`() {
    World.run { world in
      let fixture = TableFixture(rows: 5)
      let table = world.table(fixture)
      table.allowsMultipleSelection = true
      world.tap(100, 10)
      world.tap(100, 60)
      #expect(table.indexPathsForSelectedRows?.count == 2)
      world.advance(1)
      world.tap(100, 10)
      #expect(fixture.journal.lines == ["select 0", "select 1", "deselect 0"])
    }
  }

  @Test func `the selection follows its row through updates and scrolling`() {
    World.run { world in
      let fixture = TableFixture(rows: 100)
      let table = world.table(fixture)
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      fixture.sections[0].insert("new", at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
      table.contentOffset.y = 2000
      world.turn()
      #expect(table.visibleCells.allSatisfy { !$0.isSelected })
      table.contentOffset.y = 0
      world.turn()
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
      table.reloadData()
      #expect(table.indexPathForSelectedRow == nil)
    }
  }
}
