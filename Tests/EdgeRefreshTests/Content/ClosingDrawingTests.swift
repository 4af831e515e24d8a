import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct ClosingDrawingTests {
  let screen = Screen()
  let footer = BackNormalFooter()

  init() {
    footer.fadesWithPull = true
    screen.scrollView.refreshFooter = footer
    screen.turn()
  }

  private func refresh() {
    footer.beginRefreshing()
    screen.advance(by: 0.5)
  }

  @Test(.scenario("S20")) func `a reset while it closes shows the arrow at once and no spinner`() {
    refresh()
    footer.endRefreshingWithNoMoreData()
    screen.advance(by: 0.1)
    #expect(footer.arrowView.isHidden)
    #expect(!footer.loadingView.isAnimating)
    footer.resetNoMoreData()
    #expect(footer.state == .idle)
    #expect(!footer.arrowView.isHidden)
    #expect(!footer.loadingView.isAnimating)
    #expect(footer.loadingView.alpha == 1)
    #expect(footer.alpha == 0, "it goes on fading out")
    screen.advance(by: 0.5)
    #expect(!footer.arrowView.isHidden)
  }

  @Test(.scenario("S20")) func `no more data while it closes stops the spinner for good`() {
    refresh()
    footer.endRefreshing()
    screen.advance(by: 0.1)
    #expect(footer.loadingView.isAnimating)
    footer.endRefreshingWithNoMoreData()
    #expect(!footer.loadingView.isAnimating)
    footer.endRefreshing()
    #expect(!footer.loadingView.isAnimating)
    #expect(!footer.arrowView.isHidden)
  }

  @Test func `begun outside of a window with no more data the arrow stays hidden`() {
    footer.endRefreshingWithNoMoreData()
    screen.leaveWindow()
    footer.beginRefreshing()
    #expect(footer.state == .willRefresh)
    #expect(footer.arrowView.isHidden)
    footer.endRefreshing()
    #expect(!footer.arrowView.isHidden)
  }

  @Test func `a movement to the same percent shows a footer that faded out`() {
    refresh()
    footer.endRefreshingWithNoMoreData()
    #expect(footer.alpha == 0)
    #expect(footer.pullingPercent == 1)
    screen.drag(to: 1244)
    #expect(footer.pullingPercent == 1)
    #expect(footer.alpha == 1)
  }

  @Test func `with no more data a hidden footer hears of no pull`() {
    footer.endRefreshingWithNoMoreData()
    footer.isHidden = true
    screen.drag(to: 1222)
    #expect(footer.pullingPercent == 0)
    footer.isHidden = false
    screen.drag(to: 1222)
    #expect(footer.pullingPercent == 0.5)
  }

  @Test func `ended before its window a control that is still pulled stays in sight`() {
    screen.leaveWindow()
    screen.drag(to: 1222)
    footer.beginRefreshing()
    screen.drag(to: 1233)
    footer.endRefreshing()
    #expect(footer.pullingPercent == 0.75)
    #expect(footer.alpha == 1)
    screen.drag(to: 1222)
    #expect(footer.alpha == 0.5)
    screen.drag(to: 1200)
    #expect(footer.alpha == 0)
  }

  @Test func `ended before its window a control out of sight has faded out`() {
    screen.leaveWindow()
    footer.beginRefreshing()
    #expect(footer.alpha == 1)
    footer.endRefreshing()
    #expect(footer.pullingPercent == 0)
    #expect(footer.alpha == 0)
  }

  @Test func `taken off while it refreshes a fading control comes back faded out`() {
    refresh()
    screen.scrollView.refreshFooter = nil
    screen.scrollView.refreshFooter = footer
    screen.advance(by: 1)
    #expect(footer.alpha == 0)
  }

  @Test func `an alpha that outlived its pull goes when the content is scrolled away`() {
    screen.leaveWindow()
    footer.beginRefreshing()
    screen.drag(to: 1200.001)
    screen.scrollView.contentOffset.y = 1260
    footer.endRefreshing()
    #expect(footer.alpha == 1)
    screen.drag(to: 1100)
    #expect(footer.alpha == 0)
  }

  @Test func `content that was left past its end settles when the header ends`() {
    let short = Screen(contentHeight: 780)
    let header = short.refreshing(StateHeader())
    short.drag(to: 20)
    #expect(short.inset == [0, 0, 0, 0], "out of sight, the header takes no room")
    short.scrollView.scriptDragEnded(cancelled: false)
    header.endRefreshing()
    #expect(short.scrollView.contentOffset.y == 0)
  }

  @Test func `a finger on the content is not disturbed by the end`() {
    let short = Screen(contentHeight: 780)
    let header = short.refreshing(StateHeader())
    short.drag(to: 20)
    header.endRefreshing()
    #expect(short.scrollView.contentOffset.y == 20)
  }
}
