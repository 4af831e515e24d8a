import Testing
import UIKit

@testable import EdgeRefresh

@Suite("What controls with images draw", .ownWorld)
@MainActor
struct ImageDrawingTests {
  let screen = Screen()
  let header = GifHeader()
  let footer = BackGifFooter()
  let idle = images(4)
  let refreshing = images(1)

  init() {
    header.setImages(idle, for: .idle).setImages(refreshing, for: .refreshing)
    footer.setImages(idle, for: .idle).setImages(refreshing, for: .refreshing)
  }

  private static func images(_ count: Int) -> [UIImage] {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30))
    return (0..<count).map { _ in renderer.image { _ in } }
  }

  @Test func noImageShowsBeforeTheFirstPull() {
    screen.scrollView.refreshHeader = header
    screen.turn()
    #expect(header.gifView.image == nil)
    screen.drag(to: -27)
    #expect(header.gifView.image === idle[2])
  }

  @Test func aFlingBeyondTheThresholdChoosesNoImage() {
    screen.scrollView.refreshHeader = header
    screen.scrollView.contentOffset.y = -60
    screen.turn()
    #expect(header.gifView.image == nil)
  }

  @Test func aPullThatIsTakenBackKeepsItsImageUntilTheNextMovement() {
    let held = Self.images(1)
    footer.setImages(held, for: .pulling)
    screen.scrollView.refreshFooter = footer
    screen.drag(to: 1250, 1222)
    #expect(footer.state == .idle)
    #expect(footer.gifView.image === held[0])
    screen.drag(to: 1222)
    #expect(footer.gifView.image === idle[2], "also where it moves to where it was")
  }

  @Test func aClosingFooterKeepsTheImageOfTheRefresh() {
    screen.scrollView.refreshFooter = footer
    footer.beginRefreshing()
    screen.advance(by: 0.5)
    footer.endRefreshing()
    screen.advance(by: 0.2)
    #expect(footer.gifView.image === refreshing[0])
    screen.advance(by: 0.3)
    #expect(footer.gifView.image === idle[0])
  }

  @Test func aClosingHeaderFollowsTheContentThatMovesBack() {
    _ = screen.refreshing(header)
    header.endRefreshing()
    #expect(screen.scrollView.contentOffset.y == 0)
    #expect(header.gifView.image === idle[0])
  }

  @Test func aHeaderThatClosesOutOfSightKeepsTheImageOfTheRefresh() {
    _ = screen.refreshing(header)
    screen.scrollView.contentOffset.y = 100
    header.endRefreshing()
    #expect(header.gifView.image === refreshing[0])
    screen.advance(by: 0.5)
    #expect(header.gifView.image === idle[0])
  }

  @Test("S24") func framesRunOutsideOfTheWindowUntilTheRefreshEnds() {
    header.setImages(Self.images(3), for: .refreshing)
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

  @Test func imagesThatWereHiddenStayHiddenWhereTheRefreshHasNone() {
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
