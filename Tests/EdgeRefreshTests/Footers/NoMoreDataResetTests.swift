import Testing
import UIKit

@testable import EdgeRefresh

@Suite("S21: a header refresh and a footer that has no more data", .ownWorld)
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

  @Test func byDefaultTheAppResetsInEitherOrder() {
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

  @Test func aSuccessResetsAFooterThatWantsIt() {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    header.endRefreshing()
    #expect(footer.state == .idle)
  }

  @Test(arguments: [RefreshOutcome.failure, .cancelled])
  func whatIsNoSuccessResetsNothing(_ outcome: RefreshOutcome) {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    header.endRefreshing(with: outcome)
    #expect(footer.state == .noMoreData)
  }

  @Test func theFirstPageMayBeTheLast() {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    footer.endRefreshingWithNoMoreData()
    header.endRefreshing()
    #expect(footer.state == .noMoreData, "told during the refresh, so it is the new truth")
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    #expect(footer.state == .idle, "told before this one")
  }

  @Test func aFooterThatRanOutByItselfDuringTheRefreshKeepsToIt() {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    footer.resetNoMoreData()
    footer.state = .noMoreData
    header.endRefreshing()
    #expect(footer.state == .noMoreData)
  }

  @Test func aFooterThatLoadsIsNotDisturbed() {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    footer.resetNoMoreData()
    footer.beginRefreshing()
    header.endRefreshing()
    #expect(footer.state == .refreshing)
  }

  @Test func drawingTheHeaderAgainForgetsNothing() {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    footer.endRefreshingWithNoMoreData()
    header.i18nDidChange()
    header.endRefreshing()
    #expect(footer.state == .noMoreData, "told during this refresh")
  }

  @Test func aHeaderThatFoundNoMoreDataResetsNothing() {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    header.endRefreshing(with: .noMoreData)
    screen.advance(by: 1)
    #expect(footer.state == .noMoreData)
  }

  @Test func drawingTheFooterAgainTellsNothingNew() {
    footer.resetsNoMoreDataOnHeaderRefresh = true
    footer.i18nDidChange()
    header.endRefreshing()
    #expect(footer.state == .idle, "told before this refresh")
  }
}
