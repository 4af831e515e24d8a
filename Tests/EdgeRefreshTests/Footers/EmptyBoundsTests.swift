import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct EmptyBoundsTests {
  let screen = Screen()
  let log = EventLog()

  init() {
    screen.scrollView.frame.size.width = 0
    screen.turn()
  }

  @Test(.scenario("S52"))
  func `an auto footer in a scroll view of zero width loads without waiting`() {
    let footer = AutoStateFooter()
    log.observe(footer)
    screen.scrollView.refreshFooter = footer
    screen.turn()
    screen.drag(to: 1244)
    #expect(footer.state == .refreshing)
    #expect(log.entries == ["refreshing", "began"])
  }

  @Test(.scenario("S52"))
  func `a header in a scroll view of zero width refreshes without waiting`() {
    let header = StateHeader()
    log.observe(header)
    screen.scrollView.refreshHeader = header
    screen.turn()
    screen.drag(to: -60)
    screen.release()
    #expect(header.state == .refreshing)
  }

  @Test func `a footer in a scroll view of zero width waits outside a window`() {
    let footer = AutoStateFooter()
    screen.scrollView.refreshFooter = footer
    screen.leaveWindow()
    screen.drag(to: 1244)
    #expect(footer.state == .willRefresh)
  }
}
