import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct PagingTests {
  let phone = Phone(hasNotch: false)
  let rows = Rows(4, height: 844)
  let table: UITableView

  init() {
    table = rows.table()
    table.isPagingEnabled = true
  }

  private var page: CGFloat { table.contentOffset.y / 844 }

  private func turnPages(_ count: Int) {
    for _ in 0..<count {
      phone.drag(by: -600)
      phone.advance(by: 1)
    }
  }

  /// Scrolls to the last page and returns a footer that loads.
  private func loadingFooterOnLastPage(loadsAutomatically: Bool) -> RefreshFooter {
    let footer: RefreshFooter = loadsAutomatically ? AutoNormalFooter() : BackNormalFooter()
    table.refreshFooter = footer
    phone.show(table)
    turnPages(3)
    if footer.state != .refreshing {
      phone.drag(by: -300)
      phone.advance(by: 1)
    }
    #expect(footer.state == .refreshing)
    return footer
  }

  @Test(.scenario("S14"), arguments: [0.03, 0.1, 0.2], [false, true])
  func `the end of a load does not undo a page turn`(delay: TimeInterval, isAutomatic: Bool) {
    let footer: RefreshFooter = isAutomatic ? AutoNormalFooter() : BackNormalFooter()
    table.refreshFooter = footer
    phone.show(table)
    footer.options.scrollsToControl = false
    footer.beginRefreshing()
    phone.advance(by: 1)
    #expect(page == 0)
    phone.window.endTouch(phone.pull(by: -150))
    phone.advance(by: delay)
    #expect(page > 0 && page < 1)
    footer.endRefreshing()
    phone.advance(by: 1)
    #expect(page == 1)
    phone.window.endTouch(phone.pull(by: 150))
    phone.advance(by: delay)
    footer.beginRefreshing()
    footer.endRefreshing()
    phone.advance(by: 1)
    #expect(page == 0)
  }

  @Test(.scenario("S14")) func `a refresh at the top ends on the first page`() {
    let header = NormalHeader()
    table.refreshHeader = header
    phone.show(table)
    phone.drag(by: 250)
    phone.advance(by: 1)
    #expect(header.state == .refreshing)
    header.endRefreshing()
    phone.advance(by: 1)
    #expect(page == 0)
    #expect(table.contentInset == .zero)
  }

  @Test(.scenario("S14")) func `content rests on a page if a refresh ends during a drag`() {
    let header = NormalHeader()
    table.refreshHeader = header
    phone.show(table)
    phone.drag(by: 250)
    phone.advance(by: 1)
    let finger = phone.pull(by: -300)
    header.endRefreshing()
    phone.advance(by: 1)
    phone.move(finger, by: -30)
    phone.lift(finger)
    phone.advance(by: 2)
    #expect(page == page.rounded())
    #expect(table.contentInset == .zero)
  }

  @Test(.scenario("S14"), arguments: [true, false])
  func `appended pages are reached one by one`(loadsAutomatically: Bool) {
    let footer = loadingFooterOnLastPage(loadsAutomatically: loadsAutomatically)
    rows.counts = [8]
    table.reloadData()
    footer.endRefreshing()
    phone.advance(by: 2)
    #expect(page == 3, "the current page is kept")
    turnPages(1)
    #expect(page == 4)
  }

  @Test(.scenario("S14"), arguments: [true, false])
  func `content rests on a page if a load ends during a drag`(loadsAutomatically: Bool) {
    let footer = loadingFooterOnLastPage(loadsAutomatically: loadsAutomatically)
    let finger = phone.pull(by: -100)
    rows.counts = [8]
    table.reloadData()
    footer.endRefreshing()
    phone.advance(by: 1)
    phone.move(finger, by: -20)
    phone.lift(finger)
    phone.advance(by: 2)
    #expect(page == page.rounded())
    #expect((3...4).contains(page))
  }
}
