import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct ImageDrawingTests {
  let screen = Screen()
  let header = ImageHeader()
  let footer = BackImageFooter()
  let idle = UIImage.blanks(4, side: 30)
  let refreshing = UIImage.blanks(1, side: 30)

  init() {
    header.setImages(idle, for: .idle).setImages(refreshing, for: .refreshing)
    footer.setImages(idle, for: .idle).setImages(refreshing, for: .refreshing)
  }

  @Test func `no image is shown before the first pull`() {
    screen.scrollView.refreshHeader = header
    screen.turn()
    #expect(header.gifView.image == nil)
    screen.drag(to: -27)
    #expect(header.gifView.image === idle[2])
  }

  @Test func `scrolling beyond the threshold without a finger shows no image`() {
    screen.scrollView.refreshHeader = header
    screen.scrollView.contentOffset.y = -60
    screen.turn()
    #expect(header.gifView.image == nil)
  }

  @Test func `a reversed pull keeps its image until the next movement`() {
    let held = UIImage.blanks(1, side: 30)
    footer.setImages(held, for: .pulling)
    screen.scrollView.refreshFooter = footer
    screen.drag(to: 1250, 1222)
    #expect(footer.state == .idle)
    #expect(footer.gifView.image === held[0])
    screen.drag(to: 1222)
    #expect(footer.gifView.image === idle[2], "even if the movement ends at the same offset")
  }

  @Test func `a closing footer keeps the image of the refresh until it has closed`() {
    screen.scrollView.refreshFooter = footer
    footer.beginRefreshing()
    screen.advance(by: 0.5)
    footer.endRefreshing()
    screen.advance(by: 0.2)
    #expect(footer.gifView.image === refreshing[0])
    screen.advance(by: 0.3)
    #expect(footer.gifView.image === idle[0])
  }

  @Test func `a closing header shows the image for the content offset`() {
    _ = screen.refreshing(header)
    header.endRefreshing()
    #expect(screen.scrollView.contentOffset.y == 0)
    #expect(header.gifView.image === idle[0])
  }

  @Test func `a header that closes out of view keeps the image of the refresh`() {
    _ = screen.refreshing(header)
    screen.scrollView.contentOffset.y = 100
    header.endRefreshing()
    #expect(header.gifView.image === refreshing[0])
    screen.advance(by: 0.5)
    #expect(header.gifView.image === idle[0])
  }

  @Test(.scenario("S24")) func `images animate outside a window until the refresh ends`() {
    header.setImages(UIImage.blanks(3, side: 30), for: .refreshing)
    _ = screen.refreshing(header)
    screen.leaveWindow()
    #expect(header.gifView.isAnimating)
    screen.enterWindow()
    #expect(header.gifView.isAnimating)
    screen.leaveWindow()
    header.endRefreshing()
    screen.enterWindow()
    #expect(!header.gifView.isAnimating)
  }

  @Test func `hidden images stay hidden if the refreshing state has none`() {
    footer.setImages([], for: .refreshing)
    screen.scrollView.refreshFooter = footer
    footer.endRefreshingWithNoMoreData()
    #expect(footer.gifView.isHidden)
    footer.beginRefreshing()
    screen.advance(by: 0.5)
    #expect(footer.gifView.isHidden)
    footer.endRefreshing()
    #expect(!footer.gifView.isHidden)
  }
}
