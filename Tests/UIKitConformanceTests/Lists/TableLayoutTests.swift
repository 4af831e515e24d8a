import Randomness
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct TableLayoutTests {
  @Test func `only visible rows have cells`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 1000)
    let table = screen.table(fixture)
    #expect(table.contentSize == CGSize(width: 390, height: 44_000))
    #expect(table.visibleCells.count == 20)
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0))
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 19, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 20, section: 0)) == nil)
  }

  @Test func `scrolling reuses cells`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 1000)
    let table = screen.table(fixture)
    for step in 1...500 {
      table.contentOffset.y = CGFloat(step) * 37
      screen.turn()
    }
    #expect(table.texts.first == "row \(500 * 37 / 44)")
    #expect(fixture.madeCells <= 22)
  }

  @Test func `a cell has the frame of its row`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 30)
    fixture.heights[IndexPath(row: 1, section: 0)] = 100
    let table = screen.table(fixture)
    let path = IndexPath(row: 2, section: 0)
    #expect(table.cellForRow(at: path)?.frame == CGRect(x: 0, y: 144, width: 390, height: 44))
    #expect(table.rectForRow(at: path) == CGRect(x: 0, y: 144, width: 390, height: 44))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 143.5)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 144)) == path)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5000)) == nil)
  }

  @Test func `every visible row has its own cell at any offset`() {
    let screen = TestScreen()
    var random = SplitMix64(seed: 3)
    let fixture = TableFixture(sections: [7, 0, 40, 3], titles: ["a", "b", nil, "d"])
    for _ in 0..<20 {
      let path = IndexPath(row: Int.random(in: 0..<40, using: &random), section: 2)
      fixture.heights[path] = CGFloat(Int.random(in: 1...200, using: &random))
    }
    let table = screen.table(fixture)
    for _ in 0..<200 {
      table.contentOffset.y = .random(in: -200...table.contentSize.height, using: &random)
      screen.turn()
      let expected = table.indexPathsForRows(in: table.bounds) ?? []
      #expect(table.indexPathsForVisibleRows == expected)
      for path in expected {
        #expect(table.cellForRow(at: path)?.frame == table.rectForRow(at: path))
        #expect(
          table.cellForRow(at: path)?.textLabel?.text == fixture.sections[path.section][path.row])
      }
    }
    #expect(fixture.madeCells <= 40)
  }

  @Test func `a header sticks to the visible top until the next header pushes it`() {
    let screen = TestScreen()
    let fixture = TableFixture(sections: [10, 30], titles: ["a", "b"])
    let table = screen.table(fixture)
    table.contentInset.top = 50
    @MainActor func headerTop(_ section: Int) -> CGFloat? {
      table.headerView(forSection: section)?.frame.minY
    }
    table.contentOffset.y = -50
    screen.turn()
    #expect(headerTop(0) == 0)
    #expect(headerTop(1) == 468)
    table.contentOffset.y = 150
    screen.turn()
    #expect(headerTop(0) == 200)
    // The next header is 20 points below the visible top, so it pushes this one up by 8.
    table.contentOffset.y = 468 - 20 - 50
    screen.turn()
    #expect(headerTop(0) == 440)
    #expect(headerTop(1) == 468)
    table.contentOffset.y = 600
    screen.turn()
    #expect(headerTop(1) == 650)
    table.contentOffset.y = -200
    screen.turn()
    #expect(headerTop(0) == 0)
  }

  @Test func `headers are in front of rows`() throws {
    let screen = TestScreen()
    let fixture = TableFixture(sections: [40], titles: ["a"])
    let table = screen.table(fixture)
    defer { withExtendedLifetime(fixture) {} }
    table.contentOffset.y = 300
    screen.turn()
    let header = try #require(table.headerView(forSection: 0))
    let index = try #require(table.subviews.firstIndex(of: header))
    for cell in table.visibleCells {
      let other = try #require(table.subviews.firstIndex(of: cell))
      #expect(other < index)
    }
  }

  @Test func `the table's header and footer views add their height to the content`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 3)
    let table = screen.table(fixture)
    defer { withExtendedLifetime(fixture) {} }
    let header = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 70))
    let footer = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 30))
    table.tableHeaderView = header
    table.tableFooterView = footer
    screen.turn()
    #expect(table.contentSize.height == 232)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 70))
    #expect(footer.frame == CGRect(x: 0, y: 202, width: 390, height: 30))
    table.tableHeaderView = nil
    screen.turn()
    #expect(table.contentSize.height == 162)
    #expect(header.superview == nil)
  }

  @Test func `reloading shows the current data and clamps the offset`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 100)
    let table = screen.table(fixture)
    table.contentOffset.y = 3000
    screen.turn()
    fixture.sections = [["only"]]
    table.reloadData()
    #expect(table.contentSize.height == 44)
    #expect(table.contentOffset.y == 0)
    screen.turn()
    #expect(table.texts == ["only"])
    fixture.sections = [[]]
    table.reloadData()
    screen.turn()
    #expect(table.visibleCells.isEmpty)
    #expect(table.contentSize.height == 0)
  }

  @Test func `a new data source reloads the table`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 3)
    let table = screen.table(fixture)
    let other = TableFixture(rows: 2)
    other.sections[0] = ["one", "two"]
    table.dataSource = other
    screen.turn()
    #expect(table.texts == ["one", "two"])
    #expect(table.contentSize.height == 88)
    table.dataSource = nil
    screen.turn()
    #expect(table.visibleCells.isEmpty)
  }

  @Test func `cells have the table's width`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 3)
    let table = screen.table(fixture)
    defer { withExtendedLifetime(fixture) {} }
    table.frame.size.width = 300
    screen.turn()
    #expect(table.contentSize.width == 300)
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 300 })
  }

  @Test func `scrolling to a row puts it at the requested position`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 100)
    let table = screen.table(fixture)
    defer { withExtendedLifetime(fixture) {} }
    table.contentInset = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    let path = IndexPath(row: 50, section: 0)
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.contentOffset.y == 2156)
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.contentOffset.y == 1778)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1400)
    table.scrollToRow(at: path, at: .none, animated: false)
    #expect(table.contentOffset.y == 1400)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 3556)
  }

  @Test func `an empty table bounces`() {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 0)
    let table = screen.table(fixture)
    defer { withExtendedLifetime(fixture) {} }
    let touch = screen.touchDown(195, 100)
    screen.move(touch, to: CGPoint(x: 195, y: 300), over: 0.2)
    #expect(table.contentOffset.y < -50)
    screen.lift(touch)
    screen.advance(3)
    #expect(table.contentOffset.y == 0)
  }

  @Test func `new cells appear without animation when an animation lays out the table`() throws {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 100)
    let table = screen.table(fixture)
    defer { withExtendedLifetime(fixture) {} }
    UIView.animate(withDuration: 0.4) {
      table.contentOffset.y = 400
      table.layoutIfNeeded()
    }
    let cell = try #require(table.cellForRow(at: IndexPath(row: 28, section: 0)))
    #expect(screen.presentation(of: cell).center == cell.center)
  }
}
