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

  @Test func `the header does not reset the footer by default`() {
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

  @Test func `a successful refresh resets the footer if the footer opts in`() {
    footer.resetsWithHeader = true
    header.endRefreshing()
    #expect(footer.state == .idle)
  }

  @Test(arguments: [RefreshOutcome.failure, .cancelled])
  func `a refresh that does not succeed does not reset the footer`(_ outcome: RefreshOutcome) {
    footer.resetsWithHeader = true
    header.endRefreshing(with: outcome)
    #expect(footer.state == .noMoreData)
  }

  @Test(arguments: [false, true])
  func `a footer that ends with no more data during the refresh is not reset`(isAssigned: Bool) {
    footer.resetsWithHeader = true
    if isAssigned { footer.state = .noMoreData } else { footer.endRefreshingWithNoMoreData() }
    header.endRefreshing()
    #expect(footer.state == .noMoreData, "set during this refresh")
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    #expect(footer.state == .idle, "set before this refresh")
  }

  @Test func `a footer whose state becomes no more data during the refresh is not reset`() {
    footer.resetsWithHeader = true
    footer.resetNoMoreData()
    footer.state = .noMoreData
    header.endRefreshing()
    #expect(footer.state == .noMoreData)
  }

  @Test func `a successful refresh does not end a load of the footer`() {
    footer.resetsWithHeader = true
    footer.resetNoMoreData()
    footer.beginRefreshing()
    header.endRefreshing()
    #expect(footer.state == .refreshing)
  }

  @Test func `drawing the header again during the refresh does not reset the footer`() {
    footer.resetsWithHeader = true
    footer.endRefreshingWithNoMoreData()
    header.i18nDidChange()
    header.endRefreshing()
    #expect(footer.state == .noMoreData, "set during this refresh")
  }

  @Test func `a header that ends with no more data does not reset the footer`() {
    footer.resetsWithHeader = true
    header.endRefreshing(with: .noMoreData)
    screen.advance(by: 1)
    #expect(footer.state == .noMoreData)
  }

  @Test func `drawing the footer again does not prevent the reset`() {
    footer.resetsWithHeader = true
    footer.i18nDidChange()
    header.endRefreshing()
    #expect(footer.state == .idle, "set before this refresh")
  }
}
