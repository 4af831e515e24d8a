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

  @Test func `content bounces until the last control of the axis is off`() {
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

  @Test func `content that bounced before still bounces afterwards`() {
    scrollView.alwaysBounceVertical = true
    scrollView.alwaysBounceHorizontal = true
    scrollView.refreshHeader = NormalHeader()
    scrollView.refreshTrailer = NormalTrailer()
    scrollView.refreshHeader = nil
    scrollView.refreshTrailer = nil
    #expect(scrollView.alwaysBounceVertical)
    #expect(scrollView.alwaysBounceHorizontal)
  }

  @Test func `only the axis of a header bounces`() {
    scrollView.refreshHeader = NormalHeader()
    #expect(scrollView.alwaysBounceVertical)
    #expect(!scrollView.alwaysBounceHorizontal)
  }

  /// Otherwise it could not be pulled where the content is short.
  @Test func `a second control makes content bounce that the app had stopped`() {
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
  func `each axis bounces afterwards as it did before`(vertical: Bool, horizontal: Bool) {
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
