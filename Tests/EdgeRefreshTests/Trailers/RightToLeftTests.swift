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

/// Insets of different widths on the two sides.
@Suite("S47: unequal insets, read from the right", .ownWorld)
@MainActor
struct UnequalInsetTests {
  let screen = Screen(
    contentHeight: 800, inset: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
  var scrollView: UIScrollView { screen.scrollView }

  init() {
    screen.scrollView.semanticContentAttribute = .forceRightToLeft
    screen.scrollView.contentSize.width = 1_000
  }

  private func drag(to offset: CGFloat) {
    scrollView.scriptDragBegan()
    scrollView.scriptDragMoved(to: CGPoint(x: offset, y: 0))
    screen.turn()
  }

  @Test func theLeaderIsPulledPastTheRightInset() {
    let leader = NormalLeader()
    scrollView.refreshLeader = leader
    screen.turn()
    #expect(leader.frame.origin.x == 1_000)
    drag(to: 610 + 30 + 30)
    #expect(leader.pullingPercent.roundedForComparison == 0.5)
  }

  @Test func theTrailerIsPulledPastTheLeftInset() {
    let trailer = NormalTrailer()
    scrollView.refreshTrailer = trailer
    screen.turn()
    #expect(trailer.frame.origin.x == -60)
    drag(to: -10 - 30)
    #expect(trailer.pullingPercent.roundedForComparison == 0.5)
  }

  @Test func shortContentPutsTheLeaderRightOfTheRoomBetweenTheInsets() {
    scrollView.contentSize.width = 100
    let leader = NormalLeader()
    scrollView.refreshLeader = leader
    screen.turn()
    #expect(leader.frame.origin.x.roundedForComparison == 350)
  }

  @Test func openControlsTakeTheirWidthFromTheirOwnSide() {
    let leader = NormalLeader()
    let trailer = NormalTrailer()
    scrollView.refreshLeader = leader
    screen.turn()
    leader.beginRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 10, 0, 90])
    #expect(screen.offset.x == 700)
    leader.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.offset.x == 640)
    scrollView.refreshTrailer = trailer
    screen.turn()
    trailer.beginRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 70, 0, 30])
    #expect(screen.offset.x == -70)
    trailer.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 10, 0, 30])
    #expect(screen.offset.x == -10)
  }
}
