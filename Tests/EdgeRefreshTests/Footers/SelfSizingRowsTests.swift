import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Controls of tables whose rows measure themselves, so that the content size changes during a
/// scroll.
@Suite(.isolated)
@MainActor
struct SelfSizingRowsTests {
  private let phone = Phone(hasNotch: false)
  private let rows = MeasuredRows((0..<30).map { CGFloat(60 + $0 * 29 % 80) })

  private func table() -> UITableView {
    let table = rows.table()
    phone.show(table)
    return table
  }

  /// Flings until the content ends, so that all rows are measured.
  private func scrollToEnd(_ table: UITableView) {
    while table.contentOffset.y + 844 < table.contentSize.height {
      table.contentOffset.y += 600
      phone.turn()
    }
  }

  @Test(.scenario("S54"))
  func `an automatic footer loads at most once per drag while rows measure themselves`() {
    let table = table()
    var loads = 0
    let footer = AutoNormalFooter(refreshingBlock: { loads += 1 })
    table.refreshFooter = footer
    phone.turn()
    for drag in 1...12 {
      let before = loads
      let height = table.contentSize.height
      let touch = phone.pull(by: -300)
      for _ in 0..<4 {
        if footer.isRefreshing { footer.endRefreshing(with: .failure) }
        phone.move(touch, by: -60)
        phone.move(touch, by: 30)
      }
      phone.lift(touch)
      #expect(loads <= before + 1, "drag \(drag)")
      if footer.isRefreshing { footer.endRefreshing(with: .failure) }
      if drag < 3 { #expect(table.contentSize.height > height, "rows were measured") }
      phone.advance(by: 2)
    }
    #expect(loads > 1, "a new drag loads again after a failure")
  }

  @Test(.scenario("S54"))
  func `more rows allow another load, measured rows do not`() {
    let table = table()
    var loads = 0
    let footer = AutoNormalFooter(refreshingBlock: { loads += 1 })
    table.refreshFooter = footer
    phone.turn()
    scrollToEnd(table)
    phone.drag(by: -100)
    phone.advance(by: 1)
    let first = loads
    #expect(first >= 1)
    rows.heights[0] += Array(repeating: 90, count: 20)
    table.reloadData()
    footer.endRefreshing()
    phone.turn()
    scrollToEnd(table)
    phone.drag(by: -100)
    #expect(loads == first + 1)
  }

  @Test(.scenario("S54"))
  func `a footer follows the end of the content while estimates are replaced`() {
    for footer in [AutoNormalFooter(), BackNormalFooter()] as [RefreshFooter] {
      let table = table()
      table.refreshFooter = footer
      phone.turn()
      let touch = phone.pull(by: -100)
      var heights: Set<CGFloat> = []
      for _ in 0..<12 {
        phone.move(touch, by: -25)
        phone.turn()
        heights.insert(table.contentSize.height)
        #expect(footer.frame.minY == table.contentSize.height)
      }
      #expect(heights.count > 2)
      phone.lift(touch)
      table.removeFromSuperview()
    }
  }

  @Test(.scenario("S54"))
  func `a back footer opens and closes at the measured end and restores the inset`() {
    let table = table()
    table.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    var loads = 0
    let footer = BackNormalFooter(refreshingBlock: { loads += 1 })
    table.refreshFooter = footer
    phone.turn()
    scrollToEnd(table)
    phone.advance(by: 1)
    for round in 1...3 {
      phone.drag(by: -250)
      phone.advance(by: 1)
      #expect(loads == round)
      #expect(table.contentInset.bottom.roundedForComparison == 64)
      #expect(table.contentOffset.y.roundedForComparison == table.contentSize.height + 64 - 844)
      // The first visible rows come into view from above while the footer closes.
      footer.endRefreshing()
      phone.advance(by: 1)
      #expect(table.contentInset == UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
      #expect(table.contentOffset.y.roundedForComparison == table.contentSize.height + 20 - 844)
    }
  }

  @Test(.scenario("S54"))
  func `a footer that opens below rows that were never measured closes at the end`() {
    let table = table()
    let footer = BackNormalFooter()
    table.refreshFooter = footer
    phone.turn()
    table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    phone.turn()
    let bottom = table.cellTops
    footer.beginRefreshing()
    phone.advance(by: 1)
    #expect(table.contentOffset.y.roundedForComparison == table.contentSize.height + 44 - 844)
    footer.endRefreshing()
    phone.advance(by: 1)
    #expect(table.contentInset == .zero)
    #expect(table.contentOffset.y.roundedForComparison == table.contentSize.height - 844)
    #expect(table.cellTops.keys.max() == bottom.keys.max())
  }

  @Test(.scenario("S54"))
  func `a header opens and closes above rows that measure themselves`() {
    let table = table()
    var loads = 0
    let header = NormalHeader(refreshingBlock: { loads += 1 })
    table.refreshHeader = header
    phone.turn()
    for round in 1...3 {
      phone.drag(by: 200)
      phone.advance(by: 1)
      #expect(loads == round)
      #expect(table.contentOffset.y.roundedForComparison == -54)
      // The data is loaded again: all heights are estimates once more.
      table.reloadData()
      phone.turn()
      header.endRefreshing()
      phone.advance(by: 1)
      #expect(table.contentInset == .zero)
      #expect(table.contentOffset.y.roundedForComparison == 0)
      #expect(table.visibleCells.first?.frame.minY == 0)
    }
  }
}
