import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct FooterLayoutTests {
  let screen = Screen()

  private func attach<Footer: RefreshFooter>(_ footer: Footer) -> Footer {
    screen.scrollView.contentSize.height = 100
    return screen.attach(footer)
  }

  /// The center of a view, `space` points to the left of a centered text.
  private func centerBeside(_ label: UILabel, space: CGFloat) -> CGPoint {
    CGPoint(x: 195 - label.refreshTextWidth / 2 - space, y: 22)
  }

  @Test func `a footer is 44 points high and moves by its distance from the content`() {
    let footer = attach(BackFooter())
    #expect(footer.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
    #expect(footer.distanceFromContent == 0)
    footer.distanceFromContent = 10
    #expect(footer.frame.origin.y == 810)
  }

  @Test func `the label fills the footer`() {
    let back = attach(BackStateFooter())
    #expect(back.stateLabel.superview === back)
    #expect(back.stateLabel.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    let auto = attach(AutoStateFooter())
    #expect(auto.stateLabel.superview === auto)
    #expect(auto.stateLabel.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(back.textSpacing == 25 && auto.textSpacing == 25)
  }

  @Test func `titles of footers appear immediately, and nil restores the built-in ones`() {
    let back = attach(BackStateFooter())
    #expect(back.title(for: .idle) == "Pull up to load more")
    back.setTitle("More", for: .idle).setTitle("Wait", for: .refreshing)
    #expect(back.stateLabel.text == "More" && back.title(for: .idle) == "More")
    #expect(back.title(for: .refreshing) == "Wait")
    back.beginRefreshing()
    #expect(back.stateLabel.text == "Wait")
    back.setTitle(nil, for: .refreshing)
    #expect(back.stateLabel.text == "Loading...")
    let auto = attach(AutoStateFooter())
    #expect(auto.title(for: .idle) == "Tap or pull up to load more")
    #expect(auto.title(for: .noMoreData) == "No more data")
    auto.setTitle("More", for: .idle).setTitle("Wait", for: .refreshing)
    #expect(auto.stateLabel.text == "More" && auto.title(for: .idle) == "More")
    auto.beginRefreshing()
    #expect(auto.stateLabel.text == "Wait")
    auto.setTitle(nil, for: .refreshing)
    #expect(auto.stateLabel.text == "Loading...")
  }

  @Test func `the arrow of a back footer stays beside the text`() {
    let footer = attach(BackNormalFooter())
    #expect(footer.arrowView.superview === footer && footer.loadingView.superview === footer)
    #expect(footer.arrowView.center == centerBeside(footer.stateLabel, space: 25))
    footer.setTitle("A text that is much longer than the other one", for: .refreshing)
    footer.setTitle("A text that is longer", for: .idle)
    screen.turn()
    #expect(footer.arrowView.center == centerBeside(footer.stateLabel, space: 25))
    footer.textSpacing = 40
    screen.turn()
    #expect(footer.arrowView.center == centerBeside(footer.stateLabel, space: 40))
    footer.state = .refreshing
    screen.turn()
    #expect(footer.loadingView.center == centerBeside(footer.stateLabel, space: 40))
  }

  @Test func `arrows and spinners are centered if the text is hidden`() {
    let back = BackNormalFooter()
    back.stateLabel.isHidden = true
    #expect(attach(back).arrowView.center == CGPoint(x: 195, y: 22))
    let auto = AutoNormalFooter()
    auto.stateLabel.isHidden = true
    #expect(attach(auto).loadingView.center == CGPoint(x: 195, y: 22))
  }

  @Test func `the arrow has the color of the text`() {
    let footer = BackNormalFooter()
    footer.stateLabel.textColor = .red
    #expect(attach(footer).arrowView.tintColor == .red)
  }

  @Test func `the spinner of an auto footer stays beside the text`() {
    let footer = attach(AutoNormalFooter())
    #expect(footer.loadingView.superview === footer)
    #expect(footer.loadingView.center == centerBeside(footer.stateLabel, space: 25))
    footer.setTitle("A text that is longer", for: .idle)
    screen.turn()
    #expect(footer.loadingView.center == centerBeside(footer.stateLabel, space: 25))
    footer.textSpacing = 40
    screen.turn()
    #expect(footer.loadingView.center == centerBeside(footer.stateLabel, space: 40))
  }

  @Test(.scenario("S47"))
  func `arrows and spinners are right of the text in a right-to-left layout`() {
    screen.scrollView.semanticContentAttribute = .forceRightToLeft
    let back = attach(BackNormalFooter())
    #expect(back.arrowView.center.x == 195 + back.stateLabel.refreshTextWidth / 2 + 25)
    let auto = attach(AutoNormalFooter())
    #expect(auto.loadingView.center.x == 195 + auto.stateLabel.refreshTextWidth / 2 + 25)
    for view in [attach(AutoImageFooter()).gifView!, attach(BackImageFooter()).gifView!] {
      #expect(view.contentMode == .left && view.frame.maxX == 390)
    }
  }

  @Test func `isRefreshingTitleHidden centers the spinner`() {
    let footer = attach(AutoNormalFooter())
    footer.isRefreshingTitleHidden = true
    screen.turn()
    #expect(footer.loadingView.center == CGPoint(x: 195, y: 22))
    footer.isRefreshingTitleHidden = false
    screen.turn()
    #expect(footer.loadingView.center == centerBeside(footer.stateLabel, space: 25))
  }

  @Test func `isRefreshingTitleHidden hides the title only while the footer loads`() {
    let footer = AutoNormalFooter()
    footer.isRefreshingTitleHidden = true
    _ = attach(footer)
    #expect(footer.stateLabel.text == "Tap or pull up to load more")
    footer.beginRefreshing()
    #expect(footer.stateLabel.text == nil)
    footer.setTitle("Loading now", for: .refreshing)
    #expect(footer.stateLabel.text == nil, "a title set during the load is hidden too")
    footer.endRefreshing()
    #expect(footer.stateLabel.text == "Tap or pull up to load more")
  }

  @Test func `images are beside the text, or centered if the text is hidden`() {
    let back = attach(BackImageFooter())
    #expect(back.textSpacing == 20 && back.gifView.superview === back)
    #expect(back.gifView.contentMode == .right)
    #expect(back.gifView.frame.maxX == 195 - back.stateLabel.refreshTextWidth / 2 - 20)
    back.stateLabel.isHidden = true
    back.setNeedsLayout()
    screen.turn()
    #expect(back.gifView.contentMode == .center && back.gifView.frame == back.bounds)
    let auto = attach(AutoImageFooter())
    #expect(auto.textSpacing == 20 && auto.gifView.superview === auto)
    #expect(auto.gifView.contentMode == .right)
    #expect(auto.gifView.frame.maxX == 195 - auto.stateLabel.refreshTextWidth / 2 - 20)
    auto.stateLabel.isHidden = true
    auto.setNeedsLayout()
    screen.turn()
    #expect(auto.gifView.contentMode == .center && auto.gifView.frame == auto.bounds)
  }

  @Test func `isRefreshingTitleHidden centers the images of an auto footer`() {
    let footer = AutoImageFooter()
    footer.isRefreshingTitleHidden = true
    #expect(attach(footer).gifView.contentMode == .center)
  }

  @Test func `changing the spinner style keeps its position and color`() {
    let back = attach(BackNormalFooter())
    back.loadingView.color = .red
    back.activityIndicatorViewStyle = .large
    screen.turn()
    #expect(back.activityIndicatorViewStyle == .large && back.loadingView.color == .red)
    #expect(back.loadingView.center == back.arrowView.center)
    let auto = attach(AutoNormalFooter())
    let old: UIActivityIndicatorView = auto.loadingView
    old.color = .red
    auto.activityIndicatorViewStyle = .large
    screen.turn()
    #expect(old.superview == nil && auto.loadingView.superview === auto)
    #expect(auto.activityIndicatorViewStyle == .large && auto.loadingView.color == .red)
    #expect(auto.loadingView.center == centerBeside(auto.stateLabel, space: 25))
  }

  @Test(.scenario("S60"))
  func `images that enlarge an auto footer increase its part of the inset immediately`() {
    let footer = attach(AutoImageFooter())
    #expect(screen.inset == [0, 0, 44, 0])
    footer.setImages([.blank(80)], for: .refreshing)
    #expect(footer.frame.height == 80)
    #expect(screen.inset == [0, 0, 80, 0])
    footer.setImages([.blank(20)], for: .refreshing)
    #expect(footer.frame.height == 80, "smaller images do not reduce the height")
  }

  @Test func `footers follow the end of the content immediately`() {
    let back = attach(BackFooter())
    screen.scrollView.contentSize.height = 1_500
    #expect(back.frame.origin.y == 1_500)
    let auto = attach(AutoFooter())
    #expect(auto.frame.origin.y == 100)
    screen.scrollView.contentSize.height = 1_500
    #expect(auto.frame.origin.y == 1_500)
  }

  @Test func `content that grows during a pull resets the pulling percent immediately`() {
    let footer = BackFooter()
    screen.scrollView.refreshFooter = footer
    screen.drag(to: 1_222)
    #expect(footer.pullingPercent.roundedForComparison == 0.5)
    screen.scrollView.contentSize.height = 3_000
    #expect(footer.pullingPercent == 0)
  }

  @Test(.scenario("S36"))
  func `a footer follows the end of the content without the app's animation`() {
    let footer = attach(BackFooter())
    UIView.animate(withDuration: 3) { screen.scrollView.contentSize.height = 1_500 }
    let presented = footer.presentation(at: MainLoop.current.now)
    #expect(presented.geometry.center == footer.center)
    #expect(footer.frame.origin.y == 1_500)
  }
}
