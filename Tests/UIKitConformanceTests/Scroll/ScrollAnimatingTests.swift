import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ScrollAnimatingTests {
  @Test func `a scroll view says whether it scrolls to an offset`() {
    let screen = TestScreen()
    let view = screen.scrollView(5000)
    #expect(!view.isScrollAnimating)
    view.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    #expect(view.isScrollAnimating, "before it has moved, too")
    #expect(!view.isDecelerating)
    screen.advance(0.1)
    #expect(view.isScrollAnimating)
    screen.advance(0.4)
    #expect(!view.isScrollAnimating)
    screen.fling(from: CGPoint(x: 195, y: 700), by: 0, -300)
    screen.advance(0.1)
    #expect(view.isDecelerating && !view.isScrollAnimating)
    view.setContentOffset(.zero, animated: false)
    #expect(!view.isScrollAnimating)
  }

  @Test func `a list sets its content size whenever it has loaded its data`() {
    let screen = TestScreen()
    let rows = Rows(5)
    let grid = Grid(8)
    let (table, collection) = (rows.table(), grid.collection())
    for view in [table, collection] as [UIScrollView] {
      screen.window.addSubview(view)
      screen.turn()
      let log = EventLog()
      let token = view.observe(\.contentSize) { _, _ in
        MainActor.assumeIsolated { log.record("set") }
      }
      table.reloadData()
      collection.reloadData()
      screen.turn()
      #expect(log.entries.count == 1)
      let path = [IndexPath(item: 0, section: 0)]
      table.performBatchUpdates {
        table.deleteRows(at: path, with: .none)
        table.insertRows(at: path, with: .none)
      }
      collection.performBatchUpdates {
        collection.deleteItems(at: path)
        collection.insertItems(at: path)
      }
      #expect(log.entries.count == 2)
      view.setNeedsLayout()
      screen.turn()
      #expect(log.entries.count == 2)
      token.invalidate()
    }
  }
}
