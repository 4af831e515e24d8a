import MJRefresh
import TestSupport
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct OwnMemberTests {
  let app = SimulatedApp()

  @Test(.scenario("S79"))
  func `members of an app's own do not change what its header does`() {
    var refreshes = 0
    let header = app.simulator.run { OwnMemberHeader { refreshes += 1 } }
    app.run {
      app.scrollView.mj_header = header
      header.beginRefreshing()
    }
    app.advance(by: 1)
    #expect(header.state == .refreshing && refreshes == 1)
    app.run { header.endRefreshing() }
    app.advance(by: 1)
    #expect(header.state == .idle)
    #expect(header.lastUpdatedTime != nil && header.calls.isEmpty)
    #expect(header.fastAnimationDuration == 0.25 && header.openingDuration == 7)
    #expect(header.accessibilityActions == ["own"] && header.title(for: .idle) == "own")
    #expect(header.stateLabel?.text != "own")
    #expect(app.scrollView.accessibilityCustomActions?.count == 1)
  }

  @Test(.scenario("S79"))
  func `members of an app's own do not change what its footer does`() {
    var loads = 0
    let footer = app.simulator.run { OwnMemberFooter { loads += 1 } }
    app.run {
      app.scrollView.mj_footer = footer
      footer.triggerAutomaticallyRefreshPercent = -2
    }
    app.scrollToEnd(of: app.scrollView)
    #expect(loads == 1 && footer.state == .refreshing)
    app.run { footer.endRefreshingWithNoMoreData() }
    #expect(footer.state == .noMoreData && footer.stateLabel?.text != "own")
    #expect(footer.loadThreshold == "own" && footer.triggerAutomaticallyRefreshPercent == -2)
  }
}
