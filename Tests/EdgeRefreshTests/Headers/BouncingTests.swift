import Testing
import UIKit

@testable import EdgeRefresh

@Suite("C7: whether short content bounces", .ownWorld)
@MainActor
struct BouncingTests {
  let screen = Screen()
  var scrollView: UIScrollView { screen.scrollView }

  @Test func contentBouncesUntilTheLastControlOfTheAxisIsOff() {
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

  @Test func contentThatBouncedBeforeStillBouncesAfterwards() {
    scrollView.alwaysBounceVertical = true
    scrollView.alwaysBounceHorizontal = true
    scrollView.refreshHeader = NormalHeader()
    scrollView.refreshTrailer = NormalTrailer()
    scrollView.refreshHeader = nil
    scrollView.refreshTrailer = nil
    #expect(scrollView.alwaysBounceVertical)
    #expect(scrollView.alwaysBounceHorizontal)
  }

  @Test func onlyTheAxisOfAHeaderBounces() {
    scrollView.refreshHeader = NormalHeader()
    #expect(scrollView.alwaysBounceVertical)
    #expect(!scrollView.alwaysBounceHorizontal)
  }

  /// Otherwise it could not be pulled where the content is short.
  @Test func aSecondControlMakesContentBounceThatTheAppHadStopped() {
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
  func eachAxisBouncesAfterwardsAsItDidBefore(vertical: Bool, horizontal: Bool) {
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
