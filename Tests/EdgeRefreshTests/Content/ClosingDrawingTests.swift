import Testing
import UIKit

@testable import EdgeRefresh

@Suite("What controls draw while they close, and out of a window", .ownWorld)
@MainActor
struct ClosingDrawingTests {
  let screen = Screen()
  let footer = BackNormalFooter()

  init() {
    footer.isAutomaticallyChangeAlpha = true
    screen.scrollView.refreshFooter = footer
    screen.turn()
  }

  private func refresh() {
    footer.beginRefreshing()
    screen.advance(by: 0.5)
  }

  @Test("S20") func aResetWhileItClosesShowsTheArrowAtOnceAndNoSpinner() {
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

  @Test("S20") func noMoreDataWhileItClosesStopsTheSpinnerForGood() {
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

  @Test func begunOutsideOfAWindowWithNoMoreDataTheArrowStaysHidden() {
    footer.endRefreshingWithNoMoreData()
    screen.leaveWindow()
    footer.beginRefreshing()
    #expect(footer.state == .willRefresh)
    #expect(footer.arrowView.isHidden)
    footer.endRefreshing()
    #expect(!footer.arrowView.isHidden)
  }

  @Test func aMovementToTheSamePercentShowsAFooterThatFadedOut() {
    refresh()
    footer.endRefreshingWithNoMoreData()
    #expect(footer.alpha == 0)
    #expect(footer.pullingPercent == 1)
    screen.drag(to: 1244)
    #expect(footer.pullingPercent == 1)
    #expect(footer.alpha == 1)
  }

  @Test func withNoMoreDataAHiddenFooterHearsOfNoPull() {
    footer.endRefreshingWithNoMoreData()
    footer.isHidden = true
    screen.drag(to: 1222)
    #expect(footer.pullingPercent == 0)
    footer.isHidden = false
    screen.drag(to: 1222)
    #expect(footer.pullingPercent == 0.5)
  }

  @Test func endedBeforeItsWindowAControlThatIsStillPulledStaysInSight() {
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

  @Test func endedBeforeItsWindowAControlOutOfSightHasFadedOut() {
    screen.leaveWindow()
    footer.beginRefreshing()
    #expect(footer.alpha == 1)
    footer.endRefreshing()
    #expect(footer.pullingPercent == 0)
    #expect(footer.alpha == 0)
  }

  @Test func takenOffWhileItRefreshesAFadingControlComesBackFadedOut() {
    refresh()
    screen.scrollView.refreshFooter = nil
    screen.scrollView.refreshFooter = footer
    screen.advance(by: 1)
    #expect(footer.alpha == 0)
  }

  @Test func anAlphaThatOutlivedItsPullGoesWhenTheContentIsScrolledAway() {
    screen.leaveWindow()
    footer.beginRefreshing()
    screen.drag(to: 1200.001)
    screen.scrollView.contentOffset.y = 1260
    footer.endRefreshing()
    #expect(footer.alpha == 1)
    screen.drag(to: 1100)
    #expect(footer.alpha == 0)
  }

  @Test func contentThatWasLeftPastItsEndSettlesWhenTheHeaderEnds() {
    let short = Screen(contentHeight: 780)
    let header = short.refreshing(StateHeader())
    short.drag(to: 20)
    #expect(short.inset == [0, 0, 0, 0], "out of sight, the header takes no room")
    short.scrollView.scriptDragEnded(cancelled: false)
    header.endRefreshing()
    #expect(short.scrollView.contentOffset.y == 0)
  }

  @Test func aFingerOnTheContentIsNotDisturbedByTheEnd() {
    let short = Screen(contentHeight: 780)
    let header = short.refreshing(StateHeader())
    short.drag(to: 20)
    header.endRefreshing()
    #expect(short.scrollView.contentOffset.y == 20)
  }
}
