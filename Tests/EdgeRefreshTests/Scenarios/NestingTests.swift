import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A scroll view that counts how often its inset and offset are set.
private final class CountingScrollView: UIScrollView {
  var insetWrites = 0
  var offsetWrites = 0

  override var contentInset: UIEdgeInsets {
    didSet { insetWrites += 1 }
  }

  override var contentOffset: CGPoint {
    didSet { offsetWrites += 1 }
  }

  override func setContentOffset(_ offset: CGPoint, animated: Bool) {
    offsetWrites += 1
    super.setContentOffset(offset, animated: animated)
  }
}

@Suite(.isolated)
@MainActor
struct NestingTests {
  @Test(.scenario("S38")) func `nested scroll views refresh independently`() {
    let screen = Screen()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 500))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 390, height: 1500)
    screen.scrollView.addSubview(inner)
    let outerHeader = screen.refreshing(NormalHeader())
    let innerHeader = NormalHeader()
    inner.refreshHeader = innerHeader
    screen.turn()
    innerHeader.beginRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [54, 0, 0, 0])
    #expect(inner.contentInset.top.roundedForComparison == 54)
    outerHeader.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(inner.contentInset.top.roundedForComparison == 54)
    innerHeader.endRefreshing()
    screen.advance(by: 1)
    #expect(inner.contentInset.top == 0)
  }

  /// Pagers set the inset of their lists repeatedly, to make room for their own header.
  @Test(.scenario("S38")) func `an inset that a pager sets repeatedly is kept`() {
    let screen = Screen()
    let header = NormalHeader()
    screen.scrollView.refreshHeader = header
    for height in stride(from: 200, through: 50, by: -10) as StrideThrough<CGFloat> {
      screen.scrollView.contentInset.top = height
      screen.turn()
      #expect(screen.inset == [height, 0, 0, 0])
    }
    header.beginRefreshing()
    screen.advance(by: 1)
    for height in stride(from: 50, through: 200, by: 10) as StrideThrough<CGFloat> {
      screen.scrollView.contentInset.top = height
      screen.turn()
      #expect(screen.inset == [height + 54, 0, 0, 0])
    }
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [200, 0, 0, 0])
  }

  @Test(.scenario("S39")) func `each change causes at most one inset write`() {
    let scrollView = CountingScrollView()
    let screen = Screen(scrollView: scrollView)
    scrollView.refreshHeader = NormalHeader()
    scrollView.refreshFooter = AutoNormalFooter()
    screen.turn()
    for control in [scrollView.refreshHeader, scrollView.refreshFooter] as [RefreshComponent?] {
      scrollView.insetWrites = 0
      scrollView.offsetWrites = 0
      control?.beginRefreshing()
      #expect(scrollView.insetWrites <= 1)
      #expect(scrollView.offsetWrites <= 2, "the offset is set, and clamped at most once")
      screen.advance(by: 1)
      scrollView.insetWrites = 0
      control?.endRefreshing()
      screen.advance(by: 1)
      #expect(scrollView.insetWrites <= 1)
    }
    screen.drag(to: -10)
    for offset in [-30, -60, -90, 400, 900] as [CGFloat] {
      scrollView.insetWrites = 0
      screen.drag(to: offset)
      #expect(scrollView.insetWrites == 0, "scrolling does not set the inset without a refresh")
    }
  }

  /// Two observers that both change the offset when it changes can cause an endless loop.
  @Test(.scenario("S39")) func `an observer that changes the offset does not cause a loop`() {
    let scrollView = CountingScrollView()
    let screen = Screen(scrollView: scrollView)
    let header = NormalHeader()
    scrollView.refreshHeader = header
    let token = (scrollView as UIScrollView).observe(\.contentOffset) { scrollView, _ in
      MainActor.assumeIsolated {
        let rounded = scrollView.contentOffset.y.rounded()
        if rounded != scrollView.contentOffset.y { scrollView.contentOffset.y = rounded }
      }
    }
    for offset in [-10.4, -60.6, -80.2] as [CGFloat] { screen.drag(to: offset) }
    #expect(header.state == .pulling)
    screen.release()
    screen.advance(by: 1)
    #expect(header.state == .refreshing)
    #expect(scrollView.offsetWrites < 40)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    token.invalidate()
  }
}
