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

  @Test(.scenario("S20"))
  func `a reset while the footer closes shows the arrow immediately and no spinner`() {
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
    #expect(footer.alpha == 0, "the footer continues to fade out")
    screen.advance(by: 0.5)
    #expect(!footer.arrowView.isHidden)
  }

  @Test(.scenario("S20"))
  func `ending with no more data while the footer closes stops the spinner`() {
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

  @Test func `a footer with no more data that begins outside a window keeps its arrow hidden`() {
    footer.endRefreshingWithNoMoreData()
    screen.leaveWindow()
    footer.beginRefreshing()
    #expect(footer.state == .willRefresh)
    #expect(footer.arrowView.isHidden)
    footer.endRefreshing()
    #expect(!footer.arrowView.isHidden)
  }

  @Test func `a scroll that keeps the pulling percent shows a footer that has faded out`() {
    refresh()
    footer.endRefreshingWithNoMoreData()
    #expect(footer.alpha == 0)
    #expect(footer.pullingPercent == 1)
    screen.drag(to: 1244)
    #expect(footer.pullingPercent == 1)
    #expect(footer.alpha == 1)
  }

  @Test func `a hidden footer with no more data does not follow a pull`() {
    footer.endRefreshingWithNoMoreData()
    footer.isHidden = true
    screen.drag(to: 1222)
    #expect(footer.pullingPercent == 0)
    footer.isHidden = false
    screen.drag(to: 1222)
    #expect(footer.pullingPercent == 0.5)
  }

  @Test func `a pulled control that ends outside a window stays visible`() {
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

  @Test func `a control that ends outside a window without a pull is transparent`() {
    screen.leaveWindow()
    footer.beginRefreshing()
    #expect(footer.alpha == 1)
    footer.endRefreshing()
    #expect(footer.pullingPercent == 0)
    #expect(footer.alpha == 0)
  }

  @Test func `a fading control removed while refreshing is transparent when attached again`() {
    refresh()
    screen.scrollView.refreshFooter = nil
    screen.scrollView.refreshFooter = footer
    screen.advance(by: 1)
    #expect(footer.alpha == 0)
  }

  @Test
  func `a control still opaque after its pull becomes transparent when scrolled out of view`() {
    screen.leaveWindow()
    footer.beginRefreshing()
    screen.drag(to: 1200.001)
    screen.scrollView.contentOffset.y = 1260
    footer.endRefreshing()
    #expect(footer.alpha == 1)
    screen.drag(to: 1100)
    #expect(footer.alpha == 0)
  }

  @Test func `content scrolled beyond its end scrolls back when the refresh ends`() {
    let short = Screen(contentHeight: 780)
    let header = short.refreshing(StateHeader())
    short.drag(to: 20)
    #expect(short.inset == [0, 0, 0, 0], "a header out of view adds nothing")
    short.scrollView.scriptDragEnded(cancelled: false)
    header.endRefreshing()
    #expect(short.scrollView.contentOffset.y == 0)
  }

  @Test func `ending a refresh does not move content under a finger`() {
    let short = Screen(contentHeight: 780)
    let header = short.refreshing(StateHeader())
    short.drag(to: 20)
    header.endRefreshing()
    #expect(short.scrollView.contentOffset.y == 20)
  }
}
