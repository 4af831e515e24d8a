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

  @Test(.scenario("S14"), .scenario("S86"), arguments: [false, true])
  func `content rests on a page if the list is updated in the turn in which its load ends`(
    endsFirst: Bool
  ) {
    let footer = AutoNormalFooter()
    table.refreshFooter = footer
    phone.show(table)
    footer.beginRefreshing()
    // Where a fling to the last page ends.
    table.contentOffset.y = 3 * 844 + 44
    phone.advance(by: 1)
    rows.counts = [8]
    if endsFirst { footer.endRefreshing() }
    table.reloadData()
    if !endsFirst { footer.endRefreshing() }
    phone.advance(by: 2)
    #expect(page == 3)
  }

  @Test(.scenario("S14"), .scenario("S81"), arguments: [true, false])
  func `an open header stays in view when a load at the end of paged content ends`(
    isAutomatic: Bool
  ) {
    let screen = Screen(contentHeight: 2400)
    screen.scrollView.isPagingEnabled = true
    let footer: RefreshFooter = isAutomatic ? AutoNormalFooter {} : BackNormalFooter {}
    footer.options.scrollsToControl = false
    screen.attach(footer)
    footer.beginRefreshing()
    screen.advance(by: 1)
    let header = screen.refreshing(NormalHeader {})
    #expect(screen.offset.y.rounded() == -54)
    footer.endRefreshing()
    screen.advance(by: 1)
    #expect(header.state == .refreshing)
    #expect(screen.offset.y.rounded() == -54 && screen.inset[0].rounded() == 54)
  }

  @Test(.scenario("S82")) func `an open second level stays open when a load of paged content ends`()
  {
    let screen = Screen(contentHeight: 2400)
    screen.scrollView.isPagingEnabled = true
    let footer = screen.attach(AutoNormalFooter {})
    let header = screen.attach(NormalHeader {})
    let level = SecondLevel(view: UIView())
    header.secondLevel = level
    footer.beginRefreshing()
    level.open()
    screen.advance(by: 2)
    #expect(level.isOpen)
    footer.endRefreshing()
    screen.advance(by: 1)
    #expect(level.isOpen && screen.offset.y.rounded() == -800)
  }

  /// Where UIKit counts pages from is not certain.
  @Test(
    .scenario("S14"), arguments: UIKitAnswers.PageOrigin.allCases,
    [ControlKind.autoNormalFooter, .autoNormalHeader])
  func `a load that ends leaves content on the page where it rests`(
    origin: UIKitAnswers.PageOrigin, kind: ControlKind
  ) {
    MainLoop.current.answers.pageOrigin = origin
    let view = UIScrollView()
    view.isPagingEnabled = true
    view.contentSize = CGSize(width: 390, height: 6 * 844)
    view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 40, right: 0)
    let control = kind.make()
    view.setRefreshControl(control)
    phone.show(view)
    turnPages(2)
    let offset = view.contentOffset.y
    control.beginRefreshing()
    phone.advance(by: 1)
    control.endRefreshing()
    phone.advance(by: 1)
    #expect(abs(view.contentOffset.y - offset) < 1e-5)
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
