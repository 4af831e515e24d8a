import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct HeaderLayoutTests {
  let screen = Screen()

  private func attach<Header: RefreshHeader>(_ header: Header) -> Header {
    header.lastUpdatedStore = DictionaryStore()
    return screen.attach(header)
  }

  @Test func `the state label is above the label of the last updated time`() {
    let header = attach(StateHeader())
    #expect(header.stateLabel.superview === header)
    #expect(header.lastUpdatedTimeLabel.superview === header)
    #expect(header.stateLabel.frame == CGRect(x: 0, y: 0, width: 390, height: 27))
    #expect(header.lastUpdatedTimeLabel.frame == CGRect(x: 0, y: 27, width: 390, height: 27))
    #expect(header.textSpacing == 25)
  }

  @Test func `the parts of a header are in order from back to front`() {
    let header = NormalHeader()
    let parts: [UIView] = [
      header.stateLabel, header.lastUpdatedTimeLabel, header.arrowView, header.loadingView,
    ]
    #expect(header.subviews == parts)
  }

  @Test func `the state label fills the header if the time is hidden`() {
    let header = StateHeader()
    header.lastUpdatedTimeLabel.isHidden = true
    header.lastUpdatedTimeLabel.autoresizingMask = []
    #expect(attach(header).stateLabel.frame == CGRect(x: 0, y: 0, width: 390, height: 54))
    #expect(header.lastUpdatedTimeLabel.frame == .zero, "a hidden label is not laid out")
  }

  @Test func `the time keeps the frame that the app sets if the state is hidden`() {
    let header = StateHeader()
    header.stateLabel.isHidden = true
    let frame = CGRect(x: 10, y: 5, width: 100, height: 20)
    header.lastUpdatedTimeLabel.frame = frame
    header.lastUpdatedTimeLabel.autoresizingMask = []
    #expect(attach(header).lastUpdatedTimeLabel.frame == frame)
  }

  @Test func `the arrow is beside the wider of the two texts`() {
    let header = attach(NormalHeader())
    // Otherwise the long title would wrap.
    header.adjustsForContentSizeCategory = false
    let space = header.textSpacing
    #expect(header.arrowView.superview === header && header.loadingView.superview === header)
    #expect(space == 25)
    header.lastUpdatedTimeText = { _ in "a last updated time with a long text" }
    screen.turn()
    #expect(
      header.arrowView.center.x == 195 - header.lastUpdatedTimeLabel.refreshTextWidth / 2 - space)
    header.setTitle("a title that is much longer than the last updated time", for: .idle)
    screen.turn()
    #expect(header.arrowView.center.x == 195 - header.stateLabel.refreshTextWidth / 2 - space)
    header.textSpacing = 5
    screen.turn()
    #expect(header.arrowView.center.x == 195 - header.stateLabel.refreshTextWidth / 2 - 5)
    #expect(header.loadingView.center == header.arrowView.center)
    #expect(header.arrowView.center.y == 27)
  }

  @Test func `a hidden time does not move the arrow`() {
    let header = NormalHeader()
    header.lastUpdatedTimeText = { _ in "a last updated time with a long text" }
    header.lastUpdatedTimeLabel.isHidden = true
    _ = attach(header)
    #expect(header.arrowView.center.x == 195 - header.stateLabel.refreshTextWidth / 2 - 25)
  }

  @Test func `the arrow is centered if the state is hidden`() {
    let header = NormalHeader()
    header.stateLabel.isHidden = true
    #expect(attach(header).arrowView.center == CGPoint(x: 195, y: 27))
  }

  @Test func `the arrow has the text color of the state`() {
    let header = NormalHeader()
    header.stateLabel.textColor = .red
    #expect(attach(header).arrowView.tintColor == .red)
  }

  @Test func `changing the spinner style keeps its position and color`() {
    let header = attach(NormalHeader())
    header.loadingView.color = .red
    header.activityIndicatorViewStyle = .large
    #expect(header.loadingView.color == .red)
    #expect(header.loadingView.center == header.arrowView.center)
    screen.turn()
    #expect(header.loadingView.center == header.arrowView.center)
    #expect(!header.loadingView.isAnimating && header.loadingView.isHidden)
  }

  @Test func `images are right-aligned beside the text`() {
    let header = attach(ImageHeader().setImages([.blank()], for: .idle))
    let width = (390 - header.textWidth) / 2 - 20
    #expect(header.textSpacing == 20)
    #expect(header.gifView.superview === header)
    #expect(header.gifView.frame == CGRect(x: 0, y: 0, width: width, height: 54))
    #expect(header.gifView.contentMode == .right)
  }

  @Test func `images are beside the time if the state is hidden`() {
    let header = ImageHeader().setImages([.blank()], for: .idle)
    header.setTitle("a title that is much longer than the last updated time", for: .idle)
    header.stateLabel.isHidden = true
    _ = attach(header)
    let width = (390 - header.lastUpdatedTimeLabel.refreshTextWidth) / 2 - 20
    #expect(header.gifView.contentMode == .right)
    #expect(abs(header.gifView.frame.width - width) < 0.01)
  }

  @Test func `images are beside the state if the time is hidden`() {
    let header = ImageHeader().setImages([.blank()], for: .idle)
    header.lastUpdatedTimeText = { _ in "a time that is much longer than the title of the state" }
    header.lastUpdatedTimeLabel.isHidden = true
    _ = attach(header)
    let width = (390 - header.stateLabel.refreshTextWidth) / 2 - 20
    #expect(header.gifView.contentMode == .right)
    #expect(abs(header.gifView.frame.width - width) < 0.01)
  }

  @Test func `images have no width if the text fills the header`() {
    let header = ImageHeader()
    header.setTitle(String(repeating: "long ", count: 40), for: .idle)
    #expect(attach(header).gifView.frame.width == 0)
  }

  @Test(.scenario("S47"))
  func `images are right of the text and left-aligned in a right-to-left layout`() {
    screen.scrollView.semanticContentAttribute = .forceRightToLeft
    let header = attach(ImageHeader())
    #expect(header.gifView.frame.maxX == 390)
    #expect(header.gifView.frame.minX > 195)
    #expect(header.gifView.contentMode == .left)
  }

  @Test(.scenario("S47"))
  func `the arrow is right of the text at the text spacing in a right-to-left layout`() {
    screen.scrollView.semanticContentAttribute = .forceRightToLeft
    let header = attach(NormalHeader())
    #expect(header.arrowView.center.x == 195 + header.textWidth / 2 + 25)
  }

  @Test func `a state change updates the layout`() {
    let header = attach(NormalHeader())
    header.setTitle("a text that is much longer than the other two", for: .refreshing)
    header.beginRefreshing()
    screen.turn()
    #expect(header.loadingView.center.x == 195 - header.stateLabel.refreshTextWidth / 2 - 25)
  }

  @Test func `a header is 54 points high and moves by its distance from the content`() {
    let header = attach(RefreshHeader())
    #expect(header.frame == CGRect(x: 0, y: -54, width: 390, height: 54))
    #expect(header.backgroundColor == .clear)
    #expect(header.distanceFromContent == 0)
    header.distanceFromContent = 10
    #expect(header.frame.origin.y == -64)
  }

  @Test func `attaching a header places it above the content and behind the other subviews`() {
    let row = UIView()
    screen.scrollView.addSubview(row)
    let header = NormalHeader()
    screen.scrollView.refreshHeader = header
    #expect(header.frame == CGRect(x: 0, y: -54, width: 390, height: 54))
    #expect(header.stateLabel.frame.width == 390)
    #expect(screen.scrollView.subviews.first === header)
  }

  @Test func `a header that is brought to the front continues to refresh`() {
    let header = screen.refreshing(NormalHeader())
    screen.scrollView.addSubview(header)
    screen.turn()
    #expect(header.isRefreshing)
    #expect(screen.inset == [54, 0, 0, 0])
  }
}
