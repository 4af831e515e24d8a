import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct ShortContentTests {
  @Test(.scenario("S67"))
  func `a footer is hidden while all content fits, even when there is no more data`() {
    for footer in [AutoNormalFooter {}, BackNormalFooter {}] as [RefreshFooter] {
      let screen = Screen(contentHeight: 300)
      footer.hidesWhenContentFits = true
      screen.attach(footer)
      #expect(footer.isHidden && screen.inset == [0, 0, 0, 0])
      footer.endRefreshingWithNoMoreData()
      #expect(footer.isHidden)
      screen.scrollView.contentSize.height = 800
      #expect(footer.isHidden, "it fits exactly")
      screen.scrollView.contentSize.height = 801
      #expect(!footer.isHidden)
      screen.scrollView.contentSize.height = 700
      #expect(footer.isHidden)
      screen.scrollView.contentInset.top = 101
      screen.turn()
      #expect(!footer.isHidden, "the inset leaves less space")
      screen.scrollView.contentInset.top = 0
      screen.scrollView.bounds.size.height = 600
      screen.turn()
      #expect(!footer.isHidden, "the scroll view is smaller")
    }
  }

  @Test(.scenario("S67"))
  func `the footer's own length does not count`() {
    let screen = Screen(contentHeight: 790)
    let footer = screen.attach(AutoNormalFooter {})
    #expect(!footer.isHidden && screen.inset == [0, 0, 44, 0])
    footer.hidesWhenContentFits = true
    #expect(footer.isHidden && screen.inset == [0, 0, 0, 0])
    screen.turn()
    #expect(footer.isHidden)
    footer.hidesWhenContentFits = false
    #expect(!footer.isHidden)
  }

  @Test func `a refresh in progress is shown`() {
    let screen = Screen(contentHeight: 300)
    let footer = screen.attach(AutoNormalFooter {})
    footer.hidesWhenContentFits = true
    footer.beginRefreshing()
    #expect(!footer.isHidden && footer.state == .refreshing)
    footer.endRefreshing()
    #expect(footer.isHidden)
  }

  @Test(.scenario("S67"))
  func `a result and a failure of a short list are shown`() {
    for footer in [AutoNormalFooter(), BackNormalFooter()] as [RefreshFooter] {
      let screen = Screen(contentHeight: 300)
      footer.hidesWhenContentFits = true
      footer.showsFailure = true
      footer.resultDuration = 1
      screen.attach(footer)
      footer.beginRefreshing()
      screen.advance(by: 1)
      footer.endRefreshing(with: .failure)
      screen.advance(by: 2)
      #expect(!footer.isHidden && footer.displayedOutcome == .failure)
      #expect(footer.retry())
      screen.advance(by: 1)
      footer.endRefreshing()
      #expect(footer.isHidden == (footer is AutoFooter))
      screen.advance(by: 2)
      #expect(footer.isHidden && screen.inset == [0, 0, 0, 0])
    }
  }

  @Test func `a footer that the app hides stays hidden`() {
    let screen = Screen(contentHeight: 300)
    let footer = screen.attach(AutoNormalFooter {})
    footer.hidesWhenContentFits = true
    footer.isHidden = true
    screen.scrollView.contentSize.height = 2000
    #expect(footer.isHidden)
    footer.isHidden = false
    #expect(!footer.isHidden)
  }
}
