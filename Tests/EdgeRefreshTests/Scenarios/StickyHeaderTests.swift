import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct StickyHeaderTests {
  let phone = Phone(hasNotch: false)

  /// Scrolls during a refresh and checks the position of the section header in the window.
  private func check(_ scrollView: UIScrollView, sectionHeader: () -> UIView?) throws {
    let header = NormalHeader()
    scrollView.refreshHeader = header
    phone.show(scrollView)
    header.beginRefreshing()
    phone.advance(by: 1)
    for offset in [-54, -40, -1, 0, 1, 30, 54, 100, 300] as [CGFloat] {
      scrollView.contentOffset.y = offset
      phone.turn()
      phone.turn()
      let view = try #require(sectionHeader())
      #expect(phone.frame(of: view).roundedForComparison.minY == max(0, -offset), "at \(offset)")
    }
    header.endRefreshing()
    phone.advance(by: 1)
    let view = try #require(sectionHeader())
    #expect(phone.frame(of: view).minY == 0)
  }

  @Test(.scenario("S12")) func `the section header of a table stays below an open header`() throws {
    let rows = Rows(30, 30)
    rows.hasTitles = true
    let table = rows.table()
    try check(table) { table.headerView(forSection: 0) }
  }

  @Test(.scenario("S12"))
  func `the section header of a collection stays below an open header`() throws {
    let grid = Grid(30, 30)
    grid.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    grid.layout.sectionHeadersPinToVisibleBounds = true
    let collection = grid.collection()
    try check(collection) {
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
    }
  }

  @Test(.scenario("S12"))
  func `the section footer of a table stays at the bottom edge above a back footer`() throws {
    let rows = Rows(30, 30)
    rows.hasTitles = true
    let table = rows.table()
    let footer = BackNormalFooter()
    table.refreshFooter = footer
    phone.show(table)
    let view = try #require(table.footerView(forSection: 0))
    #expect(phone.frame(of: view).maxY == 844)
    table.contentOffset.y = 200
    phone.turn()
    #expect(phone.frame(of: view).maxY == 844)
  }
}
