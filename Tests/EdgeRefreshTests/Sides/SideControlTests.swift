import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct SideControlTests {
  let screen = Screen()

  init() {
    screen.scrollView.contentSize = CGSize(width: 1000, height: 800)
  }

  private func drag(to offsets: CGFloat...) {
    if !screen.scrollView.isDragging { screen.scrollView.scriptDragBegan() }
    for offset in offsets {
      screen.scrollView.scriptDragMoved(to: CGPoint(x: offset, y: 0))
      screen.turn()
    }
  }

  private func release(to offset: CGFloat) {
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.scrollView.contentOffset.x = offset
    screen.advance(by: 0.5)
  }

  @Test func `a trailer refreshes when it is pulled beyond the end`() {
    let trailer = NormalTrailer()
    screen.scrollView.refreshTrailer = trailer
    screen.turn()
    #expect(trailer.frame == CGRect(x: 1000, y: 0, width: 60, height: 800))
    drag(to: 650, 671)
    #expect(trailer.state == .pulling)
    release(to: 668)
    #expect(trailer.state == .refreshing)
    #expect(screen.inset == [0, 0, 0, 60])
    #expect(screen.scrollView.contentOffset == CGPoint(x: 670, y: 0))
    trailer.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(screen.scrollView.contentOffset.x == 610)
  }

  @Test func `a leader refreshes when it is pulled beyond the start`() {
    let leader = NormalLeader()
    screen.scrollView.refreshLeader = leader
    screen.turn()
    #expect(leader.frame == CGRect(x: -60, y: 0, width: 60, height: 800))
    drag(to: -30, -61)
    #expect(leader.state == .pulling)
    release(to: -58)
    #expect(screen.inset == [0, 60, 0, 0])
    #expect(screen.scrollView.contentOffset.x == -60)
    leader.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(screen.scrollView.contentOffset.x == 0)
  }

  @Test(.scenario("S47"))
  func `the leader and the trailer swap sides in a right-to-left layout`() {
    screen.scrollView.semanticContentAttribute = .forceRightToLeft
    let trailer = NormalTrailer()
    let leader = NormalLeader()
    screen.scrollView.refreshTrailer = trailer
    screen.scrollView.refreshLeader = leader
    screen.turn()
    #expect(trailer.frame.origin.x == -60)
    #expect(leader.frame.origin.x == 1000)
    drag(to: -61)
    #expect(trailer.state == .pulling)
    #expect(leader.state == .idle)
    release(to: -58)
    #expect(screen.inset == [0, 60, 0, 0])
    #expect(screen.scrollView.contentOffset.x == -60)
    trailer.endRefreshing()
    screen.advance(by: 1)
    drag(to: 671)
    #expect(leader.state == .pulling)
    release(to: 668)
    #expect(screen.inset == [0, 0, 0, 60])
    #expect(screen.scrollView.contentOffset.x == 670)
  }

  @Test func `an auto trailer loads when it scrolls into view`() {
    var loads = 0
    let trailer = AutoNormalTrailer { loads += 1 }
    screen.scrollView.refreshTrailer = trailer
    screen.turn()
    #expect(screen.inset == [0, 0, 0, 60])
    drag(to: 600, 669)
    #expect(loads == 0)
    drag(to: 670)
    #expect(loads == 1)
    #expect(trailer.loadingView.isAnimating)
    screen.scrollView.contentSize.width = 1800
    trailer.endRefreshing()
    screen.turn()
    #expect(trailer.frame.origin.x == 1800)
  }

  @Test func `a scroll view can have a control at each of its four edges`() {
    let header = NormalHeader()
    let footer = AutoNormalFooter()
    let leader = NormalLeader()
    let trailer = NormalTrailer()
    screen.scrollView.contentSize.height = 2000
    screen.scrollView.refreshHeader = header
    screen.scrollView.refreshFooter = footer
    screen.scrollView.refreshLeader = leader
    screen.scrollView.refreshTrailer = trailer
    screen.turn()
    for control in [header, footer, leader, trailer] { control.beginRefreshing() }
    screen.advance(by: 1)
    #expect(screen.inset[2] == 44)
    #expect(screen.inset[3] == 60, "the trailer began last, so it is visible")
    for control in [header, footer, leader, trailer] { control.endRefreshing() }
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 44, 0])
    #expect(screen.scrollView.refreshHeader === header)
    #expect(screen.scrollView.refreshFooter === footer)
    #expect(screen.scrollView.refreshLeader === leader)
    #expect(screen.scrollView.refreshTrailer === trailer)
  }

  @Test(.scenario("C7")) func `content always bounces only along the axis of the control`() {
    screen.scrollView.refreshTrailer = NormalTrailer()
    #expect(screen.scrollView.alwaysBounceHorizontal)
    #expect(!screen.scrollView.alwaysBounceVertical)
    screen.scrollView.refreshTrailer = nil
    #expect(!screen.scrollView.alwaysBounceHorizontal)
  }

  @Test func `a leader is not a trailer, and each property has its own type`() {
    let leader: RefreshComponent = NormalLeader()
    #expect(!(leader is RefreshTrailer))
    let leading: Any = \UIScrollView.refreshLeader
    let trailing: Any = \UIScrollView.refreshTrailer
    #expect(leading is ReferenceWritableKeyPath<UIScrollView, RefreshLeader?>)
    #expect(trailing is ReferenceWritableKeyPath<UIScrollView, RefreshTrailer?>)
  }

  @Test func `Latin text is rotated, and Chinese text is stacked`() {
    let trailer = StateTrailer()
    screen.scrollView.refreshTrailer = trailer
    screen.turn()
    let label: UILabel = trailer.stateLabel
    #expect(abs(label.transform.a) < 1e-9 && label.transform.b == 1, "rotated by a quarter turn")
    #expect(trailer.bounds.contains(label.frame.insetBy(dx: 0.5, dy: 0.5)))
    trailer.setTitle("滑动查看", for: .idle)
    screen.turn()
    #expect(label.transform == .identity)
    #expect(label.bounds.width == 14, "the characters are stacked")
  }
}
