import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.scenario("S30"), .isolated)
@MainActor
struct ExclusiveTests {
  let screen = Screen()
  let header = NormalHeader {}
  let footer = AutoNormalFooter {}

  init() {
    screen.scrollView.refreshHeader = header
    screen.scrollView.refreshFooter = footer
  }

  @Test func `controls can refresh at the same time by default`() {
    header.beginRefreshing()
    footer.beginRefreshing()
    #expect(header.isRefreshing && footer.isRefreshing)
  }

  @Test func `an exclusive footer does not begin while the header refreshes`() {
    footer.isBlockedByOtherRefreshes = true
    header.beginRefreshing()
    var begins = 0
    footer.beginRefreshing { begins += 1 }
    #expect(footer.state == .idle)
    footer.state = .refreshing
    #expect(footer.state == .idle)
    screen.advance(by: 1)
    header.endRefreshing()
    screen.advance(by: 1)
    footer.beginRefreshing()
    screen.advance(by: 1)
    #expect(footer.state == .refreshing)
    #expect(begins == 0, "the block of the rejected begin is discarded")
  }

  @Test
  func `scrolling to an exclusive footer loads only after the refresh of the header ends`() {
    footer.isBlockedByOtherRefreshes = true
    header.beginRefreshing()
    screen.advance(by: 1)
    let end = screen.scrollView.contentSize.height + 44 - screen.scrollView.bounds.height
    screen.drag(to: end - 30, end)
    #expect(footer.state == .idle)
    header.endRefreshing()
    screen.advance(by: 1)
    screen.drag(to: end - 1, end)
    #expect(footer.state == .refreshing)
  }

  @Test func `pulling an exclusive header does not refresh while the footer loads`() {
    header.isBlockedByOtherRefreshes = true
    footer.beginRefreshing()
    screen.advance(by: 1)
    screen.drag(to: -30, -100)
    #expect(header.state == .pulling && header.pullingPercent > 1)
    screen.release()
    #expect(!header.isRefreshing)
    screen.drag(to: 0)
    screen.release()
    #expect(header.state == .idle)
    #expect(screen.inset == [0, 0, 44, 0])
    footer.endRefreshing()
    screen.drag(to: -30, -100)
    screen.release()
    #expect(header.state == .refreshing)
  }

  @Test func `an exclusive header does not block a footer that is not exclusive`() {
    header.isBlockedByOtherRefreshes = true
    header.beginRefreshing()
    footer.beginRefreshing()
    #expect(header.isRefreshing && footer.isRefreshing)
  }

  @Test func `an exclusive header that is opening continues when a footer begins`() {
    var calls = 0
    header.refreshingBlock = { calls += 1 }
    header.isBlockedByOtherRefreshes = true
    screen.turn()
    header.beginRefreshing()
    footer.beginRefreshing()
    screen.advance(by: 1)
    #expect(calls == 1)
    #expect(screen.inset == [54, 0, 44, 0])
  }

  @Test func `a header that is closing does not block an exclusive footer`() {
    footer.isBlockedByOtherRefreshes = true
    screen.turn()
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    footer.beginRefreshing()
    #expect(footer.isRefreshing)
  }

  @Test func `a control of another scroll view does not block an exclusive footer`() {
    let other = Screen()
    other.scrollView.refreshHeader = NormalHeader {}
    other.scrollView.refreshHeader?.beginRefreshing()
    footer.isBlockedByOtherRefreshes = true
    footer.beginRefreshing()
    #expect(footer.isRefreshing)
  }
}
