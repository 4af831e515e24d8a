import Randomness
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct SelfSizingPropertyTests {
  @Test(arguments: UInt64(1)...30)
  func `visible rows never jump, and the content has the height of all rows in the end`(
    seed: UInt64
  ) {
    let screen = TestScreen()
    var random = SplitMix64(seed: seed)
    let rows = MeasuredRows([])
    rows.heights = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (0..<Int.random(in: 0...60, using: &random)).map { _ in
        CGFloat(Int.random(in: 1...600, using: &random)) / 2
      }
    }
    rows.heights[0].append(2000)
    let table = rows.table(estimate: CGFloat(Int.random(in: 1...200, using: &random)))
    screen.window.addSubview(table)
    screen.turn()
    for step in 0..<120 {
      if Int.random(in: 0..<8, using: &random) == 0 {
        let end = max(0, table.contentSize.height - 844)
        table.contentOffset.y = CGFloat.random(in: 0...end, using: &random).rounded()
        screen.turn()
      }
      let before = table.cellTops
      let (offset, size) = (table.contentOffset.y, table.contentSize.height)
      let distance = CGFloat(Int.random(in: -400...400, using: &random))
      table.contentOffset.y += distance
      screen.turn()
      // An offset at rest past an end is corrected when the content size changes.
      let isInside = offset + distance >= 0 && offset + distance <= size - 844
      let isClamped =
        table.contentOffset.y <= 0 || table.contentOffset.y >= table.contentSize.height - 844
      guard isInside, !isClamped else { continue }
      for (path, top) in table.cellTops {
        guard let old = before[path] else { continue }
        #expect(top.isClose(to: old - distance), "seed \(seed), step \(step), row \(path)")
      }
    }
    table.contentOffset.y = 0
    screen.turn()
    while table.contentOffset.y + 844 < table.contentSize.height {
      table.contentOffset.y += 700
      screen.turn()
    }
    #expect(table.contentSize.height.isClose(to: rows.total))
    for (path, cell) in (table.indexPathsForVisibleRows ?? []).map({
      ($0, table.cellForRow(at: $0))
    }) {
      #expect(cell?.frame.isClose(to: table.rectForRow(at: path)) ?? false)
    }
  }

  @Test func `every position belongs to the row that contains it`() {
    let screen = TestScreen()
    var random = SplitMix64(seed: 5)
    let rows = MeasuredRows((0..<300).map { CGFloat(10 + $0 * 31 % 90) })
    let table = rows.table(estimate: 30)
    screen.window.addSubview(table)
    screen.turn()
    for _ in 0..<100 {
      let end = table.contentSize.height - 844
      table.contentOffset.y = .random(in: 0...end, using: &random)
      screen.turn()
      let y = CGFloat.random(in: 0..<table.contentSize.height, using: &random)
      let path = table.indexPathForRow(at: CGPoint(x: 1, y: y))
      let rect = path.map { table.rectForRow(at: $0) } ?? .zero
      #expect(rect.minY <= y && y < rect.maxY)
    }
    var top: CGFloat = 0
    for row in 0..<300 {
      let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
      #expect(rect.minY.isClose(to: top))
      top = rect.maxY
    }
    #expect(top.isClose(to: table.contentSize.height))
  }
}
