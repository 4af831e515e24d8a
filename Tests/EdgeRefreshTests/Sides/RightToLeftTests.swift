import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Content narrower than the scroll view is on the left in a right-to-left layout too.
@Suite(.isolated)
@MainActor
struct RightToLeftTests {
  let screen: Screen

  init() {
    screen = Screen(contentHeight: 800)
    screen.scrollView.semanticContentAttribute = .forceRightToLeft
    screen.scrollView.contentSize.width = 130
  }

  @Test(.scenario("S47")) func `the pulling percent of a leader is 0 at rest`() {
    let leader = NormalLeader()
    screen.scrollView.refreshLeader = leader
    screen.turn()
    #expect(leader.pullingPercent == 0)
    #expect(leader.frame.origin.x == 390, "right of the visible bounds, not of the content")
    screen.scrollView.scriptDragBegan()
    screen.scrollView.scriptDragMoved(to: CGPoint(x: 30, y: 0))
    #expect(leader.pullingPercent == 0.5)
    #expect(leader.state == .idle)
  }

  @Test(.scenario("S47")) func `an arrow points toward the content at rest`() {
    let (leader, trailer) = (NormalLeader(), NormalTrailer())
    screen.scrollView.refreshLeader = leader
    screen.scrollView.refreshTrailer = trailer
    screen.advance(by: 0.5)
    // The image points left. The content is left of the leader and right of the trailer.
    #expect(leader.arrowView.transform.a > 0 && trailer.arrowView.transform.a < 0)
    screen.scrollView.semanticContentAttribute = .forceLeftToRight
    for control in [leader, trailer] { control.setNeedsLayout() }
    screen.advance(by: 0.5)
    #expect(leader.arrowView.transform.a < 0 && trailer.arrowView.transform.a > 0)
  }

  @Test(.scenario("S47")) func `an open leader stays in view`() {
    let leader = NormalLeader()
    screen.scrollView.refreshLeader = leader
    screen.turn()
    leader.beginRefreshing()
    screen.advance(by: 0.5)
    #expect(screen.scrollView.contentOffset.x == 60)
    // In the stand-in, setting the content size clamps the offset to its valid range.
    screen.scrollView.contentSize.height = 900
    #expect(screen.scrollView.contentOffset.x == 60)
    leader.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.scrollView.contentOffset.x == 0)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(.scenario("S47")) func `an open trailer adds exactly its width to the inset`() {
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

  @Test(.scenario("S47")) func `an auto trailer is left of the content`() {
    let trailer = AutoNormalTrailer()
    screen.scrollView.refreshTrailer = trailer
    screen.turn()
    #expect(trailer.frame.origin.x == -60)
    #expect(screen.inset == [0, 60, 0, 0])
  }
}

/// Controls in a right-to-left layout with different left and right insets.
@Suite(.scenario("S47"), .isolated)
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

  @Test func `the pull of a leader starts beyond the right inset`() {
    let leader = NormalLeader()
    scrollView.refreshLeader = leader
    screen.turn()
    #expect(leader.frame.origin.x == 1_000)
    drag(to: 610 + 30 + 30)
    #expect(leader.pullingPercent.roundedForComparison == 0.5)
  }

  @Test func `the pull of a trailer starts beyond the left inset`() {
    let trailer = NormalTrailer()
    scrollView.refreshTrailer = trailer
    screen.turn()
    #expect(trailer.frame.origin.x == -60)
    drag(to: -10 - 30)
    #expect(trailer.pullingPercent.roundedForComparison == 0.5)
  }

  @Test func `the leader of short content is right of the area between the insets`() {
    scrollView.contentSize.width = 100
    let leader = NormalLeader()
    scrollView.refreshLeader = leader
    screen.turn()
    #expect(leader.frame.origin.x.roundedForComparison == 350)
  }

  @Test func `open controls add their width to the inset of their own side`() {
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
