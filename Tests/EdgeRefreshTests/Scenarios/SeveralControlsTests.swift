import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct SeveralControlsTests {
  let screen = Screen()

  @Test(.scenario("S5"), .scenario("S6"))
  func `each control follows changes of the inset and the safe area`() {
    let header = NormalHeader()
    let footer = BackNormalFooter()
    let auto = AutoNormalTrailer()
    screen.scrollView.refreshHeader = header
    screen.scrollView.refreshFooter = footer
    screen.scrollView.refreshTrailer = auto
    screen.scrollView.contentSize.height = 300
    screen.turn()
    screen.scrollView.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 300, right: 60)
    screen.turn()
    #expect(header.frame.origin == CGPoint(x: -20, y: -54))
    #expect(footer.frame.origin == CGPoint(x: -20, y: 490))
    screen.setSafeArea(UIEdgeInsets(top: 40, left: 5, bottom: 30, right: 0))
    screen.turn()
    #expect(header.frame.origin == CGPoint(x: -25, y: -54))
    #expect(footer.frame.origin == CGPoint(x: -25, y: 420))
  }

  @Test(.scenario("S4"), .scenario("S50"))
  func `an inset saved during the refresh of a replaced header is restored`() {
    screen.scrollView.refreshHeader = screen.refreshing(NormalHeader())
    let saved = screen.scrollView.contentInset
    screen.scrollView.contentInset.bottom = 336
    screen.scrollView.refreshHeader = NormalHeader()
    #expect(screen.inset == [0, 0, 336, 0])
    screen.scrollView.contentInset = saved
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(.scenario("S4"))
  func `a header set in the closing completion of the old header replaces the new one`() {
    let old = screen.refreshing(NormalHeader())
    let third = NormalHeader()
    old.didClose = { [weak scrollView = screen.scrollView] in
      scrollView?.refreshHeader = third
    }
    let second = NormalHeader()
    screen.scrollView.refreshHeader = second
    #expect(screen.scrollView.refreshHeader === third)
    #expect(second.superview == nil && old.superview == nil)
    #expect(screen.scrollView.subviews.count { $0 is RefreshHeader } == 1)
  }

  @Test(.scenario("S7")) func `ending a refresh does not stop a bounce along the other axis`() {
    let footer = AutoNormalFooter()
    screen.scrollView.isPagingEnabled = true
    screen.scrollView.alwaysBounceHorizontal = true
    screen.scrollView.refreshFooter = footer
    screen.scrollView.contentSize = CGSize(width: 390, height: 2_000)
    screen.turn()
    footer.beginRefreshing()
    screen.fling(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 100, y: 200))
    screen.advance(by: 0.05)
    #expect(screen.scrollView.isDecelerating)
    #expect(screen.offset.x > 10 && screen.offset.y > 300, "beyond the edge along the other axis")
    footer.endRefreshing()
    screen.advance(by: 2)
    #expect(screen.offset == CGPoint(x: 0, y: 800))
  }

  @Test(.scenario("S15")) func `the distance from the content is applied outside a window`() {
    let footer = AutoNormalFooter()
    let header = NormalHeader()
    screen.scrollView.refreshFooter = footer
    screen.scrollView.refreshHeader = header
    screen.leaveWindow()
    footer.distanceFromContent = 10
    header.distanceFromContent = 30
    #expect(footer.frame.origin.y == 2_010)
    #expect(header.frame.origin.y == -84)
  }

  @Test(.scenario("S4")) func `removing one control keeps the amount of the other`() {
    let footer = AutoNormalFooter()
    screen.scrollView.refreshFooter = footer
    _ = screen.refreshing(NormalHeader())
    #expect(screen.inset == [54, 0, 44, 0])
    screen.scrollView.refreshHeader = nil
    #expect(screen.inset == [0, 0, 44, 0])
    let header = screen.refreshing(NormalHeader())
    screen.scrollView.refreshFooter = nil
    #expect(screen.inset == [54, 0, 0, 0])
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(.scenario("S4"))
  func `removing a control keeps the amount of a control on the other axis`() {
    screen.scrollView.contentSize.width = 1_000
    let trailer = AutoTrailer()
    screen.scrollView.refreshTrailer = trailer
    _ = screen.refreshing(NormalHeader())
    #expect(screen.inset == [54, 0, 0, 60])
    screen.scrollView.refreshHeader = nil
    #expect(screen.inset == [0, 0, 0, 60])
    screen.scrollView.refreshTrailer = nil
    #expect(screen.inset == [0, 0, 0, 0])
  }
}
