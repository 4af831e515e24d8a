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
    screen.scrollView.refreshHeader = header
    screen.turn()
    return header
  }

  @Test func `the state stands above the time`() {
    let header = attach(StateHeader())
    #expect(header.stateLabel.superview === header)
    #expect(header.lastUpdatedTimeLabel.superview === header)
    #expect(header.stateLabel.frame == CGRect(x: 0, y: 0, width: 390, height: 27))
    #expect(header.lastUpdatedTimeLabel.frame == CGRect(x: 0, y: 27, width: 390, height: 27))
    #expect(header.textSpacing == 25)
  }

  @Test func `a hidden time leaves the state the whole height`() {
    let header = StateHeader()
    header.lastUpdatedTimeLabel.isHidden = true
    header.lastUpdatedTimeLabel.autoresizingMask = []
    #expect(attach(header).stateLabel.frame == CGRect(x: 0, y: 0, width: 390, height: 54))
    #expect(header.lastUpdatedTimeLabel.frame == .zero, "it is not laid out")
  }

  @Test func `a hidden state leaves the time where the app put it`() {
    let header = StateHeader()
    header.stateLabel.isHidden = true
    let frame = CGRect(x: 10, y: 5, width: 100, height: 20)
    header.lastUpdatedTimeLabel.frame = frame
    header.lastUpdatedTimeLabel.autoresizingMask = []
    #expect(attach(header).lastUpdatedTimeLabel.frame == frame)
  }

  @Test func `the arrow stands beside the wider of the two texts`() {
    let header = attach(NormalHeader())
    let space = header.textSpacing
    #expect(header.arrowView.superview === header && header.loadingView.superview === header)
    #expect(space == 25)
    header.lastUpdatedTimeText = { _ in "a time that is very, very long indeed" }
    screen.turn()
    #expect(
      header.arrowView.center.x == 195 - header.lastUpdatedTimeLabel.refreshTextWidth / 2 - space)
    header.setTitle("a title that is longer than even the time is, and by far", for: .idle)
    screen.turn()
    #expect(header.arrowView.center.x == 195 - header.stateLabel.refreshTextWidth / 2 - space)
    header.textSpacing = 5
    screen.turn()
    #expect(header.arrowView.center.x == 195 - header.stateLabel.refreshTextWidth / 2 - 5)
    #expect(header.loadingView.center == header.arrowView.center)
    #expect(header.arrowView.center.y == 27)
  }

  @Test func `a hidden time takes no room beside the arrow`() {
    let header = NormalHeader()
    header.lastUpdatedTimeText = { _ in "a time that is very, very long indeed" }
    header.lastUpdatedTimeLabel.isHidden = true
    _ = attach(header)
    #expect(header.arrowView.center.x == 195 - header.stateLabel.refreshTextWidth / 2 - 25)
  }

  @Test func `without the state the arrow is in the middle`() {
    let header = NormalHeader()
    header.stateLabel.isHidden = true
    #expect(attach(header).arrowView.center == CGPoint(x: 195, y: 27))
  }

  @Test func `the arrow has the color of the state`() {
    let header = NormalHeader()
    header.stateLabel.textColor = .red
    #expect(attach(header).arrowView.tintColor == .red)
  }

  @Test func `a spinner of another style is placed and styled as the one before`() {
    let header = attach(NormalHeader())
    header.loadingView.color = .red
    header.activityIndicatorViewStyle = .large
    #expect(header.loadingView.color == .red)
    #expect(header.loadingView.center == header.arrowView.center)
    screen.turn()
    #expect(header.loadingView.center == header.arrowView.center)
    #expect(!header.loadingView.isAnimating && header.loadingView.isHidden)
  }

  @Test func `images stand beside the text at the end of their room`() {
    let header = attach(GifHeader().setImages([.blank()], for: .idle))
    let width = (390 - header.textWidth) / 2 - 20
    #expect(header.textSpacing == 20)
    #expect(header.gifView.superview === header)
    #expect(header.gifView.frame == CGRect(x: 0, y: 0, width: width, height: 54))
    #expect(header.gifView.contentMode == .right)
  }

  @Test func `images stand beside the time alone`() {
    let header = GifHeader().setImages([.blank()], for: .idle)
    header.setTitle("a title that is so very much longer than the time is, yes", for: .idle)
    header.stateLabel.isHidden = true
    _ = attach(header)
    let width = (390 - header.lastUpdatedTimeLabel.refreshTextWidth) / 2 - 20
    #expect(header.gifView.contentMode == .right)
    #expect(abs(header.gifView.frame.width - width) < 0.01)
  }

  @Test func `images stand beside the state alone`() {
    let header = GifHeader().setImages([.blank()], for: .idle)
    header.lastUpdatedTimeText = { _ in "a time that is so very much longer than the state" }
    header.lastUpdatedTimeLabel.isHidden = true
    _ = attach(header)
    let width = (390 - header.stateLabel.refreshTextWidth) / 2 - 20
    #expect(header.gifView.contentMode == .right)
    #expect(abs(header.gifView.frame.width - width) < 0.01)
  }

  @Test func `a text that fills the header leaves images no width`() {
    let header = GifHeader()
    header.setTitle(String(repeating: "long ", count: 40), for: .idle)
    #expect(attach(header).gifView.frame.width == 0)
  }

  @Test(.scenario("S47"))
  func `in a right-to-left layout images stand right of the text, and begin there`() {
    screen.scrollView.semanticContentAttribute = .forceRightToLeft
    let header = attach(GifHeader())
    #expect(header.gifView.frame.maxX == 390)
    #expect(header.gifView.frame.minX > 195)
    #expect(header.gifView.contentMode == .left)
  }

  @Test(.scenario("S47"))
  func `in a right-to-left layout the arrow stands as far right of the text as else left`() {
    screen.scrollView.semanticContentAttribute = .forceRightToLeft
    let header = attach(NormalHeader())
    #expect(header.arrowView.center.x == 195 + header.textWidth / 2 + 25)
  }

  @Test func `a change of the state lays out anew`() {
    let header = attach(NormalHeader())
    header.setTitle("a text that is much longer than the other two", for: .refreshing)
    header.beginRefreshing()
    screen.turn()
    #expect(header.loadingView.center.x == 195 - header.stateLabel.refreshTextWidth / 2 - 25)
  }

  @Test func `a content view fills the header and its own distance moves it`() {
    let header = attach(RefreshHeader())
    #expect(header.frame == CGRect(x: 0, y: -54, width: 390, height: 54))
    #expect(header.backgroundColor == .clear)
    #expect(header.distanceFromContent == 0)
    header.distanceFromContent = 10
    #expect(header.frame.origin.y == -64)
  }

  @Test func `a header stands above the content and behind it as soon as it is on`() {
    let row = UIView()
    screen.scrollView.addSubview(row)
    let header = NormalHeader()
    screen.scrollView.refreshHeader = header
    #expect(header.frame == CGRect(x: 0, y: -54, width: 390, height: 54))
    #expect(header.stateLabel.frame.width == 390)
    #expect(screen.scrollView.subviews.first === header)
  }

  @Test func `a header that is brought to the front goes on`() {
    let header = screen.refreshing(NormalHeader())
    screen.scrollView.addSubview(header)
    screen.turn()
    #expect(header.isRefreshing)
    #expect(screen.inset == [54, 0, 0, 0])
  }
}
