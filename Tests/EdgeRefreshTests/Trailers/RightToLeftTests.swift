import Testing
import UIKit

@testable import EdgeRefresh

/// Content that does not fill a scroll view is on the left, in every layout.
@Suite("Short content, read from the right", .ownWorld)
@MainActor
struct RightToLeftTests {
  let screen: Screen

  init() {
    screen = Screen(contentHeight: 800)
    screen.scrollView.semanticContentAttribute = .forceRightToLeft
    screen.scrollView.contentSize.width = 130
  }

  @Test("S47") func theLeaderIsNotPulledWhileNobodyPulls() {
    let leader = NormalLeader()
    screen.scrollView.refreshLeader = leader
    screen.turn()
    #expect(leader.pullingPercent == 0)
    #expect(leader.frame.origin.x == 390, "right beyond the viewport, not right of the content")
    screen.scrollView.scriptDragBegan()
    screen.scrollView.scriptDragMoved(to: CGPoint(x: 30, y: 0))
    #expect(leader.pullingPercent == 0.5)
    #expect(leader.state == .idle)
  }

  @Test("S47") func anOpenLeaderStaysInView() {
    let leader = NormalLeader()
    screen.scrollView.refreshLeader = leader
    screen.turn()
    leader.beginRefreshing()
    screen.advance(by: 0.5)
    #expect(screen.scrollView.contentOffset.x == 60)
    // Whatever is set, content is clamped to where it may rest.
    screen.scrollView.contentSize.height = 900
    #expect(screen.scrollView.contentOffset.x == 60)
    leader.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.scrollView.contentOffset.x == 0)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test("S47") func anOpenTrailerTakesNoMoreThanItsWidth() {
    let trailer = NormalTrailer()
    screen.scrollView.refreshTrailer = trailer
    screen.turn()
    #expect(trailer.frame.origin.x == -60)
    trailer.beginRefreshing()
    screen.advance(by: 0.5)
    #expect(screen.inset == [0, 60, 0, 0])
    #expect(screen.scrollView.contentOffset.x == -60)
    trailer.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.scrollView.contentOffset.x == 0)
  }

  @Test("S47") func aTrailerThatLoadsByItselfStandsLeftOfTheContent() {
    let trailer = AutoNormalTrailer()
    screen.scrollView.refreshTrailer = trailer
    screen.turn()
    #expect(trailer.frame.origin.x == -60)
    #expect(screen.inset == [0, 60, 0, 0])
  }
}
