import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct InsetTests {
  let screen = Screen(inset: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))

  @Test(.scenario("S1"), .scenario("S2"), .scenario("S24"))
  func `leaving the window keeps the refresh and leaves no gap`() {
    let header = screen.refreshing(NormalHeader())
    for _ in 1...5 {
      screen.leaveWindow()
      screen.advance(by: 0.3)
      screen.enterWindow()
      screen.advance(by: 0.3)
      #expect(header.state == .refreshing)
      #expect(screen.inset == [74, 0, 10, 0])
      #expect(header.loadingView.isAnimating, "the spinner animates again in the window")
    }
    screen.leaveWindow()
    header.endRefreshing()
    screen.enterWindow()
    screen.advance(by: 1)
    #expect(screen.inset == [20, 0, 10, 0])
    #expect(header.state == .idle)
  }

  @Test(.scenario("S8"))
  func `without controls, the adjusted inset is the app's inset and the safe area`() {
    screen.setSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    _ = screen.refreshing(NormalHeader())
    screen.attach(AutoNormalFooter())
    let all = screen.scrollView.adjustedContentInset
    let own = screen.scrollView.adjustedContentInsetExcludingRefreshControls
    #expect([all.top, all.bottom].map(\.roundedForComparison) == [121, 88])
    #expect([own.top, own.bottom].map(\.roundedForComparison) == [67, 44])
  }

  @Test(.scenario("S3"), arguments: [0, 5, 64, 100] as [CGFloat])
  func `an inset set while refreshing is kept`(top: CGFloat) {
    let header = screen.refreshing(NormalHeader())
    screen.scrollView.contentInset = UIEdgeInsets(top: top, left: 3, bottom: 40, right: 0)
    screen.turn()
    #expect(screen.inset == [top + 54, 3, 40, 0])
    #expect(screen.offset.y == -top - 54, "the header stays in view")
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [top, 3, 40, 0])
    #expect(screen.offset.y == -top)
  }

  @Test(.scenario("S3")) func `an inset set while closing is kept`() {
    let header = screen.refreshing(NormalHeader())
    header.endRefreshing()
    screen.advance(by: 0.1)
    screen.scrollView.contentInset.top = 64
    screen.advance(by: 1)
    #expect(screen.inset == [64, 0, 10, 0])
  }

  @Test(.scenario("S50")) func `saving and restoring the inset never makes it grow`() {
    let header = NormalHeader()
    screen.scrollView.refreshHeader = header
    for round in 0..<8 {
      if round % 2 == 1 {
        header.beginRefreshing()
        screen.advance(by: 0.5)
      }
      let saved = screen.scrollView.contentInset
      screen.scrollView.contentInset.top += 30
      screen.scrollView.contentInset.bottom = 300
      screen.advance(by: 0.3)
      screen.scrollView.contentInset = saved
      screen.advance(by: 0.3)
      if header.isRefreshing { header.endRefreshing() }
      screen.advance(by: 1)
      #expect(screen.inset == [20, 0, 10, 0], "round \(round)")
    }
  }

  @Test(.scenario("S50"))
  func `restoring an inset saved during a refresh does not restore the header's amount`() {
    let header = screen.refreshing(NormalHeader())
    let saved = screen.scrollView.contentInset
    screen.scrollView.contentInset.bottom = 300
    header.endRefreshing()
    screen.advance(by: 1)
    screen.scrollView.contentInset = saved
    screen.advance(by: 1)
    #expect(screen.inset == [20, 0, 10, 0])
  }

  @Test(.scenario("S50"))
  func `a refresh that begins between saving and restoring keeps its amount`() {
    let header = NormalHeader()
    screen.scrollView.refreshHeader = header
    let saved = screen.scrollView.contentInset
    screen.scrollView.contentInset.bottom = 300
    header.beginRefreshing()
    screen.advance(by: 0.5)
    screen.scrollView.contentInset = saved
    screen.turn()
    #expect(screen.inset == [74, 0, 10, 0])
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [20, 0, 10, 0])
  }

  @Test(.scenario("S5"), arguments: [false, true])
  func `the inset can be set before or after the header`(
    headerFirst: Bool
  ) {
    let screen = Screen()
    let header = NormalHeader()
    let inset = UIEdgeInsets(top: 30, left: 8, bottom: 0, right: 4)
    if headerFirst { screen.scrollView.refreshHeader = header }
    screen.scrollView.contentInset = inset
    if !headerFirst { screen.scrollView.refreshHeader = header }
    screen.turn()
    #expect(header.frame == CGRect(x: -8, y: -54, width: 390, height: 54))
    header.beginRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [84, 8, 0, 4])
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [30, 8, 0, 4])
  }

  @Test(.scenario("S6")) func `the header follows horizontal insets and safe areas`() {
    let header = NormalHeader()
    screen.scrollView.refreshHeader = header
    screen.scrollView.contentInset.left = 16
    screen.turn()
    #expect(header.frame.origin.x == -16)
    screen.setSafeArea(UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    screen.turn()
    #expect(header.frame.origin.x == -63)
    #expect(header.frame.width == 390)
  }

  @Test(.scenario("S7")) func `a refresh does not change the offset along the other axis`() {
    screen.scrollView.contentSize.width = 1000
    let header = NormalHeader()
    screen.scrollView.refreshHeader = header
    screen.scrollView.contentOffset.x = 123
    header.beginRefreshing()
    screen.advance(by: 1)
    #expect(screen.scrollView.contentOffset.x == 123)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.scrollView.contentOffset.x == 123)
  }

  @Test(
    .scenario("S8"),
    arguments: [
      UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always,
    ])
  func `the safe area is counted once`(behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    let screen = Screen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    screen.scrollView.contentInsetAdjustmentBehavior = behavior
    let header = NormalHeader()
    screen.scrollView.refreshHeader = header
    screen.turn()
    let edge = screen.scrollView.adjustedContentInset.top
    #expect(edge == (behavior == .never ? 0 : 47))
    screen.drag(to: -edge - 54)
    #expect(header.state == .idle)
    screen.drag(to: -edge - 55)
    #expect(header.state == .pulling)
    screen.release()
    #expect(screen.scrollView.adjustedContentInset.top.roundedForComparison == edge + 54)
    #expect(screen.offset.y == -edge - 54)
    screen.advance(by: 1)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.scrollView.adjustedContentInset.top == edge)
  }

  @Test(.scenario("S11")) func `a rotation while refreshing keeps the header in view`() {
    let screen = Screen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    screen.scrollView.contentOffset.y = -47
    let header = screen.refreshing(NormalHeader())
    screen.scrollView.frame.size = CGSize(width: 844, height: 390)
    screen.setSafeArea(UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    screen.turn()
    #expect(header.frame == CGRect(x: -47, y: -54, width: 844, height: 54))
    #expect(screen.inset == [54, 0, 0, 0])
    #expect(screen.offset.y == -54)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(screen.offset.y == 0)
  }

  @Test(.scenario("S12")) func `the inset includes only the visible part of an open header`() {
    let header = screen.refreshing(NormalHeader())
    for (offset, top) in [(-60, 60), (-74, 74), (-20, 20), (100, 20), (-90, 74)]
      as [(CGFloat, CGFloat)]
    {
      screen.drag(to: offset)
      #expect(screen.inset[0] == top, "section headers pin below the header at \(offset)")
    }
    #expect(header.state == .refreshing)
  }

  @Test(.scenario("S39"), .scenario("C7"))
  func `removing the header restores the scroll view`() {
    #expect(!screen.scrollView.alwaysBounceVertical)
    let header = NormalHeader()
    screen.scrollView.refreshHeader = header
    #expect(screen.scrollView.alwaysBounceVertical)
    screen.scrollView.refreshHeader = nil
    #expect(!screen.scrollView.alwaysBounceVertical)
    #expect(header.scrollView == nil)
    #expect(screen.scrollView.subviews.allSatisfy { !($0 is RefreshComponent) })
  }

  @Test
  func `hiding a header while it refreshes removes its amount, and showing it adds the amount`() {
    let header = screen.refreshing(NormalHeader())
    header.isHidden = true
    screen.turn()
    #expect(screen.inset == [20, 0, 10, 0])
    #expect(header.isRefreshing)
    header.isHidden = false
    screen.turn()
    #expect(screen.inset == [74, 0, 10, 0])
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [20, 0, 10, 0])
  }
}
