import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Lists that stay at their end, when they appear.
@Suite(.isolated)
@MainActor
struct AppearingListTests {
  enum Moment: CaseIterable {
    case beforeTheWindow, beforeTheFirstLayout, afterTheFirstLayout, beforeTheRows, afterTheRows
  }

  private func distanceToEnd(_ scrollView: UIScrollView) -> CGFloat {
    ScrollAxis(of: scrollView).distanceToEnd(of: scrollView)
  }

  /// Shows a list in a controller with a navigation bar, and calls `set` at the given moment.
  private func show(
    _ scrollView: UIScrollView, at moment: Moment, _ set: () -> Void, rows: () -> Void
  )
    -> Phone
  {
    let phone = Phone()
    let controller = UIViewController()
    scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.addSubview(scrollView)
    if moment == .beforeTheWindow { set() }
    if moment != .beforeTheRows && moment != .afterTheRows { rows() }
    phone.window.rootViewController = UINavigationController(rootViewController: controller)
    if moment == .beforeTheFirstLayout { set() }
    phone.turn()
    if moment == .afterTheFirstLayout || moment == .beforeTheRows { set() }
    phone.advance(by: 0.5)
    if moment == .beforeTheRows || moment == .afterTheRows { rows() }
    phone.turn()
    if moment == .afterTheRows { set() }
    phone.advance(by: 0.5)
    return phone
  }

  @Test(arguments: LateList.Kind.allCases, Moment.allCases)
  func `a list appears at its end`(kind: LateList.Kind, moment: Moment) {
    for hasHeader in [false, true] {
      let list = LateList(kind)
      let scrollView = list.scrollView
      let phone = show(scrollView, at: moment) {
        scrollView.keepsEndVisible = true
        scrollView.keepsVisibleContentInPlace = true
        if hasHeader { scrollView.refreshHeader = AutoNormalHeader {} }
      } rows: {
        list.showItems()
      }
      #expect(scrollView.contentOffset.y > 1000)
      #expect(abs(distanceToEnd(scrollView)) < 0.5, "with a header: \(hasHeader)")
      #expect(scrollView.refreshHeader?.isRefreshing != true)
      phone.window.isHidden = true
    }
  }

  @Test func `a list that was scrolled is not moved when it begins to stay at its end`() {
    let screen = Screen()
    screen.drag(to: 400)
    screen.release()
    let offset = screen.offset
    screen.scrollView.keepsEndVisible = true
    screen.advance(by: 0.5)
    #expect(screen.offset == offset)
    // Then the user scrolls to the start.
    screen.drag(to: 0)
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.scrollView.keepsEndVisible = false
    screen.scrollView.keepsEndVisible = true
    screen.advance(by: 0.5)
    #expect(screen.offset.y == 0)
  }

  @Test(arguments: [false, true])
  func `a list that was scrolled back to its start stays there`(isByUser: Bool) {
    let screen = Screen()
    screen.attach(NormalHeader {})
    for offset in [400, 0] as [CGFloat] {
      if isByUser {
        screen.drag(to: offset)
        screen.scrollView.scriptDragEnded(cancelled: false)
      } else {
        screen.scrollView.contentOffset.y = offset
      }
      screen.advance(by: 0.5)
    }
    screen.scrollView.keepsEndVisible = true
    screen.advance(by: 0.5)
    #expect(screen.offset.y == 0)
    screen.drag(to: 1195)
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.advance(by: 0.5)
    screen.scrollView.contentSize.height += 300
    screen.advance(by: 0.5)
    #expect(screen.offset.y == 1500, "from then on, it stays at its end")
  }

  @Test func `content that appears later is shown at its end`() {
    let screen = Screen(isVisible: false)
    screen.scrollView.keepsEndVisible = true
    screen.enterWindow()
    screen.advance(by: 0.1)
    #expect(screen.offset.y == 1200)
  }

  @Test func `the data source is not asked before the first layout`() {
    let rows = CountingRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    table.dataSource = rows
    table.contentSize = CGSize(width: 390, height: 100)
    rows.isForbidden = true
    table.keepsVisibleContentInPlace = true
    table.keepsEndVisible = true
    table.itemIdentifierProvider = { $0.row }
    let header = AutoNormalHeader {}
    header.prefetchDistance = .items(5)
    table.refreshHeader = header
    let footer = AutoNormalFooter {}
    footer.isAutomaticallyHidden = true
    footer.prefetchDistance = .items(3)
    table.refreshFooter = footer
    header.prefetchDistance = .items(7)
    header.beginRefreshing()
    header.endRefreshing()
    rows.isForbidden = false
    let phone = Phone()
    phone.show(table)
    #expect(rows.asked > 0)
    #expect(abs(distanceToEnd(table)) < 0.5)
    #expect(!footer.isHidden)
  }
}

/// A list whose items arrive later.
@MainActor
final class LateList {
  enum Kind: CaseIterable { case table, measuredTable, collection, plain }

  let scrollView: UIScrollView
  private let rows = Rows(0)
  private let measuredRows = MeasuredRows([])
  private let grid = Grid(0)

  init(_ kind: Kind) {
    switch kind {
    case .table: scrollView = rows.table()
    case .measuredTable: scrollView = measuredRows.table()
    case .collection: scrollView = grid.collection()
    case .plain: scrollView = UIScrollView()
    }
  }

  func showItems() {
    rows.counts = [50]
    measuredRows.heights = [(0..<60).map { CGFloat(44 + $0 * 31 % 80) }]
    grid.counts = [70]
    if let table = scrollView as? UITableView {
      table.reloadData()
    } else if let collection = scrollView as? UICollectionView {
      collection.reloadData()
    } else {
      scrollView.contentSize = CGSize(width: 390, height: 3000)
    }
  }
}

/// A data source that must not be asked while `isForbidden` is true.
@MainActor
private final class CountingRows: NSObject, UITableViewDataSource {
  var isForbidden = false
  private(set) var asked = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    #expect(!isForbidden)
    asked += 1
    return 60
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    #expect(!isForbidden)
    return UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}
