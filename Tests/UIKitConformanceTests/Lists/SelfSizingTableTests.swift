import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct SelfSizingTableTests {
  private let screen = TestScreen()

  private func table(
    _ rows: MeasuredRows, estimate: CGFloat = UITableView.automaticDimension
  ) -> UITableView {
    let table = rows.table(estimate: estimate)
    screen.window.addSubview(table)
    screen.turn()
    return table
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `all heights and estimates are automatic by default`() {
    #expect(UITableView.automaticDimension == -1)
    for style in [UITableView.Style.plain, .grouped] {
      let table = UITableView(frame: .zero, style: style)
      #expect(table.rowHeight == UITableView.automaticDimension)
      #expect(table.estimatedRowHeight == UITableView.automaticDimension)
      #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
      #expect(table.sectionFooterHeight == UITableView.automaticDimension)
      #expect(table.estimatedSectionHeaderHeight == UITableView.automaticDimension)
      #expect(table.estimatedSectionFooterHeight == UITableView.automaticDimension)
    }
  }

  @Test func `rows that have not been visible have the estimated height`() {
    let rows = MeasuredRows(Array(repeating: 100, count: 50))
    let table = table(rows)
    #expect(table.visibleCells.count == 9)
    #expect(rows.requested == (0..<9).map(path), "only visible cells are loaded")
    #expect(table.contentSize.height == 2704)
    #expect(table.rectForRow(at: path(8)) == CGRect(x: 0, y: 800, width: 390, height: 100))
    #expect(table.rectForRow(at: path(10)) == CGRect(x: 0, y: 944, width: 390, height: 44))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 899)) == path(8))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 944)) == path(10))
  }

  @Test func `the table's estimate applies to all rows`() {
    let rows = MeasuredRows(Array(repeating: 100, count: 50))
    let table = table(rows, estimate: 80)
    #expect(table.contentSize.height == 4180)
  }

  @Test func `the content size grows with observers as rows come into view`() {
    let rows = MeasuredRows(Array(repeating: 50, count: 50))
    let table = table(rows)
    let log = EventLog()
    let observation = table.observe(\.contentSize, options: .new) { _, change in
      MainActor.assumeIsolated { log.record("\(change.newValue?.height ?? .nan)") }
    }
    #expect(table.contentSize.height == 2302)
    table.contentOffset.y = 10
    screen.turn()
    #expect(log.entries == ["2308.0"])
    table.contentOffset.y = 20
    screen.turn()
    #expect(log.entries == ["2308.0"], "no further row is visible")
    table.contentOffset.y = 60
    screen.turn()
    #expect(log.entries == ["2308.0", "2314.0"])
    withExtendedLifetime(observation) {}
  }

  @Test func `rows above the visible ones change the offset instead of moving them`() {
    let rows = MeasuredRows(Array(repeating: 100, count: 50))
    let table = table(rows)
    table.contentOffset.y = 1500
    screen.turn()
    let before = table.cellTops
    let first = before.keys.sorted()[0]
    table.contentOffset.y -= 30
    screen.turn()
    let after = table.cellTops
    #expect(after[first]?.isClose(to: (before[first] ?? 0) + 30) ?? false)
    #expect(table.contentOffset.y == 1526)
    #expect(table.cellForRow(at: path(first.row - 1))?.frame.height == 100)
  }

  @Test func `a drag into rows that have not been measured follows the finger`() {
    let rows = MeasuredRows((0..<60).map { CGFloat(30 + $0 * 37 % 120) })
    let table = table(rows)
    table.contentOffset.y = 1500
    screen.turn()
    let touch = screen.touchDown(195, 100)
    screen.move(touch, to: CGPoint(x: 195, y: 120), over: 0.1)
    screen.turn()
    for step in 1...60 {
      let before = table.cellTops
      screen.advance(1.0 / 60)
      screen.window.moveTouch(touch, to: CGPoint(x: 195, y: 120 + CGFloat(step) * 10))
      screen.turn()
      for (path, top) in table.cellTops {
        guard let old = before[path] else { continue }
        #expect(top.isClose(to: old + 10), "row \(path.row), step \(step)")
      }
    }
    screen.lift(touch)
  }

  @Test func `a deceleration moves the rows as if their heights had been known`() throws {
    /// Returns the movement of the visible rows in each frame after a fling.
    func movements(estimate: CGFloat) throws -> [CGFloat] {
      let rows = MeasuredRows(Array(repeating: 100, count: 100))
      let table = table(rows, estimate: estimate)
      defer { table.removeFromSuperview() }
      table.scrollToRow(at: path(60), at: .top, animated: false)
      screen.turn()
      let touch = screen.touchDown(195, 200)
      screen.move(touch, to: CGPoint(x: 195, y: 500), over: 0.15)
      screen.lift(touch)
      var movements: [CGFloat] = []
      while table.isDecelerating {
        let before = table.cellTops
        screen.advance(1.0 / 60)
        let after = table.cellTops
        let common = try #require(after.keys.first { before[$0] != nil })
        movements.append((after[common] ?? 0) - (before[common] ?? 0))
      }
      return movements
    }
    let known = try movements(estimate: 100)
    let estimated = try movements(estimate: 44)
    #expect(known.count > 30)
    var (one, other): (CGFloat, CGFloat) = (0, 0)
    for (knownStep, estimatedStep) in zip(known, estimated) {
      one += knownStep
      other += estimatedStep
      // The frames of the two runs may differ by one.
      #expect(one.isClose(to: other, within: 45))
    }
    #expect(known.reduce(0, +).isClose(to: estimated.reduce(0, +), within: 6))
  }

  @Test func `the first row can be reached, and the content ends at its top`() {
    let rows = MeasuredRows((0..<30).map { CGFloat(20 + $0 * 53 % 150) })
    let table = table(rows, estimate: 200)
    table.contentOffset.y = 3000
    screen.turn()
    for _ in 0..<30 {
      let touch = screen.touchDown(195, 200)
      screen.move(touch, to: CGPoint(x: 195, y: 600), over: 0.1)
      screen.lift(touch)
      screen.advance(1)
    }
    screen.advance(3)
    #expect(table.contentOffset.y == 0)
    #expect(table.visibleCells.first?.frame.minY == 0)
    #expect(table.indexPathsForVisibleRows?.first == path(0))
  }

  @Test func `reloading forgets the measured heights`() {
    let rows = MeasuredRows(Array(repeating: 100, count: 50))
    let table = table(rows)
    table.contentOffset.y = 300
    screen.turn()
    #expect(table.contentSize.height == 2872)
    table.reloadData()
    #expect(table.contentSize.height == 2200)
    #expect(table.contentOffset.y == 300)
    screen.turn()
    #expect(table.indexPathsForVisibleRows?.first == path(6), "the offset is kept, not the row")
  }

  @Test func `after a change of the width, the first visible row stays`() throws {
    let rows = MeasuredRows(Array(repeating: 100, count: 50))
    rows.factor = { $0 > 400 ? 0.5 : 1 }
    let table = table(rows)
    table.contentOffset.y = 730
    screen.turn()
    table.frame.size.width = 800
    screen.turn()
    let first = try #require(table.cellTops.min { $0.key < $1.key })
    #expect(first.key == path(7) && first.value == -30)
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 50 && $0.frame.width == 800 })
    #expect(table.rectForRow(at: path(6)).height == 100, "the old height is an estimate")
    table.contentOffset.y -= 40
    screen.turn()
    #expect(table.rectForRow(at: path(6)).height == 50)
    #expect(table.cellTops[path(7)] == 10)
  }

  @Test func `a table header changes the offset of measured rows only by its height`() {
    let rows = MeasuredRows(Array(repeating: 100, count: 50))
    let table = table(rows)
    let height = table.contentSize.height
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 60))
    #expect(table.contentSize.height == height + 60)
    screen.turn()
    #expect(table.rectForRow(at: path(3)).minY == 360)
  }
}
