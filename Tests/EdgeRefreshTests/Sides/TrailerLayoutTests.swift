import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct TrailerLayoutTests {
  let screen = Screen()
  var scrollView: UIScrollView { screen.scrollView }

  init() {
    screen.scrollView.contentSize.width = 1_000
  }

  /// The distance in points from the arrow's center to the control's edge beside the content: half
  /// of the arrow's width of 15, plus 5.
  private let distance: CGFloat = 12.5

  @Test func `the arrow is beside the content, and the text is beyond the arrow`() {
    let trailer = screen.attach(NormalTrailer())
    #expect(trailer.arrowView.superview === trailer)
    #expect(trailer.arrowView.center == CGPoint(x: distance, y: 400))
    #expect(trailer.stateLabel.center == CGPoint(x: 30 + distance, y: 400))
    let leader = screen.attach(NormalLeader())
    #expect(leader.arrowView.center == CGPoint(x: 60 - distance, y: 400))
    #expect(leader.stateLabel.center == CGPoint(x: 30 - distance, y: 400))
  }

  @Test(.scenario("S47"))
  func `the arrow and the text swap places in a right-to-left layout`() {
    scrollView.semanticContentAttribute = .forceRightToLeft
    let trailer = screen.attach(NormalTrailer())
    #expect(trailer.arrowView.center == CGPoint(x: 60 - distance, y: 400))
    #expect(trailer.stateLabel.center == CGPoint(x: 30 - distance, y: 400))
    let leader = screen.attach(NormalLeader())
    #expect(leader.arrowView.center == CGPoint(x: distance, y: 400))
    #expect(leader.stateLabel.center == CGPoint(x: 30 + distance, y: 400))
  }

  @Test func `an arrow of another size keeps its distance from the content`() {
    let trailer = NormalTrailer()
    trailer.arrowView.image = .blank(25)
    #expect(screen.attach(trailer).arrowView.center.x == 17.5)
    #expect(trailer.arrowView.bounds.size == CGSize(width: 25, height: 25))
    #expect(trailer.stateLabel.center.x == 47.5)
    trailer.arrowView.image = nil
    trailer.setNeedsLayout()
    screen.turn()
    #expect(trailer.stateLabel.center.x == 35)
    #expect(trailer.arrowView.center.x == 5)
  }

  @Test func `the arrow is centered if the text is hidden`() {
    let trailer = NormalTrailer()
    trailer.stateLabel.isHidden = true
    #expect(screen.attach(trailer).arrowView.center == CGPoint(x: 30, y: 400))
  }

  @Test func `the arrow has the color of the text`() {
    let trailer = NormalTrailer()
    trailer.stateLabel.textColor = .red
    #expect(screen.attach(trailer).arrowView.tintColor == .red)
  }

  @Test func `the text of a control without an arrow is centered`() {
    let trailer = screen.attach(StateTrailer())
    #expect(trailer.stateLabel.superview === trailer)
    #expect(trailer.stateLabel.center == CGPoint(x: 30, y: 400))
  }

  @Test func `titles of side controls appear immediately, and nil restores the built-in ones`() {
    let trailer = screen.attach(StateTrailer())
    trailer.setTitle("More", for: .idle).setTitle("Wait", for: .refreshing)
    #expect(trailer.stateLabel.text == "More")
    trailer.beginRefreshing()
    #expect(trailer.stateLabel.text == "Wait")
    trailer.setTitle(nil, for: .refreshing)
    #expect(trailer.stateLabel.text == "Release to view details")
  }

  @Test func `a hidden label keeps the frame that the app sets`() {
    let trailer = StateTrailer()
    trailer.stateLabel.isHidden = true
    trailer.stateLabel.autoresizingMask = []
    trailer.stateLabel.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(screen.attach(trailer).stateLabel.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: ["滑动查看", "ひらく", "ハ", "열기", "⺀"])
  func `square characters are stacked`(title: String) {
    let trailer = screen.attach(StateTrailer().setTitle(title, for: .idle))
    #expect(trailer.stateLabel.transform == .identity)
    #expect(trailer.stateLabel.bounds.size == CGSize(width: 14, height: 800))
    #expect(trailer.stateLabel.numberOfLines == 0)
    #expect(trailer.stateLabel.lineBreakMode == .byCharWrapping)
  }

  @Test(arguments: ["Slide to view", "Потяните", "สไลด์", "\u{2E7F}", "\u{E000}", ""])
  func `other texts are rotated`(title: String) {
    let trailer = screen.attach(StateTrailer().setTitle(title, for: .idle))
    let label: UILabel = trailer.stateLabel
    #expect(abs(label.transform.a) < 1e-9 && label.transform.b == 1)
    #expect(label.bounds.width == 800)
    #expect(label.bounds.height == label.font.lineHeight.rounded(.up))
    #expect(label.numberOfLines == 0)
    #expect(label.lineBreakMode == .byTruncatingTail)
    trailer.adjustsForContentSizeCategory = false
    screen.turn()
    #expect(label.numberOfLines == 1)
  }

  @Test func `side controls are 60 points wide and move by their distance from the content`() {
    let trailer = screen.attach(RefreshTrailer())
    #expect(trailer.frame == CGRect(x: 1_000, y: 0, width: 60, height: 800))
    #expect(trailer.autoresizingMask == .flexibleHeight)
    #expect(trailer.distanceFromContent == 0)
    trailer.distanceFromContent = 10
    #expect(trailer.frame.origin.x == 1_010)
    let leader = screen.attach(RefreshLeader())
    leader.distanceFromContent = 10
    #expect(leader.frame.origin.x == -70)
  }

  @Test func `the spinner of an auto trailer is centered and animates while it loads`() {
    let trailer = screen.attach(AutoNormalTrailer())
    #expect(trailer.loadingView.superview === trailer)
    #expect(trailer.loadingView.center == CGPoint(x: 30, y: 400))
    #expect(!trailer.loadingView.isAnimating && trailer.loadingView.isHidden)
    trailer.beginRefreshing()
    #expect(trailer.loadingView.isAnimating && !trailer.loadingView.isHidden)
    trailer.endRefreshing()
    #expect(!trailer.loadingView.isAnimating && trailer.loadingView.isHidden)
  }

  @Test func `an auto trailer keeps the settings that the app sets`() {
    let trailer = AutoTrailer()
    trailer.loadsAutomatically = false
    trailer.loadThreshold = -3
    trailer.maximumLoadsPerDrag = 4
    #expect(!trailer.loadsAutomatically)
    #expect(trailer.loadThreshold == -3)
    #expect(trailer.maximumLoadsPerDrag == 4)
  }
}
