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

  /// What brings the content back to the end without the automatic control.
  enum Return: CaseIterable { case pull, close, closeOfLongControl }

  @Test(.scenario("S87"), arguments: RefreshEdge.allCases, Return.allCases)
  func `content that returns to the other end does not load`(edge: RefreshEdge, kind: Return) {
    let screen = Screen()
    let view = screen.scrollView
    // The content exceeds the view by 60 points along each axis, and by a fraction of a point.
    view.contentSize = CGSize(width: 450.1, height: 860.1)
    let automatic: RefreshComponent
    let other: RefreshComponent
    switch edge {
    case .top: (automatic, other) = (AutoNormalHeader(), BackNormalFooter())
    case .bottom: (automatic, other) = (AutoNormalFooter(), NormalHeader())
    case .leading: (automatic, other) = (AutoNormalLeader(), NormalTrailer())
    case .trailing: (automatic, other) = (AutoNormalTrailer(), NormalLeader())
    }
    var loads = 0
    automatic.refreshingBlock = { loads += 1 }
    if kind == .closeOfLongControl {
      if edge.isHorizontal { other.frame.size.width = 150 } else { other.frame.size.height = 150 }
    }
    screen.attach(automatic)
    screen.attach(other)
    if edge.isStart { view.contentOffset = view.resting(at: CGPoint(x: 500, y: 500)) }
    screen.advance(by: 1)
    automatic.driver.changeAuto { $0.prefetchDistance = .points(600) }
    switch kind {
    case .pull:
      let distance: CGFloat = edge.isStart ? -90 : 90
      let start = CGPoint(x: 195, y: 400)
      screen.fling(
        from: start,
        to: edge.isHorizontal
          ? CGPoint(x: start.x + distance, y: start.y)
          : CGPoint(x: start.x, y: start.y + distance))
    case .close, .closeOfLongControl:
      other.beginRefreshing()
      screen.advance(by: 1)
      other.endRefreshing()
    }
    screen.advance(by: 2)
    #expect(loads == 0 && other.state == .idle)
    let step: CGFloat = edge.isStart ? -5 : 5
    if edge.isHorizontal { view.contentOffset.x += step } else { view.contentOffset.y += step }
    screen.advance(by: 1)
    #expect(loads == 1)
  }

  /// How a list shows as many new rows as it drops.
  enum Replacement: CaseIterable { case reload, batch, reloadAfterEnd, reloadInNextTurn }

  @Test(.scenario("S96"), arguments: Replacement.allCases, [true, false])
  func `a list that drops as many items as it adds loads ahead again`(
    replacement: Replacement, isTable: Bool
  ) {
    let (rows, grid) = (Rows(60), Grid(60, size: CGSize(width: 390, height: 44)))
    let list: UIScrollView = isTable ? rows.table() : grid.collection()
    let screen = Screen(scrollView: list)
    screen.turn()
    let update = {
      if let table = list as? UITableView {
        if replacement != .batch { return table.reloadData() }
        table.performBatchUpdates {
          table.deleteRows(at: (0..<20).map { [0, $0] }, with: .none)
          table.insertRows(at: (40..<60).map { [0, $0] }, with: .none)
        }
      } else if let collection = list as? UICollectionView {
        if replacement != .batch { return collection.reloadData() }
        collection.performBatchUpdates {
          collection.deleteItems(at: (0..<20).map { [0, $0] })
          collection.insertItems(at: (40..<60).map { [0, $0] })
        }
      }
    }
    var loads = 0
    let footer = AutoNormalFooter(refreshingBlock: { loads += 1 })
    footer.prefetchDistance = .points(500)
    screen.attach(footer)
    let end = list.contentSize.height - list.bounds.height
    for load in 1...4 {
      screen.drag(to: 500, end - 520, end - 480)
      #expect(loads == load)
      switch replacement {
      case .reload, .batch:
        update()
        footer.endRefreshing()
      case .reloadAfterEnd:
        footer.endRefreshing()
        update()
      case .reloadInNextTurn:
        footer.endRefreshing()
        screen.turn()
        update()
      }
      screen.advance(by: 0.5)
      list.scriptDragEnded(cancelled: false)
      screen.advance(by: 0.5)
    }
    // A load that fails brings nothing, although the list is reloaded.
    screen.drag(to: 500, end - 480)
    #expect(loads == 5)
    update()
    footer.endRefreshing(with: .failure)
    screen.advance(by: 0.5)
    list.scriptDragEnded(cancelled: false)
    screen.drag(to: 500, end - 480)
    #expect(loads == 5)
  }
}
