import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A scroll view whose content can be zoomed with a pinch.
@MainActor
private final class ZoomableView: UIScrollView, UIScrollViewDelegate {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 1500))

  override init(frame: CGRect) {
    super.init(frame: frame)
    minimumZoomScale = 1
    maximumZoomScale = 3
    delegate = self
    addSubview(content)
    contentSize = content.bounds.size
  }

  required init?(coder: NSCoder) { nil }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

@Suite(.isolated)
@MainActor
struct ZoomTests {
  let phone = Phone(hasNotch: false)
  let header = NormalHeader()
  let footer = BackNormalFooter()
  private let view = ZoomableView(frame: .zero)

  init() {
    view.refreshHeader = header
    view.refreshFooter = footer
    phone.show(view)
  }

  /// Moves two fingers to the same vertical position, with a horizontal distance between them.
  private func pinch(_ fingers: [UITouch], y: CGFloat, apart distance: CGFloat) {
    let start = fingers.map { $0.location(in: nil) }
    let end = [CGPoint(x: 195 - distance / 2, y: y), CGPoint(x: 195 + distance / 2, y: y)]
    for step in 1...20 {
      phone.advance(by: 0.02)
      let share = CGFloat(step) / 20
      phone.window.moveTouches(
        fingers,
        to: zip(start, end).map {
          CGPoint(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share)
        })
    }
  }

  /// Checks that a pull with one finger refreshes at the top and at the bottom.
  private func expectPullsRefresh() {
    view.contentOffset = .zero
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(header.state == .refreshing)
    header.endRefreshing()
    phone.advance(by: 1)
    #expect(view.contentInset == .zero)
    view.contentOffset.y = view.contentSize.height - 844
    phone.drag(by: -300)
    phone.advance(by: 1)
    #expect(footer.state == .refreshing)
    footer.endRefreshing()
    phone.advance(by: 1)
    #expect(view.contentInset == .zero)
  }

  @Test(.scenario("S63")) func `a pinch during a pull ends the pull without a refresh`() {
    let first = phone.pull(by: 300)
    #expect(header.state == .pulling)
    let second = phone.window.beginTouch(at: CGPoint(x: 300, y: 722))
    #expect(header.state == .pulling)
    pinch([first, second], y: 760, apart: 140)
    #expect(view.isZooming)
    #expect(view.isDragging)
    #expect(view.contentOffset.y < -header.bounds.height)
    #expect(header.state == .idle)
    phone.window.endTouches([first, second])
    for _ in 0..<60 {
      phone.advance(by: 1.0 / 60)
      #expect(header.state == .idle)
    }
    #expect(view.contentOffset.y == 0)
    expectPullsRefresh()
  }

  @Test(.scenario("S63")) func `lifting the last finger after a pinch does not refresh`() {
    let first = phone.pull(by: 300)
    let second = phone.window.beginTouch(at: CGPoint(x: 300, y: 722))
    pinch([first, second], y: 760, apart: 140)
    phone.window.endTouch(second)
    #expect(!view.isZooming)
    phone.move(first, by: 30)
    #expect(view.isDragging)
    #expect(view.contentOffset.y < -header.bounds.height)
    #expect(header.state == .idle)
    phone.lift(first)
    phone.advance(by: 1)
    #expect(header.state == .idle)
    #expect(view.contentOffset.y == 0)
    expectPullsRefresh()
  }

  @Test(.scenario("S63")) func `a pinch at the end of the content does not load`() {
    view.contentOffset.y = 1500 - 844
    let first = phone.pull(by: -300)
    #expect(footer.state == .pulling)
    let second = phone.window.beginTouch(at: CGPoint(x: 300, y: 122))
    pinch([first, second], y: 60, apart: 140)
    #expect(view.isZooming)
    #expect(footer.state == .idle)
    phone.window.endTouches([first, second])
    phone.advance(by: 2)
    #expect(footer.state == .idle)
    #expect(header.state == .idle)
    expectPullsRefresh()
  }

  @Test(.scenario("S63")) func `a zoom bounce does not refresh`() {
    let fingers = phone.window.beginTouches(at: [CGPoint(x: 45, y: 422), CGPoint(x: 345, y: 422)])
    pinch(fingers, y: 600, apart: 100)
    #expect(view.zoomScale < 1)
    #expect(view.contentOffset.y < -header.bounds.height)
    #expect(header.state == .idle)
    phone.window.endTouches(fingers)
    #expect(view.isZoomBouncing)
    for _ in 0..<60 {
      phone.advance(by: 1.0 / 60)
      #expect(header.state == .idle)
      #expect(footer.state == .idle)
    }
    #expect(!view.isZoomBouncing)
    #expect(view.zoomScale == 1)
    #expect(view.contentOffset == .zero)
    expectPullsRefresh()
  }

  @Test(.scenario("S63")) func `a pull that continues after a zoom bounce refreshes`() {
    let fingers = phone.window.beginTouches(at: [CGPoint(x: 45, y: 422), CGPoint(x: 345, y: 422)])
    pinch(fingers, y: 422, apart: 100)
    phone.window.endTouches(fingers)
    let finger = phone.pull(by: 300)
    #expect(!view.isZoomBouncing)
    #expect(header.state == .pulling)
    phone.lift(finger)
    phone.advance(by: 1)
    #expect(header.state == .refreshing)
  }

  @Test(.scenario("S63")) func `a control that refreshes stays open during a zoom`() {
    header.beginRefreshing()
    phone.advance(by: 1)
    #expect(view.contentInset.top.roundedForComparison == 54)
    let fingers = phone.window.beginTouches(at: [CGPoint(x: 145, y: 100), CGPoint(x: 245, y: 100)])
    pinch(fingers, y: 160, apart: 110)
    #expect(view.isZooming)
    #expect(header.state == .refreshing)
    #expect(view.contentInset.top.roundedForComparison == 54)
    phone.window.endTouches(fingers)
    phone.advance(by: 1)
    #expect(view.contentInset.top.roundedForComparison == 54)
    #expect(view.contentOffset.y == -54)
    header.endRefreshing()
    phone.advance(by: 1)
    #expect(view.contentInset == .zero)
  }
}
