import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ScrollIndicatorTests {
  /// The vertical indicator, if it is not hidden.
  private func visibleIndicator(_ view: UIScrollView) -> UIView? {
    view.subviews.first { $0.frame.width == 3 && !$0.isHidden }
  }

  @Test func `there is no indicator before the first scroll`() {
    let screen = TestScreen()
    #expect(screen.scrollView().subviews.isEmpty)
  }

  @Test func `the indicator appears while scrolling and then fades out`() throws {
    let screen = TestScreen()
    let view = screen.scrollView()
    let touch = screen.touchDown(195, 600)
    screen.move(touch, to: CGPoint(x: 195, y: 500), over: 0.1)
    let indicator = try #require(visibleIndicator(view))
    #expect(screen.presentation(of: indicator).alpha == 1)
    screen.advance(5)
    #expect(screen.presentation(of: indicator).alpha == 1)
    screen.lift(touch)
    screen.advance(0.6)
    let fading = screen.presentation(of: indicator).alpha
    #expect(fading > 0 && fading < 1)
    screen.advance(1)
    #expect(screen.presentation(of: indicator).alpha == 0)
    #expect(screen.isIdle)
  }

  @Test func `the indicator shows the position in the content`() throws {
    let screen = TestScreen()
    let view = screen.scrollView(1688)
    view.flashScrollIndicators()
    let indicator = try #require(visibleIndicator(view))
    #expect(indicator.frame.maxX == 387)
    #expect(indicator.frame.minY == 3)
    #expect(abs(indicator.frame.height - 838 / 2) < 1e-9)
    view.contentOffset.y = 844
    #expect(abs(indicator.frame.maxY - (844 + 841)) < 1e-9)
    view.contentOffset.y = 422
    #expect(abs(indicator.frame.midY - (422 + 422)) < 1e-9)
  }

  @Test func `the indicator shrinks when the content is pulled past its edge`() throws {
    let screen = TestScreen()
    let view = screen.scrollView(1688)
    view.flashScrollIndicators()
    let indicator = try #require(visibleIndicator(view))
    let whole = indicator.frame.height
    view.contentOffset.y = -50
    #expect(abs(indicator.frame.height - (whole - 50)) < 1e-9)
    #expect(indicator.frame.minY == -47)
  }

  @Test func `an indicator that is disabled or not needed is hidden`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.showsVerticalScrollIndicator = false
    view.flashScrollIndicators()
    #expect(visibleIndicator(view) == nil)
    view.showsVerticalScrollIndicator = true
    #expect(visibleIndicator(view) != nil)
    view.contentSize.height = 100
    #expect(visibleIndicator(view) == nil)
  }

  @Test func `the indicator is on the left in a right-to-left layout`() throws {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.semanticContentAttribute = .forceRightToLeft
    view.flashScrollIndicators()
    let indicator = try #require(visibleIndicator(view))
    #expect(indicator.frame.minX == 3)
  }

  @Test func `the indicator respects its insets`() throws {
    let screen = TestScreen()
    let view = screen.scrollView(1688)
    view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 20)
    view.flashScrollIndicators()
    let indicator = try #require(visibleIndicator(view))
    #expect(indicator.frame.minY == 103)
    #expect(indicator.frame.maxX == 367)
  }

  @Test func `the insets of both indicators can be set at once`() throws {
    let screen = TestScreen()
    let view = screen.scrollView(1688)
    #expect(view.scrollIndicatorInsets == .zero)
    let insets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 5)
    view.scrollIndicatorInsets = insets
    #expect(view.verticalScrollIndicatorInsets == insets)
    #expect(view.horizontalScrollIndicatorInsets == insets)
    view.flashScrollIndicators()
    let indicator = try #require(visibleIndicator(view))
    #expect(indicator.frame.minY == 13)
    #expect(indicator.frame.maxX == 382)
    view.verticalScrollIndicatorInsets = .zero
    #expect(view.scrollIndicatorInsets == .zero)
  }
}
