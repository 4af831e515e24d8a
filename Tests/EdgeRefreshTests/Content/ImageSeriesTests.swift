import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct ImageSeriesTests {
  let screen = Screen()
  let images = UIImage.blanks(4)
  let others = UIImage.blanks(3)

  @Test(arguments: [(-1, 0), (-13, 0), (-14, 1), (-28, 2), (-41, 3), (-54, 3)] as [(CGFloat, Int)])
  func `the pulling percent selects the image`(offset: CGFloat, index: Int) {
    let header = screen.attach(ImageHeader().setImages(images, for: .idle))
    screen.drag(to: offset)
    #expect(header.gifView.image === images[index])
    #expect(!header.gifView.isAnimating)
  }

  @Test func `images animate while the header is pulling and while it refreshes`() {
    let header = screen.attach(
      ImageHeader().setImages(images, for: .idle).setImages(others, for: .pulling)
        .setImages(images, duration: 2, for: .refreshing))
    screen.drag(to: -60)
    #expect(header.gifView.isAnimating)
    #expect(header.gifView.animationImages == others)
    #expect(abs(header.gifView.animationDuration - 0.3) < 1e-9, "0.1 seconds for each image")
    screen.release()
    #expect(header.gifView.isAnimating)
    #expect(header.gifView.animationImages == images)
    #expect(header.gifView.animationDuration == 2)
    screen.advance(by: 1)
    header.endRefreshing()
    #expect(!header.gifView.isAnimating)
  }

  @Test func `reversing the pull stops the image animation`() {
    let header = screen.attach(
      ImageHeader().setImages(images, for: .idle).setImages(others, for: .pulling))
    screen.drag(to: -60, -30)
    #expect(!header.gifView.isAnimating)
    screen.drag(to: -28)
    #expect(header.gifView.image === images[2])
  }

  @Test func `a single image does not animate`() {
    let header = screen.attach(ImageHeader().setImages([images[0]], for: .pulling))
    screen.drag(to: -60)
    #expect(!header.gifView.isAnimating)
    #expect(header.gifView.image === images[0])
  }

  @Test func `two images animate`() {
    let header = screen.attach(ImageHeader().setImages(UIImage.blanks(2), for: .pulling))
    screen.drag(to: -60)
    #expect(header.gifView.isAnimating)
  }

  @Test func `a state without images keeps animating those of the previous state`() {
    let header = screen.attach(ImageHeader().setImages(images, for: .pulling))
    screen.drag(to: -60)
    screen.release()
    #expect(header.state == .refreshing)
    #expect(header.gifView.isAnimating && header.gifView.animationImages == images)
  }

  @Test func `images set for the current state animate immediately`() {
    let header = screen.attach(ImageHeader())
    screen.drag(to: -60)
    header.setImages(images, for: .pulling)
    #expect(header.gifView.isAnimating && header.gifView.animationImages == images)
    header.setImages(others, for: .pulling)
    #expect(header.gifView.animationImages == others)
    header.setImages(images, for: .refreshing)
    #expect(header.gifView.animationImages == others, "the header is still pulling")
    screen.release()
    header.setImages(others, for: .refreshing)
    #expect(header.gifView.isAnimating && header.gifView.animationImages == others)
  }

  @Test func `images set for the idle state appear with the next movement`() {
    let header = screen.attach(ImageHeader())
    header.setImages(images, for: .idle)
    #expect(header.gifView.image == nil)
    screen.drag(to: -1)
    #expect(header.gifView.image === images[0])
  }

  @Test(.scenario("S24"), arguments: [false, true])
  func `images that stopped animating resume when the control is drawn again`(isPulled: Bool) {
    let header = screen.attach(
      ImageHeader().setImages(images, for: .pulling).setImages(images, for: .refreshing))
    if isPulled {
      screen.drag(to: -60)
    } else {
      header.beginRefreshing()
    }
    header.gifView.stopAnimating()
    header.i18nDidChange()
    #expect(header.gifView.isAnimating)
  }

  @Test func `drawing again does not restart running images`() {
    let header = screen.attach(ImageHeader().setImages(images, for: .refreshing))
    header.beginRefreshing()
    header.gifView.animationImages = others
    header.gifView.startAnimating()
    header.i18nDidChange()
    #expect(header.gifView.animationImages == others)
  }

  @Test func `images of a header are always visible`() {
    let header = screen.attach(ImageHeader().setImages(images, for: .idle))
    #expect(!header.gifView.isHidden)
    header.gifView.isHidden = true
    header.endRefreshing(with: .noMoreData)
    #expect(!header.gifView.isHidden)
  }

  @Test func `images of a back footer are hidden when there is no more data`() {
    let footer = screen.attach(BackImageFooter().setImages(images, for: .refreshing))
    #expect(!footer.gifView.isHidden)
    footer.beginRefreshing()
    screen.advance(by: 1)
    #expect(!footer.gifView.isHidden && footer.gifView.isAnimating)
    footer.endRefreshingWithNoMoreData()
    #expect(footer.gifView.isHidden && !footer.gifView.isAnimating)
    footer.resetNoMoreData()
    #expect(!footer.gifView.isHidden)
  }

  @Test func `images of an auto footer are visible only during a load`() {
    let footer = screen.attach(AutoImageFooter().setImages(images, for: .refreshing))
    footer.setImages(others, for: .idle)
    #expect(footer.gifView.isHidden)
    screen.drag(to: 100, 200)
    #expect(footer.gifView.image == nil, "an auto footer has no pull")
    footer.beginRefreshing()
    #expect(!footer.gifView.isHidden && footer.gifView.isAnimating)
    footer.endRefreshing()
    #expect(footer.gifView.isHidden && !footer.gifView.isAnimating)
    #expect(footer.gifView.image == nil, "an auto footer has no pull")
    let empty = screen.attach(AutoImageFooter())
    empty.beginRefreshing()
    #expect(empty.gifView.isHidden, "the footer has no images")
  }

  @Test func `a refresh that waits for a window shows no images`() {
    let screen = Screen(isVisible: false)
    let footer = AutoImageFooter().setImages(images, for: .refreshing)
    screen.scrollView.refreshFooter = footer
    footer.beginRefreshing()
    #expect(footer.state == .willRefresh)
    #expect(footer.gifView.isHidden && !footer.gifView.isAnimating)
  }

  @Test func `a control is at least as tall as its first image`() {
    let header = ImageHeader().setImages([.blank(70), .blank(90)], for: .idle)
    #expect(header.frame.height == 70)
    header.setImages([.blank(20)], for: .pulling).setImages([], for: .refreshing)
    #expect(header.frame.height == 70)
    #expect(screen.attach(header).frame.origin.y == -70)
    #expect(BackImageFooter().setImages([.blank(50)], for: .pulling).frame.height == 50)
  }

  @Test func `images set for another state do not affect running images`() {
    let header = screen.attach(ImageHeader().setImages(images, for: .refreshing))
    header.beginRefreshing()
    header.gifView.animationImages = others
    header.gifView.startAnimating()
    header.setImages(images, for: .pulling)
    #expect(header.gifView.animationImages == others)
  }

  @Test func `a single image stops the animation of the previous images`() {
    let header = screen.attach(
      ImageHeader().setImages(images, for: .pulling).setImages([others[0]], for: .refreshing))
    screen.drag(to: -60)
    #expect(header.gifView.isAnimating)
    screen.release()
    #expect(!header.gifView.isAnimating && header.gifView.image === others[0])
  }

  @Test(arguments: [(-2, 0), (0, 0), (1, 3), (7, 3)] as [(CGFloat, Int)])
  func `a pulling percent of 0 or less selects the first image, and 1 or more the last`(
    percent: CGFloat, index: Int
  ) {
    let header = screen.attach(ImageHeader().setImages(images, for: .idle))
    header.pullingPercent = 0.5
    header.pullingPercent = percent
    #expect(header.gifView.image === images[index])
  }

  @Test func `footers animate their images with the given duration`() {
    let back = screen.attach(BackImageFooter().setImages(images, duration: 2, for: .refreshing))
    back.beginRefreshing()
    #expect(back.gifView.animationDuration == 2)
    let auto = screen.attach(AutoImageFooter().setImages(images, duration: 3, for: .refreshing))
    auto.beginRefreshing()
    #expect(auto.gifView.animationDuration == 3)
  }

  @Test func `controls with images also show the title of their state`() {
    let header = screen.attach(ImageHeader())
    let back = screen.attach(BackImageFooter())
    back.endRefreshingWithNoMoreData()
    #expect(back.stateLabel.text == "No more data")
    let auto = screen.attach(AutoImageFooter())
    auto.endRefreshingWithNoMoreData()
    #expect(auto.stateLabel.text == "No more data")
    screen.drag(to: -60)
    #expect(header.stateLabel.text == "Release to refresh")
  }

  @Test func `hidden images stay hidden while a refresh waits for a window`() {
    let footer = screen.attach(BackImageFooter().setImages(images, for: .refreshing))
    footer.endRefreshingWithNoMoreData()
    screen.leaveWindow()
    footer.beginRefreshing()
    #expect(footer.state == .willRefresh && footer.gifView.isHidden)
    screen.enterWindow()
    #expect(footer.state == .refreshing && !footer.gifView.isHidden)
  }
}
