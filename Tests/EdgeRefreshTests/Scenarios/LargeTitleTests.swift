import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct LargeTitleTests {
  let phone = Phone()
  let rows = Rows(60)
  let list = UITableViewController(style: .plain)
  let header = NormalHeader()
  let navigation: UINavigationController

  var table: UITableView { list.tableView }
  var bar: UINavigationBar { navigation.navigationBar }

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    list.title = "Inbox"
    list.tableView.dataSource = rows
    list.tableView.delegate = rows
    list.tableView.refreshHeader = header
  }

  /// Whether the content starts directly below the bar.
  private func contentStartsBelowBar() -> Bool {
    abs(phone.frame(of: table).minY - table.contentOffset.y - bar.frame.maxY) < 1e-6
  }

  @Test(.scenario("S9"))
  func `a pull below a large title refreshes and shows the header below the title`() {
    phone.show(navigation)
    phone.drag(by: 200)
    phone.advance(by: 1)
    #expect(header.state == .refreshing)
    #expect(bar.frame.height.roundedForComparison == 96)
    #expect(table.contentInset.top.roundedForComparison == 54)
    #expect(table.contentOffset.y == -197)
    #expect(
      phone.frame(of: header).minY.roundedForComparison == bar.frame.maxY.roundedForComparison,
      "completely visible below the title")
    header.endRefreshing()
    phone.advance(by: 1)
    #expect(table.contentInset == .zero)
    #expect(contentStartsBelowBar())
    #expect(bar.frame.height.roundedForComparison == 96)
  }

  @Test(.scenario("S9")) func `during a pull, a large title is where the header is`() {
    phone.show(navigation)
    let touch = phone.pull(by: 200)
    let (bar, header) = (phone.frame(of: bar), phone.frame(of: header))
    #expect(header.minY > 143 && bar.maxY.roundedForComparison == header.maxY.roundedForComparison)
    phone.lift(touch)
  }

  @Test(.scenario("S9"))
  func `a distance from the content moves an open header behind the large title`() {
    header.distanceFromContent = 52
    phone.show(navigation)
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(header.state == .refreshing)
    #expect(phone.frame(of: header).minY < bar.frame.maxY - 50)
  }

  @Test(.scenario("S9"), arguments: [-143, -91, 400] as [CGFloat])
  func `beginning in code shows the header below the bar`(offset: CGFloat) {
    phone.show(navigation)
    table.contentOffset.y = offset
    phone.advance(by: 1)
    let height = bar.frame.height
    header.beginRefreshing()
    phone.advance(by: 1)
    #expect(
      bar.frame.height.roundedForComparison == height.roundedForComparison,
      "a collapsed title stays collapsed")
    #expect(
      phone.frame(of: header).minY.roundedForComparison == bar.frame.maxY.roundedForComparison)
    header.endRefreshing()
    phone.advance(by: 1)
    #expect(table.contentInset == .zero)
    #expect(contentStartsBelowBar())
    #expect(bar.frame.height.roundedForComparison == height.roundedForComparison)
  }

  @Test(.scenario("S9")) func `a large title collapses and expands while the header refreshes`() {
    phone.show(navigation)
    header.beginRefreshing()
    phone.advance(by: 1)
    for step in 0...37 {
      let offset = -197 + 7 * CGFloat(step)
      table.contentOffset.y = offset
      phone.turn()
      #expect(table.contentOffset.y == offset, "the header does not change the offset")
      #expect((0...54).contains(table.contentInset.top.roundedForComparison))
      #expect(table.contentOffset.y >= -table.adjustedContentInset.top)
    }
    #expect(bar.frame.height.roundedForComparison == 44)
    #expect(table.contentInset.top == 0)
    for step in 0...37 {
      let offset = 62 - 7 * CGFloat(step)
      table.contentOffset.y = offset
      phone.turn()
      #expect((0...54).contains(table.contentInset.top.roundedForComparison))
    }
    phone.advance(by: 1)
    header.endRefreshing()
    phone.advance(by: 1)
    #expect(table.contentInset == .zero)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  @Test(.scenario("S9")) func `collapsing a large title does not stop a fling`() {
    phone.show(navigation)
    header.beginRefreshing()
    phone.advance(by: 1)
    let finger = phone.window.beginTouch(at: CGPoint(x: 195, y: 600))
    for step in 1...4 {
      phone.advance(by: 0.016)
      phone.window.moveTouch(finger, to: CGPoint(x: 195, y: 600 - 8 * CGFloat(step)))
    }
    phone.window.endTouch(finger)
    #expect(bar.frame.height > 44, "the title collapses during the fling")
    phone.advance(by: 3)
    #expect(bar.frame.height.roundedForComparison == 44)
    #expect(table.contentOffset.y > -80)
  }

  @Test(.scenario("S9"), .scenario("S39"))
  func `the number of inset and offset writes is bounded`() {
    phone.show(navigation)
    let counter = WriteCounter(table)
    let finger = phone.pull(by: 200)
    let pulled = counter.takeCounts()
    #expect(pulled.insets == 0)
    #expect(pulled.offsets <= 24, "at most one for each movement of the finger, and a few more")
    phone.lift(finger)
    phone.advance(by: 1)
    #expect(counter.takeCounts().insets == 1)
    for step in 0...257 {
      let offset = -197 + CGFloat(step)
      table.contentOffset.y = offset
      let written = counter.takeCounts()
      #expect(written.insets <= 1 && written.offsets <= 3)
    }
    header.endRefreshing()
    phone.advance(by: 1)
    #expect(counter.takeCounts().insets <= 1)
    phone.advance(by: 10)
    #expect(counter.takeCounts() == (0, 0))
  }

  @Test(.scenario("S9")) func `a push and a pop while the header refreshes leave no gap`() {
    phone.show(navigation)
    header.beginRefreshing()
    phone.advance(by: 1)
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(next, animated: true)
    phone.advance(by: 1)
    header.endRefreshing()
    phone.advance(by: 1)
    navigation.popViewController(animated: true)
    phone.advance(by: 1)
    #expect(table.contentInset == .zero)
    #expect(contentStartsBelowBar())
  }

  @Test(.scenario("S10"), arguments: [true, false])
  func `the header does not overlap a bar with a search field`(hidesSearchBar: Bool) {
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    list.navigationItem.hidesSearchBarWhenScrolling = hidesSearchBar
    phone.show(navigation)
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(header.state == .refreshing)
    #expect(bar.frame.height.roundedForComparison == 148)
    #expect(
      phone.frame(of: header).minY.roundedForComparison == bar.frame.maxY.roundedForComparison)
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(first.map { phone.frame(of: $0).minY } == phone.frame(of: header).maxY)
    header.endRefreshing()
    phone.advance(by: 1)
    #expect(table.contentInset == .zero)
    #expect(contentStartsBelowBar())
  }

  @Test(.scenario("S10"))
  func `beginning in code with the search field hidden shows the header below the bar`() {
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    phone.show(navigation)
    table.contentOffset.y = 500
    phone.turn()
    header.beginRefreshing()
    phone.advance(by: 1)
    #expect(bar.frame.height.roundedForComparison == 44)
    #expect(
      phone.frame(of: header).minY.roundedForComparison == bar.frame.maxY.roundedForComparison)
    header.endRefreshing()
    phone.advance(by: 1)
    #expect(contentStartsBelowBar())
  }
}
