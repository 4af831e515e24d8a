import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct LoadingAgainTests {
  @Test(.scenario("S54"))
  func `a footer loads once in a drag if content grows by less than its height while loads fail`() {
    let screen = Screen()
    var loads = 0
    let footer = AutoNormalFooter(refreshingBlock: { loads += 1 })
    footer.loadThreshold = -10
    screen.scrollView.refreshFooter = footer
    for step in 0..<60 {
      screen.drag(to: 700 + CGFloat(step) * 5, 690 + CGFloat(step) * 5)
      screen.scrollView.contentSize.height += 1
      if footer.isRefreshing { footer.endRefreshing(with: .failure) }
    }
    #expect(loads == 1)
    screen.scrollView.contentSize.height += 44
    screen.drag(to: 1100, 1300)
    #expect(loads == 1, "no load has made the content grow")
    footer.beginRefreshing()
    screen.scrollView.contentSize.height += 44
    footer.endRefreshing(with: .failure)
    screen.drag(to: 1100, 1400)
    #expect(loads == 3, "the content has grown by the length of the footer during a load")
  }

  @Test(.scenario("S54"), .scenario("S28"))
  func `a table has new content only when it has more rows`() {
    let rows = Rows(60)
    let table = rows.table()
    let screen = Screen(scrollView: table)
    var loads = 0
    let footer = AutoNormalFooter(refreshingBlock: { loads += 1 })
    table.refreshFooter = footer
    screen.turn()
    func scrollToEnd() {
      let end = table.contentSize.height + 44 - table.bounds.height
      screen.drag(to: end - 100, end)
      footer.endRefreshing()
    }
    scrollToEnd()
    #expect(loads == 1)
    rows.height = 60
    table.reloadData()
    screen.turn()
    scrollToEnd()
    #expect(loads == 1, "the rows are the same, only higher")
    rows.counts = [61]
    table.reloadData()
    screen.turn()
    scrollToEnd()
    #expect(loads == 2)
  }

  @Test(.scenario("S55"))
  func `returning to the end without a finger loads up to three times in a row`() {
    let screen = Screen()
    let view = screen.scrollView
    var loads = 0
    let footer = AutoNormalFooter(refreshingBlock: { loads += 1 })
    view.refreshFooter = footer
    for round in 1...8 {
      view.contentOffset.y = 1244
      screen.turn()
      #expect(loads == min(round, 3))
      footer.endRefreshing(with: .failure)
      view.contentOffset.y = 1230
      view.contentOffset.y = 1244
      #expect(loads == min(round, 3), "the footer did not leave the view")
      view.contentOffset.y = 500
    }
    view.contentSize.height += 440
    view.contentOffset.y = 1684
    #expect(loads == 4, "new content")
    footer.endRefreshing()
    screen.drag(to: 1000)
    screen.drag(to: 1684)
    #expect(loads == 5, "a new drag")
  }

  @Test(.scenario("S53"))
  func `a footer loads without bouncing if the content length is fractional`() {
    let screen = Screen(contentHeight: 1000.1)
    screen.scrollView.bounces = false
    var loads = 0
    screen.scrollView.refreshFooter = AutoNormalFooter(refreshingBlock: { loads += 1 })
    screen.turn()
    screen.drag(to: 100, 244)
    #expect(loads == 1)
  }

  @Test(.scenario("S58"))
  func `a footer blocked at the end does not load when the content moves away from the end`() {
    let screen = Screen()
    let header = NormalHeader {}
    var loads = 0
    let footer = AutoNormalFooter(refreshingBlock: { loads += 1 })
    footer.isBlockedByOtherRefreshes = true
    screen.scrollView.refreshHeader = header
    screen.scrollView.refreshFooter = footer
    header.beginRefreshing()
    screen.advance(by: 1)
    screen.drag(to: 600, 1300)
    header.endRefreshing()
    screen.advance(by: 1)
    screen.drag(to: 1290, 1280)
    #expect(loads == 0)
    screen.drag(to: 1290)
    #expect(loads == 1)
  }

  @Test(.scenario("S58"))
  func `a blocked pull does not refresh when the other control ends during the bounce`() {
    let screen = Screen()
    let header = NormalHeader {}
    let footer = AutoNormalFooter {}
    header.isBlockedByOtherRefreshes = true
    screen.scrollView.refreshHeader = header
    screen.scrollView.refreshFooter = footer
    footer.beginRefreshing()
    screen.drag(to: -30, -120)
    screen.release()
    footer.endRefreshing()
    for offset in [-100, -80, -60, -20, 0] as [CGFloat] {
      screen.scrollView.contentOffset.y = offset
    }
    screen.advance(by: 1)
    #expect(header.state == .idle && screen.inset == [0, 0, 44, 0])
  }

  @Test(.scenario("S58"))
  func `an exclusive header that waits for a window does not begin while a footer loads`() {
    let screen = Screen(isVisible: false)
    let header = NormalHeader {}
    let footer = AutoNormalFooter {}
    header.isBlockedByOtherRefreshes = true
    screen.scrollView.refreshHeader = header
    screen.scrollView.refreshFooter = footer
    header.beginRefreshing()
    footer.state = .refreshing
    screen.enterWindow()
    screen.advance(by: 1)
    #expect(footer.state == .refreshing && header.state == .idle)
    footer.endRefreshing()
    screen.advance(by: 1)
    #expect(header.state == .idle)
  }

  @Test(.scenario("S59"))
  func `an empty table hides its footer, and a footer that the app hid stays hidden`() {
    let rows = Rows(0)
    let table = rows.table()
    let screen = Screen(scrollView: table)
    let footer = AutoNormalFooter {}
    footer.isAutomaticallyHidden = true
    table.refreshFooter = footer
    #expect(footer.isHidden && screen.inset == [0, 0, 0, 0])
    footer.isHidden = true
    rows.counts = [3]
    table.reloadData()
    screen.turn()
    #expect(footer.isHidden)
    footer.isHidden = false
    #expect(!footer.isHidden && screen.inset == [0, 0, 44, 0])
    rows.counts = [0]
    table.reloadData()
    screen.turn()
    #expect(footer.isHidden)
    footer.isAutomaticallyHidden = false
    #expect(!footer.isHidden)
  }

  @Test func `a refresh does not reset a footer that ends with no more data during that refresh`() {
    let screen = Screen()
    let header = NormalHeader {}
    let footer = AutoNormalFooter {}
    footer.resetsWithHeader = true
    screen.scrollView.refreshHeader = header
    screen.scrollView.refreshFooter = footer
    footer.endRefreshing(with: .noMoreData)
    header.beginRefreshing()
    screen.advance(by: 1)
    footer.endRefreshing(with: .noMoreData)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(footer.state == .noMoreData)
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(footer.state == .idle)
  }
}
