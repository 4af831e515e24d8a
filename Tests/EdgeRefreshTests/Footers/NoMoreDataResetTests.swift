import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.scenario("S21"), .isolated)
@MainActor
struct NoMoreDataResetTests {
  let screen = Screen()
  let header = NormalHeader {}
  let footer = AutoNormalFooter {}

  init() {
    screen.scrollView.refreshHeader = header
    screen.scrollView.refreshFooter = footer
    footer.endRefreshingWithNoMoreData()
    header.beginRefreshing()
    screen.advance(by: 0.5)
  }

  @Test func `by default the app resets in either order`() {
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(footer.state == .noMoreData)
    footer.resetNoMoreData()
    #expect(footer.state == .idle)
    footer.endRefreshingWithNoMoreData()
    header.beginRefreshing()
    screen.advance(by: 0.5)
    footer.resetNoMoreData()
    header.endRefreshing()
    #expect(footer.state == .idle)
  }

  @Test func `a success resets a footer that wants it`() {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    header.endRefreshing()
    #expect(footer.state == .idle)
  }

  @Test(arguments: [RefreshOutcome.failure, .cancelled])
  func `what is no success resets nothing`(_ outcome: RefreshOutcome) {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    header.endRefreshing(with: outcome)
    #expect(footer.state == .noMoreData)
  }

  @Test func `the first page may be the last`() {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    footer.endRefreshingWithNoMoreData()
    header.endRefreshing()
    #expect(footer.state == .noMoreData, "told during the refresh, so it is the new truth")
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    #expect(footer.state == .idle, "told before this one")
  }

  @Test func `a footer that ran out by itself during the refresh keeps to it`() {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    footer.resetNoMoreData()
    footer.state = .noMoreData
    header.endRefreshing()
    #expect(footer.state == .noMoreData)
  }

  @Test func `a footer that loads is not disturbed`() {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    footer.resetNoMoreData()
    footer.beginRefreshing()
    header.endRefreshing()
    #expect(footer.state == .refreshing)
  }

  @Test func `drawing the header again forgets nothing`() {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    footer.endRefreshingWithNoMoreData()
    header.i18nDidChange()
    header.endRefreshing()
    #expect(footer.state == .noMoreData, "told during this refresh")
  }

  @Test func `a header that found no more data resets nothing`() {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    header.endRefreshing(with: .noMoreData)
    screen.advance(by: 1)
    #expect(footer.state == .noMoreData)
  }

  @Test func `drawing the footer again tells nothing new`() {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    footer.i18nDidChange()
    header.endRefreshing()
    #expect(footer.state == .idle, "told before this refresh")
  }
}
