import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct ContentTests {
  let screen = Screen()

  @Test func `a content view draws each presentation once`() throws {
    let content = RecordingContent()
    let header = RefreshHeader(content: content)
    screen.scrollView.refreshHeader = header
    screen.turn()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 54))
    screen.drag(to: -27, -27, -60)
    screen.release()
    screen.advance(by: 1)
    header.endRefreshing()
    screen.advance(by: 1)
    let states = content.presentations.map(\.state)
    #expect(states.first == .idle)
    #expect(states.contains(.pulling))
    #expect(states.contains(.refreshing))
    let last = try #require(content.presentations.last)
    #expect(last == RefreshPresentation(state: .idle, progress: 0, isActive: false))
    let halves = content.presentations.filter { $0.progress == 0.5 }
    #expect(halves.count == 1, "the same presentation is not drawn twice")
  }

  @Test func `the intrinsic height of a content view is the height of the header`() {
    let content = RecordingContent()
    content.size.height = 80
    let header = RefreshHeader(content: content)
    screen.scrollView.refreshHeader = header
    screen.turn()
    #expect(header.frame == CGRect(x: 0, y: -80, width: 390, height: 80))
    screen.drag(to: -79)
    #expect(header.state == .idle)
    screen.drag(to: -81)
    #expect(header.state == .pulling)
  }

  @Test func `custom titles replace the built-in ones, and nil restores them`() {
    let header = StateHeader()
    #expect(header.stateLabel.text == "Pull down to refresh")
    header.setTitle("Pull me", for: .idle).setTitle("Let me go", for: .pulling)
    #expect(header.stateLabel.text == "Pull me")
    screen.scrollView.refreshHeader = header
    screen.drag(to: -60)
    #expect(header.stateLabel.text == "Let me go")
    header.setTitle(nil, for: .pulling)
    #expect(header.stateLabel.text == "Release to refresh")
  }

  @Test func `the text spacing is the distance between the center of the arrow and the text`() {
    let header = NormalHeader()
    header.lastUpdatedStore = DictionaryStore()
    screen.scrollView.refreshHeader = header
    screen.turn()
    let width = max(
      header.stateLabel.refreshTextWidth, header.lastUpdatedTimeLabel.refreshTextWidth)
    #expect(width > 0)
    #expect(header.arrowView.center == CGPoint(x: 195 - width / 2 - 25, y: 27))
    #expect(header.loadingView.center == header.arrowView.center)
    #expect(header.arrowView.bounds.size == CGSize(width: 15, height: 40))
    header.lastUpdatedTimeLabel.isHidden = true
    header.setNeedsLayout()
    screen.turn()
    #expect(header.stateLabel.frame == header.bounds)
    header.stateLabel.isHidden = true
    header.setNeedsLayout()
    screen.turn()
    #expect(header.arrowView.center == CGPoint(x: 195, y: 27))
  }

  @Test(.scenario("S47")) func `the arrow is on the right in a right-to-left layout`() {
    let header = NormalHeader()
    screen.scrollView.semanticContentAttribute = .forceRightToLeft
    screen.scrollView.refreshHeader = header
    screen.turn()
    #expect(header.arrowView.center.x > 195)
  }

  @Test func `the spinner animates until the header has closed`() {
    let header = screen.refreshing(NormalHeader())
    #expect(header.loadingView.isAnimating)
    #expect(header.arrowView.isHidden)
    header.endRefreshing()
    screen.advance(by: 0.2)
    #expect(header.loadingView.isAnimating)
    let alpha = header.loadingView.presentation(at: MainLoop.current.now).alpha
    #expect(alpha > 0 && alpha < 1, "the spinner fades out while the header closes")
    screen.advance(by: 0.3)
    #expect(!header.loadingView.isAnimating)
    #expect(header.loadingView.alpha == 1)
    #expect(!header.arrowView.isHidden)
  }

  @Test(.scenario("S24")) func `the spinner animates when its control returns to the window`() {
    let header = screen.refreshing(NormalHeader())
    screen.leaveWindow()
    screen.enterWindow()
    #expect(header.loadingView.isAnimating)
  }

  @Test func `changing the spinner style replaces the spinner and keeps it animating`() {
    let header = screen.refreshing(NormalHeader())
    let old: UIActivityIndicatorView = header.loadingView
    header.activityIndicatorViewStyle = .large
    screen.turn()
    #expect(old.superview == nil)
    #expect(header.loadingView.superview === header)
    #expect(header.loadingView.isAnimating)
    #expect(header.activityIndicatorViewStyle == .large)
  }

  @Test func `a fading header follows the pulling percent and is opaque while refreshing`() {
    let header = NormalHeader()
    header.fadesWithPull = true
    #expect(header.alpha == 0)
    screen.scrollView.refreshHeader = header
    screen.drag(to: -27)
    #expect(header.alpha == 0.5)
    screen.drag(to: -60)
    screen.release()
    #expect(header.alpha == 1)
    screen.advance(by: 1)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(header.alpha == 0)
    header.fadesWithPull = false
    #expect(header.alpha == 1)
  }

  @Test func `images enlarge the header and are centered if the labels are hidden`() {
    let header = ImageHeader()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 70)).image { _ in }
    header.setImages([image], for: .idle)
    screen.scrollView.refreshHeader = header
    screen.turn()
    #expect(header.frame == CGRect(x: 0, y: -70, width: 390, height: 70))
    #expect(header.gifView.contentMode == .right)
    #expect(header.gifView.frame.maxX == 195 - header.textWidth / 2 - 20)
    header.stateLabel.isHidden = true
    header.lastUpdatedTimeLabel.isHidden = true
    header.setNeedsLayout()
    screen.turn()
    #expect(header.gifView.frame == header.bounds)
    #expect(header.gifView.contentMode == .center)
  }
}
