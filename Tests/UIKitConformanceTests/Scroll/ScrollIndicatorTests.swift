import Testing
import UIKit

@MainActor struct ScrollIndicatorTests {
  /// The bar at the right edge, as it is on screen.
  private func shownBar(_ view: UIScrollView) -> UIView? {
    view.subviews.first { $0.frame.width == 3 && !$0.isHidden }
  }

  @Test func `there is no bar before the first scroll`() {
    World.run { world in
      #expect(world.scrollView().subviews.isEmpty)
    }
  }

  @Test func `the bar shows while scrolling and fades`() throws {
    try World.run { world in
      let view = world.scrollView()
      let touch = world.down(195, 600)
      world.move(touch, to: CGPoint(x: 195, y: 500), over: 0.1)
      let bar = try #require(shownBar(view))
      #expect(world.shown(bar).alpha == 1)
      world.advance(5)
      #expect(world.shown(bar).alpha == 1)
      world.lift(touch)
      world.advance(0.6)
      let fading = world.shown(bar).alpha
      #expect(fading > 0 && fading < 1)
      world.advance(1)
      #expect(world.shown(bar).alpha == 0)
      #expect(world.isStill)
    }
  }

  @Test func `the bar shows where in the content one is`() throws {
    try World.run { world in
      let view = world.scrollView(1688)
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
  }

  @Test func `the bar is squeezed past the edge`() throws {
    try World.run { world in
      let view = world.scrollView(1688)
      view.flashScrollIndicators()
      let bar = try #require(shownBar(view))
      let whole = bar.frame.height
      view.contentOffset.y = -50
      #expect(abs(bar.frame.height - (whole - 50)) < 1e-9)
      #expect(bar.frame.minY == -47)
    }
  }

  @Test func `a bar that is switched off or not needed does not show`() {
    World.run { world in
      let view = world.scrollView()
      view.showsVerticalScrollIndicator = false
      view.flashScrollIndicators()
      #expect(shownBar(view) == nil)
      view.showsVerticalScrollIndicator = true
      #expect(shownBar(view) != nil)
      view.contentSize.height = 100
      #expect(shownBar(view) == nil)
    }
  }

  @Test func `the bar is at the left where one reads from the right`() throws {
    try World.run { world in
      let view = world.scrollView()
      view.semanticContentAttribute = .forceRightToLeft
      view.flashScrollIndicators()
      let bar = try #require(shownBar(view))
      #expect(bar.frame.minX == 3)
    }
  }

  @Test func `the bar keeps its insets`() throws {
    try World.run { world in
      let view = world.scrollView(1688)
      view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 20)
      view.flashScrollIndicators()
      let bar = try #require(shownBar(view))
      #expect(bar.frame.minY == 103)
      #expect(bar.frame.maxX == 367)
    }
  }
}
