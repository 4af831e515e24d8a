import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct FooterDefaultsTests {
  @Test func `beginning scrolls to a back footer but not to an auto footer`() {
    let footers: [(RefreshFooter, CGFloat)] = [(BackFooter(), 1244), (AutoFooter(), 0)]
    for (footer, offset) in footers {
      let screen = Screen()
      screen.attach(footer)
      #expect(footer.scrollsToControl)
      footer.beginRefreshing()
      screen.advance(by: 1)
      #expect(screen.offset.y == offset, "\(type(of: footer))")
    }
  }

  @Test func `an auto footer has default settings and keeps those that the app sets`() {
    let footer = AutoFooter()
    #expect(footer.loadsAutomatically)
    #expect(footer.loadThreshold == 1)
    #expect(footer.maximumLoadsPerDrag == 1)
    footer.loadsAutomatically = false
    footer.loadThreshold = -3
    footer.maximumLoadsPerDrag = 4
    #expect(!footer.loadsAutomatically)
    #expect(footer.loadThreshold == -3)
    #expect(footer.maximumLoadsPerDrag == 4)
  }

  @Test(.scenario("S23"), .scenario("S34"), arguments: [false, true])
  func `a footer is idle after a failure`(isBack: Bool) async {
    struct Offline: Error {}
    let screen = Screen()
    let load: @MainActor () async throws -> LoadMoreResult = { throw Offline() }
    let footer: RefreshFooter = isBack ? BackFooter(handler: load) : AutoFooter(handler: load)
    screen.scrollView.refreshFooter = footer
    screen.turn()
    footer.beginRefreshing()
    #expect(footer.isRefreshing)
    #expect(await settle { footer.state == .idle })
  }

  @Test func `a handler without a result leaves the footer idle`() async {
    let screen = Screen()
    let task = ControllableTask()
    let footer = AutoFooter(handler: { try await task.run() })
    screen.scrollView.refreshFooter = footer
    footer.beginRefreshing()
    #expect(await settle { task.isWaiting })
    task.finish()
    #expect(await settle { footer.state == .idle })
  }

  @Test func `resetting ends a load in progress`() {
    let screen = Screen()
    let footer = AutoFooter()
    screen.scrollView.refreshFooter = footer
    footer.beginRefreshing()
    footer.resetNoMoreData()
    #expect(footer.state == .idle)
  }

  @Test func `a tap does not load if there is no more data`() {
    let screen = Screen(contentHeight: 300)
    let footer = AutoNormalFooter()
    screen.scrollView.refreshFooter = footer
    footer.endRefreshingWithNoMoreData()
    screen.turn()
    screen.tap(at: CGPoint(x: 195, y: 320))
    #expect(footer.state == .noMoreData)
    footer.resetNoMoreData()
    screen.tap(at: CGPoint(x: 195, y: 320))
    #expect(footer.state == .refreshing)
  }
}
