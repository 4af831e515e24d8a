import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ScrollIndicatorTests {
  /// The bar at the right edge, as it is on screen.
  private func shownBar(_ view: UIScrollView) -> UIView? {
    view.subviews.first { $0.frame.width == 3 && !$0.isHidden }
  }

  @Test func `there is no bar before the first scroll`() {
    let screen = TestScreen()
    #expect(screen.scrollView().subviews.isEmpty)
  }

  @Test func `the bar shows while scrolling and fades`() throws {
    let screen = TestScreen()
    let view = screen.scrollView()
    let touch = screen.touchDown(195, 600)
    screen.move(touch, to: CGPoint(x: 195, y: 500), over: 0.1)
    let bar = try #require(shownBar(view))
    #expect(screen.presentation(of: bar).alpha == 1)
    screen.advance(5)
    #expect(screen.presentation(of: bar).alpha == 1)
    screen.lift(touch)
    screen.advance(0.6)
    let fading = screen.presentation(of: bar).alpha
    #expect(fading > 0 && fading < 1)
    screen.advance(1)
    #expect(screen.presentation(of: bar).alpha == 0)
    #expect(screen.isIdle)
  }

  @Test func `the bar shows where in the content one is`() throws {
    let screen = TestScreen()
    let view = screen.scrollView(1688)
    view.flashScrollIndicators()
    let bar = try #require(shownBar(view))
    #expect(bar.frame.maxX == 387)
    #expect(bar.frame.minY == 3)
    #expect(abs(bar.frame.height - 838 / 2) < 1e-9)
    view.contentOffset.y = 844
    #expect(abs(bar.frame.maxY - (844 + 841)) < 1e-9)
    view.contentOffset.y = 422
    #expect(abs(bar.frame.midY - (422 + 422)) < 1e-9)
  }

  @Test func `the bar is squeezed past the edge`() throws {
    let screen = TestScreen()
    let view = screen.scrollView(1688)
    view.flashScrollIndicators()
    let bar = try #require(shownBar(view))
    let whole = bar.frame.height
    view.contentOffset.y = -50
    #expect(abs(bar.frame.height - (whole - 50)) < 1e-9)
    #expect(bar.frame.minY == -47)
  }

  @Test func `a bar that is switched off or not needed does not show`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.showsVerticalScrollIndicator = false
    view.flashScrollIndicators()
    #expect(shownBar(view) == nil)
    view.showsVerticalScrollIndicator = true
    #expect(shownBar(view) != nil)
    view.contentSize.height = 100
    #expect(shownBar(view) == nil)
  }

  @Test func `the bar is at the left where one reads from the right`() throws {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.semanticContentAttribute = .forceRightToLeft
    view.flashScrollIndicators()
    let bar = try #require(shownBar(view))
    #expect(bar.frame.minX == 3)
  }

  @Test func `the bar keeps its insets`() throws {
    let screen = TestScreen()
    let view = screen.scrollView(1688)
    view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 20)
    view.flashScrollIndicators()
    let bar = try #require(shownBar(view))
    #expect(bar.frame.minY == 103)
    #expect(bar.frame.maxX == 367)
  }
}
