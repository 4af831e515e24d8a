import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct ControlAnimationTests {
  let screen = Screen()

  private func attachedHeader() -> NormalHeader {
    let header = NormalHeader()
    screen.scrollView.refreshHeader = header
    screen.turn()
    return header
  }

  @Test func `beginning within a slower animation keeps the opening duration`() {
    var calls = 0
    let header = attachedHeader()
    header.refreshingBlock = { calls += 1 }
    UIView.animate(withDuration: 3) { header.beginRefreshing() }
    screen.advance(by: 0.5)
    #expect(calls == 1)
  }

  @Test func `opening and closing use the durations that the app sets`() {
    let header = attachedHeader()
    let log = EventLog()
    log.observe(header)
    header.openingDuration = 1
    header.closingDuration = 2
    header.beginRefreshing()
    screen.advance(by: 0.9)
    #expect(log.entries.isEmpty)
    screen.advance(by: 0.2)
    #expect(log.entries == ["refreshing", "began"])
    header.endRefreshing()
    screen.advance(by: 1.9)
    #expect(log.entries.last == "endAnimation")
    screen.advance(by: 0.2)
    #expect(log.entries.last == "ended")
  }

  @Test func `an open control is opaque`() {
    let header = attachedHeader()
    header.alpha = 0.5
    header.beginRefreshing()
    screen.advance(by: 1)
    #expect(header.alpha == 1)
  }

  @Test func `a control that does not fade keeps the alpha that the app sets`() {
    let header = NormalHeader()
    header.alpha = 0.5
    header.fadesWithPull = false
    #expect(header.alpha == 0.5)
    screen.scrollView.refreshHeader = header
    screen.drag(to: -20)
    #expect(header.alpha == 0.5)
  }

  @Test func `the closing animations use the closing duration`() {
    let header = screen.refreshing(NormalHeader())
    let view = UIView()
    screen.window.addSubview(view)
    header.closingAnimations = { view.alpha = 0 }
    header.endRefreshing()
    screen.advance(by: 0.3)
    #expect(view.presentation(at: MainLoop.current.now).alpha > 0)
    screen.advance(by: 0.11)
    #expect(view.presentation(at: MainLoop.current.now).alpha == 0)
  }

  @Test func `the content can be dragged while a control opens`() {
    let header = attachedHeader()
    header.beginRefreshing()
    screen.advance(by: 0.1)
    let finger = screen.window.beginTouch(at: CGPoint(x: 200, y: 300))
    for step in 1...5 {
      screen.advance(by: 0.01)
      screen.window.moveTouch(finger, to: CGPoint(x: 200, y: 300 + 10 * CGFloat(step)))
    }
    #expect(screen.scrollView.isDragging)
  }

  @Test(.scenario("S7"), arguments: [1, -1])
  func `beginning a header ends a horizontal bounce at the content edge`(direction: CGFloat) {
    let scrollView = screen.scrollView
    scrollView.contentSize = CGSize(width: 1_000, height: 2_000)
    scrollView.contentInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 25)
    let header = attachedHeader()
    let edge: CGFloat = direction > 0 ? -15 : 635
    scrollView.contentOffset.x = edge
    screen.turn()
    screen.fling(
      from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195 + 180 * direction, y: 130))
    screen.advance(by: 0.02)
    #expect(scrollView.isDecelerating)
    #expect((edge - screen.offset.x) * direction > 10, "beyond the edge along the other axis")
    header.beginRefreshing()
    #expect(screen.offset == CGPoint(x: edge, y: -54))
    screen.advance(by: 2)
    #expect(screen.offset == CGPoint(x: edge, y: -54))
  }

  @Test(.scenario("S7"), arguments: [1, -1])
  func `beginning a leader ends a vertical bounce at the content edge`(direction: CGFloat) {
    let scrollView = screen.scrollView
    scrollView.contentSize = CGSize(width: 1_000, height: 2_000)
    scrollView.contentInset = UIEdgeInsets(top: 15, left: 0, bottom: 25, right: 0)
    scrollView.alwaysBounceVertical = true
    let leader = NormalLeader()
    scrollView.refreshLeader = leader
    let edge: CGFloat = direction > 0 ? -15 : 1_225
    scrollView.contentOffset.y = edge
    screen.turn()
    screen.fling(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 130, y: 400 + 180 * direction))
    screen.advance(by: 0.02)
    #expect(scrollView.isDecelerating)
    #expect((edge - screen.offset.y) * direction > 10, "beyond the edge along the other axis")
    leader.beginRefreshing()
    screen.advance(by: 2)
    #expect(screen.offset == CGPoint(x: -60, y: edge))
  }

  @Test(.scenario("S18"))
  func `a control that opens on entering a window ignores the app's animation`() {
    let screen = Screen(isVisible: false)
    let header = NormalHeader()
    screen.scrollView.refreshHeader = header
    header.beginRefreshing()
    UIView.animate(withDuration: 3) {
      screen.window.addSubview(screen.scrollView)
      screen.window.layoutIfNeeded()
    }
    #expect(header.state == .refreshing)
    let presented = screen.scrollView.presentation(at: MainLoop.current.now)
    #expect(presented.geometry.bounds.origin.y.roundedForComparison == -54)
  }

  @Test(.scenario("S7"))
  func `beginning during a drag keeps the offset along the other axis`() {
    screen.scrollView.contentSize.width = 1_000
    let header = attachedHeader()
    screen.scrollView.scriptDragBegan()
    screen.scrollView.scriptDragMoved(to: CGPoint(x: -30, y: 0))
    header.beginRefreshing()
    #expect(screen.offset == CGPoint(x: -30, y: -54))
  }

  @Test func `beginning while a header closes continues from the displayed offset`() {
    let header = attachedHeader()
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    screen.advance(by: 0.2)
    let closing = presentedOffset
    #expect(closing > -53 && closing < -1)
    header.beginRefreshing()
    #expect(abs(presentedOffset - closing) < 1)
    screen.advance(by: 1)
    #expect(screen.offset.y == -54)
  }

  private var presentedOffset: CGFloat {
    screen.scrollView.presentation(at: MainLoop.current.now).geometry.bounds.origin.y
  }
}
