import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct SelfSizingUpdateTests {
  private let screen = TestScreen()
  private let rows = MeasuredRows(Array(repeating: 100, count: 50))

  private func table() -> UITableView {
    let table = rows.table()
    screen.window.addSubview(table)
    screen.turn()
    return table
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `an update keeps the measured heights of the remaining rows`() {
    let table = table()
    table.contentOffset.y = 300
    screen.turn()
    let height = table.contentSize.height
    let tops = table.cellTops
    rows.heights[0] += [70, 70]
    table.insertRows(at: [path(50), path(51)], with: .fade)
    #expect(table.contentSize.height == height + 88)
    #expect(table.cellTops == tops)
    screen.advance(1)
    #expect(table.cellTops == tops)
  }

  @Test func `visible inserted rows are measured and appear with the animation`() throws {
    let table = table()
    rows.heights[0].insert(30, at: 1)
    table.insertRows(at: [path(1)], with: .fade)
    #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 100, width: 390, height: 30))
    #expect(table.rectForRow(at: path(2)).minY == 130)
    let new = try #require(table.cellForRow(at: path(1)))
    #expect(screen.presentation(of: new).alpha == 0)
    let moved = try #require(table.cellForRow(at: path(2)))
    #expect(screen.presentation(of: moved).center.y.isClose(to: 150))
    screen.advance(1)
    #expect(screen.presentation(of: moved).center.y == 180)
    #expect(screen.presentation(of: new).alpha == 1)
  }

  @Test func `a reloaded row grows downward`() {
    let table = table()
    table.contentOffset.y = 250
    screen.turn()
    rows.heights[0][2] = 160
    table.reloadRows(at: [path(2)], with: .fade)
    screen.advance(1)
    #expect(table.contentOffset.y == 250)
    #expect(table.rectForRow(at: path(2)) == CGRect(x: 0, y: 200, width: 390, height: 160))
  }

  @Test func `an empty update measures the visible cells again`() {
    let table = table()
    (table.cellForRow(at: path(1)) as? MeasuredCell)?.fittingHeight = 140
    let height = table.contentSize.height
    table.beginUpdates()
    table.endUpdates()
    #expect(table.contentSize.height == height + 40)
    #expect(table.cellForRow(at: path(1))?.frame.height == 140)
    #expect(table.cellForRow(at: path(2))?.frame.minY == 240)
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none])
  func `scrolling to a row that has not been measured ends at the row`(
    position: UITableView.ScrollPosition
  ) {
    for animated in [false, true] {
      for target in [5, 30, 49] {
        let table = table()
        defer { table.removeFromSuperview() }
        table.contentInset.top = 40
        table.scrollToRow(at: path(target), at: position, animated: animated)
        screen.advance(1)
        let rect = table.rectForRow(at: path(target))
        let end = table.contentSize.height - 844
        let expected: CGFloat =
          switch position {
          case .top: rect.minY - 40
          case .middle: rect.midY - 40 - 402
          case .bottom: rect.maxY - 844
          case .none: target == 5 ? 0 : rect.maxY - 844
          }
        #expect(rect.height == 100)
        #expect(
          table.contentOffset.y.isClose(to: min(max(expected, -40), end)),
          "row \(target), animated \(animated)")
      }
    }
  }

  @Test func `an animated scroll to an offset ends there`() {
    let table = table()
    table.contentOffset.y = 1200
    screen.turn()
    table.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    screen.advance(1)
    #expect(table.contentOffset.y == 100)
  }
}
