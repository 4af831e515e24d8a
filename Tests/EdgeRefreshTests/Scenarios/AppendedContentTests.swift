import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct AppendedContentTests {
  let phone = Phone()

  @Test(.scenario("S35"), arguments: [true, false], [nil] + UIKitAnswers.InsertedSize.allCases)
  func `the first visible row keeps its position when rows are appended`(
    loadsAutomatically: Bool, insertedSize: UIKitAnswers.InsertedSize?
  ) throws {
    let updatesRows = insertedSize != nil
    if let insertedSize { MainLoop.current.answers.insertedSize = insertedSize }
    let rows = Rows(40)
    let table = rows.table()
    let footer: RefreshFooter = loadsAutomatically ? AutoNormalFooter() : BackNormalFooter()
    table.refreshFooter = footer
    phone.show(table)
    while footer.state != .refreshing {
      phone.drag(by: -380)
      phone.advance(by: 1)
    }
    phone.advance(by: 1)
    let path = try #require(table.indexPathsForVisibleRows?.first)
    let before = table.rectForRow(at: path).minY - table.contentOffset.y
    rows.counts = [60]
    if updatesRows {
      table.insertRows(at: (40..<60).map { IndexPath(row: $0, section: 0) }, with: .none)
    } else {
      table.reloadData()
    }
    footer.endRefreshing()
    for _ in 1...20 {
      phone.advance(by: 0.05)
      let presented = table.presentation(at: MainLoop.current.now).geometry.bounds.minY
      #expect(abs(table.rectForRow(at: path).minY - presented - before) <= 1)
    }
    #expect(table.contentInset.bottom.roundedForComparison == (loadsAutomatically ? 44 : 0))
  }

  @Test(.scenario("S36")) func `cells are not animated when a refresh ends`() {
    let grid = Grid(40)
    let collection = grid.collection()
    let header = NormalHeader()
    collection.refreshHeader = header
    header.refreshingBlock = {
      grid.counts = [50]
      grid.layout.itemSize = CGSize(width: 120, height: 80)
      collection.reloadData()
      header.endRefreshing()
    }
    phone.show(collection)
    phone.drag(by: 250)
    var hasClosed = false
    for _ in 1...60 {
      phone.advance(by: 1.0 / 60)
      for cell in collection.visibleCells { #expect(phone.isStill(cell)) }
      hasClosed = hasClosed || header.state == .idle
    }
    #expect(hasClosed)
    #expect(collection.visibleCells.first?.bounds.width == 120)
  }

  @Test(.scenario("S36")) func `a pending layout is not part of the closing animation`() throws {
    let grid = Grid(40)
    let collection = grid.collection()
    let header = NormalHeader()
    collection.refreshHeader = header
    phone.show(collection)
    header.beginRefreshing()
    phone.advance(by: 1)
    // The closing animation must not perform the pending layout.
    grid.layout.itemSize = CGSize(width: 100, height: 60)
    header.endRefreshing()
    phone.turn()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.bounds.width == 100)
    #expect(phone.isStill(cell))
    #expect(!phone.isStill(collection) || collection.contentInset == .zero)
  }

  @Test(.scenario("S37"), arguments: [true, false], [0, 3, 40])
  func `a footer is not animated by batch updates`(loadsAutomatically: Bool, count: Int) {
    let grid = Grid(count)
    let collection = grid.collection()
    let footer: RefreshFooter = loadsAutomatically ? AutoNormalFooter() : BackNormalFooter()
    collection.refreshFooter = footer
    phone.show(collection)
    footer.beginRefreshing()
    phone.advance(by: 1)
    grid.counts = [count + 12]
    collection.performBatchUpdates {
      collection.insertItems(at: (count..<count + 12).map { IndexPath(item: $0, section: 0) })
    }
    footer.endRefreshing()
    for _ in 1...45 {
      #expect(phone.isStill(footer))
      phone.advance(by: 1.0 / 60)
    }
    let end = collection.contentSize.height
    #expect(footer.frame.minY == (loadsAutomatically ? end : max(end, 844 - 47 - 34)))
    #expect(collection.contentInset.bottom.roundedForComparison == (loadsAutomatically ? 44 : 0))
  }

  @Test(.scenario("S37"))
  func `a footer that ends in the completion of batch updates is not animated`() {
    let grid = Grid(20)
    let collection = grid.collection()
    let footer = BackNormalFooter()
    collection.refreshFooter = footer
    phone.show(collection)
    footer.beginRefreshing()
    phone.advance(by: 1)
    grid.counts = [10]
    collection.performBatchUpdates {
      collection.deleteItems(at: (10..<20).map { IndexPath(item: $0, section: 0) })
    } completion: { _ in
      footer.endRefreshing()
    }
    for _ in 1...60 {
      #expect(phone.isStill(footer))
      phone.advance(by: 1.0 / 60)
    }
    #expect(footer.state == .idle)
    #expect(collection.contentInset == .zero)
  }
}
