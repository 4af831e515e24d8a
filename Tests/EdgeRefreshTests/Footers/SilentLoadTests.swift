import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct SilentLoadTests {
  @Test(.scenario("S33"), arguments: [true, false])
  func `beginning moves the content only if the footer reveals itself when begun`(reveals: Bool) {
    let screen = Screen()
    let footer = BackNormalFooter()
    var loads = 0
    footer.refreshingBlock = { loads += 1 }
    footer.scrollsToControl = reveals
    screen.scrollView.refreshFooter = footer
    screen.scrollView.contentOffset.y = 600
    footer.beginRefreshing()
    screen.advance(by: 0.5)
    #expect(loads == 1)
    #expect(screen.scrollView.contentOffset.y == (reveals ? 1244 : 600))
    #expect(screen.inset == [0, 0, 44, 0], "the user can scroll to the footer")
    footer.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(screen.scrollView.contentOffset.y == (reveals ? 1200 : 600))
  }

  @Test(.scenario("S33")) func `beginning an auto footer does not move the content`() {
    let screen = Screen()
    let footer = AutoNormalFooter()
    screen.scrollView.refreshFooter = footer
    screen.scrollView.contentOffset.y = 600
    footer.beginRefreshing()
    screen.advance(by: 0.5)
    #expect(footer.state == .refreshing)
    #expect(screen.scrollView.contentOffset.y == 600)
  }
}
