import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.scenario("C7"), .isolated)
@MainActor
struct BouncingTests {
  let screen = Screen()
  var scrollView: UIScrollView { screen.scrollView }

  @Test func `content always bounces until the last control of the axis is removed`() {
    scrollView.refreshHeader = NormalHeader()
    scrollView.refreshFooter = BackNormalFooter()
    scrollView.refreshFooter = nil
    #expect(scrollView.alwaysBounceVertical)
    scrollView.refreshHeader = nil
    #expect(!scrollView.alwaysBounceVertical)
    scrollView.refreshLeader = NormalLeader()
    scrollView.refreshTrailer = NormalTrailer()
    scrollView.refreshTrailer = nil
    #expect(scrollView.alwaysBounceHorizontal)
    scrollView.refreshLeader = nil
    #expect(!scrollView.alwaysBounceHorizontal)
  }

  @Test func `content that always bounced before still does after its controls are removed`() {
    scrollView.alwaysBounceVertical = true
    scrollView.alwaysBounceHorizontal = true
    scrollView.refreshHeader = NormalHeader()
    scrollView.refreshTrailer = NormalTrailer()
    scrollView.refreshHeader = nil
    scrollView.refreshTrailer = nil
    #expect(scrollView.alwaysBounceVertical)
    #expect(scrollView.alwaysBounceHorizontal)
  }

  @Test func `a header enables bouncing only along its axis`() {
    scrollView.refreshHeader = NormalHeader()
    #expect(scrollView.alwaysBounceVertical)
    #expect(!scrollView.alwaysBounceHorizontal)
  }

  /// Without bouncing, short content cannot be pulled.
  @Test func `adding a second control enables bouncing that the app disabled`() {
    scrollView.refreshHeader = NormalHeader()
    scrollView.refreshLeader = NormalLeader()
    scrollView.alwaysBounceVertical = false
    scrollView.alwaysBounceHorizontal = false
    scrollView.refreshFooter = BackNormalFooter()
    #expect(scrollView.alwaysBounceVertical)
    #expect(!scrollView.alwaysBounceHorizontal)
    scrollView.refreshTrailer = NormalTrailer()
    #expect(scrollView.alwaysBounceHorizontal)
  }

  @Test(arguments: [(true, false), (false, true)])
  func `removing the controls restores the bouncing of each axis`(vertical: Bool, horizontal: Bool)
  {
    scrollView.alwaysBounceVertical = vertical
    scrollView.alwaysBounceHorizontal = horizontal
    scrollView.refreshHeader = NormalHeader()
    scrollView.refreshTrailer = NormalTrailer()
    scrollView.refreshHeader = nil
    #expect(scrollView.alwaysBounceVertical == vertical)
    scrollView.refreshTrailer = nil
    #expect(scrollView.alwaysBounceHorizontal == horizontal)
  }
}
