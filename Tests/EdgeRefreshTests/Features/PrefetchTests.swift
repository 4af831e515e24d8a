import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct PrefetchTests {
  /// Drags a list from its start toward its end and returns the offsets at which loads begin. A
  /// load adds a page and ends at once.
  private func loads(
    with distance: PrefetchDistance?, until end: CGFloat, addsContent: Bool = true
  ) -> [CGFloat] {
    let screen = Screen()
    let view = screen.scrollView
    var offsets: [CGFloat] = []
    let footer = AutoNormalFooter()
    footer.prefetchDistance = distance
    footer.refreshingBlock = { [unowned footer] in
      offsets.append(view.contentOffset.y)
      if addsContent { view.contentSize.height += 1000 }
      footer.endRefreshing()
    }
    screen.attach(footer)
    screen.drag(to: 0)
    for offset in stride(from: CGFloat(10), through: end, by: 10) { screen.drag(to: offset) }
    return offsets
  }

  @Test(.scenario("S70"))
  func `each content is loaded once, at the distance before its end`() {
    // The end of the content is at 1200, 2200 and so on, and the footer has 44 points.
    #expect(loads(with: .points(500), until: 3000) == [700, 1700, 2700])
    #expect(loads(with: .viewLengths(1), until: 3000) == [400, 1400, 2400])
    #expect(loads(with: .controlLengths(10), until: 3000) == [760, 1760, 2760])
    #expect(loads(with: nil, until: 3000) == [1250, 2250])
  }

  @Test(.scenario("S55"), arguments: [false, true])
  func `without a finger, a prefetch that failed is repeated at the end`(showsFailure: Bool) {
    let screen = Screen()
    let footer = AutoNormalFooter()
    var offsets: [CGFloat] = []
    footer.prefetchDistance = .viewLengths(1)
    footer.showsFailure = showsFailure
    footer.refreshingBlock = { [unowned footer] in
      offsets.append(screen.scrollView.contentOffset.y)
      footer.endRefreshing(with: .failure)
    }
    screen.attach(footer)
    for offset in [300, 500, 1244, 1100, 1244] as [CGFloat] {
      screen.scrollView.contentOffset.y = offset
      screen.advance(by: 1)
    }
    #expect(offsets == [500, 1244])
  }

  @Test(.scenario("S70"))
  func `two loads begin before the end is reached`() {
    #expect(loads(with: .points(1300), until: 1100).prefix(2) == [10, 900])
  }

  @Test(.scenario("S70"))
  func `a load that adds nothing is not repeated before the end`() {
    #expect(loads(with: .points(500), until: 1190, addsContent: false) == [700])
    let screen = Screen()
    var loads = 0
    let footer = AutoNormalFooter(refreshingBlock: { loads += 1 })
    footer.prefetchDistance = .points(500)
    screen.attach(footer)
    screen.drag(to: 100, 800)
    footer.endRefreshing(with: .failure)
    for _ in 0..<5 {
      screen.scrollView.scriptDragEnded(cancelled: false)
      screen.drag(to: 100, 1190)
    }
    #expect(loads == 1)
    screen.drag(to: 1244)
    #expect(loads == 2, "at the end, it loads as without prefetching")
  }

  @Test(.scenario("S70"))
  func `the last items of tables and collections are a distance`() {
    let rows = Rows(40)
    let table = rows.table()
    let screen = Screen(scrollView: table)
    var loads = 0
    let footer = AutoNormalFooter(refreshingBlock: { loads += 1 })
    footer.prefetchDistance = .items(5)
    screen.attach(footer)
    let row = table.rectForRow(at: IndexPath(row: 35, section: 0)).minY
    screen.drag(to: 0, row - 801)
    #expect(loads == 0)
    screen.drag(to: row - 799)
    #expect(loads == 1)
    rows.counts = [60]
    table.reloadData()
    footer.endRefreshing()
    screen.turn()
    screen.drag(to: row)
    #expect(loads == 1)
    let next = table.rectForRow(at: IndexPath(row: 55, section: 0)).minY
    screen.drag(to: next - 801)
    #expect(loads == 1)
    screen.drag(to: next - 799)
    #expect(loads == 2)
  }

  @Test(.scenario("S70"))
  func `the distance of a negative threshold is the same in lengths of the control`() {
    let screen = Screen()
    var loads = 0
    let footer = AutoNormalFooter(refreshingBlock: { loads += 1 })
    footer.loadThreshold = -10
    screen.attach(footer)
    screen.drag(to: 0, 755)
    #expect(loads == 0)
    screen.drag(to: 765)
    #expect(loads == 1)
    footer.endRefreshing()
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.drag(to: 770, 1000)
    #expect(loads == 2, "a new drag, as in the original")
    footer.endRefreshing()
    footer.prefetchDistance = .controlLengths(10)
    screen.scrollView.contentSize.height += 1000
    screen.drag(to: 1755)
    #expect(loads == 2)
    screen.drag(to: 1765)
    #expect(loads == 3)
    footer.endRefreshing()
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.drag(to: 1770, 2000)
    #expect(loads == 3, "the content is the same")
  }

  @Test func `a scroll view without items loads at its end if the distance is in items`() {
    #expect(loads(with: .items(3), until: 1300) == [1200])
  }

  @Test(.scenario("S70"))
  func `the last items of a collection view are a distance`() throws {
    let grid = Grid(80)
    let collection = grid.collection()
    let screen = Screen(scrollView: collection)
    collection.layoutIfNeeded()
    var loads = 0
    let footer = AutoNormalFooter(refreshingBlock: { loads += 1 })
    footer.prefetchDistance = .items(6)
    screen.attach(footer)
    let path = IndexPath(item: 74, section: 0)
    let item = try #require(collection.layoutAttributesForItem(at: path)).frame.minY
    screen.drag(to: 0, item - 801)
    #expect(loads == 0)
    screen.drag(to: item - 799)
    #expect(loads == 1)
  }

  @Test(.scenario("S70"))
  func `the first items are a distance for a control at the start`() {
    let rows = Rows(60)
    let table = rows.table()
    let screen = Screen(scrollView: table)
    var loads = 0
    let header = AutoNormalHeader(refreshingBlock: { loads += 1 })
    header.prefetchDistance = .items(5)
    screen.attach(header)
    let row = table.rectForRow(at: IndexPath(row: 4, section: 0)).maxY
    table.contentOffset.y = 1000
    screen.turn()
    screen.drag(to: 900, row + 1)
    #expect(loads == 0)
    screen.drag(to: row - 1)
    #expect(loads == 1)
  }
}
