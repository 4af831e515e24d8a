import TestSupport
import Testing
import UIKit

/// The effect of two fingers on the content of a scroll view.
///
/// Apple documents: `isZooming` is true during a zoom gesture, `isZoomBouncing` while the scale
/// returns to a limit. A zoom gesture can end while a finger is still down. `isTracking` means that
/// a finger touches the content, `isDragging` that scrolling has begun. Therefore a pinch whose
/// midpoint does not move sets `isTracking` and `isZooming`. It sets `isDragging` only if the
/// midpoint has moved as far as a drag requires, or if the content was being dragged before.
///
/// According to public descriptions, not verified on a device: when the fingers are lifted beyond a
/// limit, the scale becomes the limit at once, the delegate is called once, with `isZoomBouncing`
/// set, and the screen animates to the new scale. How far a scale can exceed a limit is not
/// documented: the stand-in applies the rubber band of the edges to octaves.
@Suite(.isolated)
@MainActor
struct ZoomTests {
  private let midpoint = CGPoint(x: 200, y: 400)

  @Test func `content can be zoomed if the limits differ`() {
    let view = UIScrollView()
    #expect(view.minimumZoomScale == 1)
    #expect(view.maximumZoomScale == 1)
    #expect(view.zoomScale == 1)
    #expect(view.bouncesZoom)
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 3
    #expect(view.pinchGestureRecognizer?.view === view)
    view.minimumZoomScale = 3
    #expect(view.pinchGestureRecognizer == nil)
    #expect(view.gestureRecognizers == [view.panGestureRecognizer])
  }

  @Test func `a pinch does nothing without a view to zoom`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView()
    delegate.forbidsZooming = true
    let fingers = screen.touchDown(around: midpoint, apart: 100)
    screen.move(fingers, around: midpoint, apart: 220)
    #expect(!view.isZooming)
    #expect(view.pinchGestureRecognizer?.state == .failed)
    #expect(view.zoomScale == 1)
    screen.lift(fingers)
    #expect(delegate.log.entries.isEmpty)
  }

  @Test func `the content between the fingers stays under them`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView()
    view.contentOffset = CGPoint(x: 100, y: 500)
    let fingers = screen.touchDown(around: midpoint, apart: 100)
    screen.move(fingers, around: midpoint, apart: 220)
    #expect(view.zoomScale == 2)
    #expect(view.contentSize == CGSize(width: 2000, height: 4000))
    #expect(delegate.zoomedView.frame == CGRect(x: 0, y: 0, width: 2000, height: 4000))
    #expect(view.contentOffset == CGPoint(x: 400, y: 1400))
    #expect(delegate.zoomedView.bounds.size == CGSize(width: 1000, height: 2000))
    screen.move(fingers, around: midpoint, apart: 110)
    #expect(abs(view.zoomScale - 1) < 1e-9)
    #expect(view.contentOffset == CGPoint(x: 100, y: 500))
    screen.lift(fingers)
    screen.advance(1)
    #expect(view.contentOffset == CGPoint(x: 100, y: 500))
  }

  @Test func `the content follows the midpoint of the fingers`() {
    let screen = TestScreen()
    let (view, _) = screen.zoomableScrollView()
    view.contentOffset = CGPoint(x: 100, y: 500)
    let fingers = screen.touchDown(around: midpoint, apart: 100)
    screen.move(fingers, around: CGPoint(x: 200, y: 300), apart: 220)
    #expect(view.zoomScale == 2)
    #expect(abs(view.contentOffset.x - 400) < 1)
    // The midpoint had moved a tenth of the distance when the pinch began.
    #expect(abs(view.contentOffset.y - 1480) < 1)
    screen.lift(fingers)
  }

  @Test func `a pinch calls the delegate when it begins, zooms and ends`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView()
    let fingers = screen.touchDown(around: midpoint, apart: 100)
    screen.move(fingers, around: midpoint, apart: 220)
    #expect(delegate.log.takeEntries() == ["begin zooming", "scroll", "zoom"])
    screen.lift(fingers)
    #expect(delegate.log.takeEntries() == ["end zooming at 2.0"])
    screen.advance(1)
    #expect(delegate.log.entries.isEmpty)
    #expect(!view.isDecelerating)
  }

  @Test func `the content size, the offset and the scale change in this order`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView()
    view.contentOffset.y = 600
    _ = delegate.log.takeEntries()
    let size = view.observe(\.contentSize) { _, _ in
      MainActor.assumeIsolated { delegate.log.record("size") }
    }
    let offset = delegate.log.observeContentOffset(of: view)
    view.zoomScale = 0.5
    #expect(
      delegate.log.entries == ["size", "scroll", "offset 600.0 → 89.0", "zoom"])
    withExtendedLifetime((size, offset)) {}
  }

  @Test func `spreading two fingers tracks and zooms but does not drag`() {
    let screen = TestScreen()
    let (view, _) = screen.zoomableScrollView()
    let fingers = screen.touchDown(around: midpoint, apart: 100)
    #expect(view.isTracking)
    #expect(!view.isZooming)
    screen.move(fingers, around: midpoint, apart: 220)
    #expect(view.isTracking)
    #expect(view.isZooming)
    #expect(!view.isDragging)
    screen.lift(fingers[0])
    #expect(view.isTracking)
    #expect(!view.isZooming)
    screen.lift(fingers[1])
    #expect(!view.isTracking)
    #expect(!view.isDragging)
  }

  @Test func `a pinch whose midpoint moves also drags`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView()
    let fingers = screen.touchDown(around: midpoint, apart: 100)
    screen.move(fingers, around: CGPoint(x: 200, y: 300), apart: 220)
    #expect(view.isZooming)
    #expect(view.isDragging)
    #expect(view.pinchGestureRecognizer?.state == .changed)
    #expect(view.panGestureRecognizer.state == .changed)
    screen.advance(0.2)
    screen.lift(fingers)
    #expect(!view.isZooming)
    #expect(!view.isDragging)
    #expect(
      delegate.log.entries == [
        "begin zooming", "scroll", "zoom", "begin dragging", "end zooming at 2.0", "end dragging",
      ])
  }

  @Test func `a pinch of content pulled past its top scales and moves it`() {
    let screen = TestScreen()
    let (view, _) = screen.zoomableScrollView(CGSize(width: 390, height: 2000))
    let first = screen.touchDown(195, 300)
    screen.move(first, to: CGPoint(x: 195, y: 500), over: 0.2)
    let pulled = view.contentOffset.y
    #expect(abs(pulled + RubberBand(dimension: 844).displacement(forPull: 190)) < 1)
    let second = screen.touchDown(295, 500)
    #expect(view.contentOffset.y == pulled)
    screen.move([first, second], around: CGPoint(x: 245, y: 700), apart: 220, steps: 40)
    #expect(view.isTracking)
    #expect(view.isDragging)
    #expect(view.isZooming)
    #expect(abs(view.zoomScale - 2) < 0.05)
    // The fingers hold the content 310 points below its top. At scale 2 that is 620 points, so with
    // the fingers at 700 the content is pulled by 80.
    #expect(abs(view.contentOffset.y + RubberBand(dimension: 844).displacement(forPull: 80)) < 12)
    screen.advance(0.2)
    screen.lift([first, second])
    #expect(!view.isDragging)
    screen.advance(2)
    #expect(view.contentOffset.y == 0)
    #expect(!view.isDecelerating)
  }

  @Test func `the remaining finger keeps dragging without a jump`() {
    let screen = TestScreen()
    let (view, _) = screen.zoomableScrollView()
    view.contentOffset = CGPoint(x: 100, y: 500)
    let fingers = screen.touchDown(around: midpoint, apart: 100)
    screen.move(fingers, around: CGPoint(x: 200, y: 380), apart: 220)
    let offset = view.contentOffset
    screen.lift(fingers[1])
    #expect(view.contentOffset == offset)
    #expect(view.isDragging)
    let start = fingers[0].location(in: nil)
    screen.move(fingers[0], to: CGPoint(x: start.x, y: start.y - 60), over: 0.2)
    #expect(abs(view.contentOffset.y - offset.y - 60) <= 1)
    #expect(abs(view.contentOffset.x - offset.x) <= 1)
    screen.lift(fingers[0])
  }

  @Test func `the remaining finger can pinch with a new one`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView()
    let fingers = screen.touchDown(around: midpoint, apart: 100)
    screen.move(fingers, around: midpoint, apart: 220)
    screen.lift(fingers[1])
    _ = delegate.log.takeEntries()
    let again = screen.touchDown(190, 400)
    screen.move(again, to: CGPoint(x: 255, y: 400), over: 0.2)
    #expect(view.isZooming)
    #expect(abs(view.zoomScale - 2 * 165.0 / 110) < 1e-9)
    #expect(delegate.log.takeEntries().first == "begin zooming")
    screen.lift([fingers[0], again])
    #expect(!view.isZooming)
  }

  @Test func `a pinch works when scrolling is disabled`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView()
    view.isScrollEnabled = false
    let fingers = screen.touchDown(around: midpoint, apart: 210)
    screen.move(fingers, around: midpoint, apart: 100)
    #expect(view.isZooming)
    #expect(!view.isDragging)
    // The rubber band applies: the fingers have pulled by 200 points.
    #expect(abs(view.contentOffset.y + RubberBand(dimension: 844).displacement(forPull: 200)) < 1)
    screen.lift(fingers)
    screen.advance(2)
    #expect(view.zoomScale == 0.5)
    #expect(view.contentOffset == .zero)
    #expect(delegate.log.entries.contains("end zooming at 0.5"))
  }

  @Test func `removing the view from its window ends the zoom`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView()
    let fingers = screen.touchDown(around: midpoint, apart: 100)
    screen.move(fingers, around: midpoint, apart: 220)
    view.removeFromSuperview()
    #expect(!view.isZooming)
    #expect(delegate.log.entries.last == "end zooming at 2.0")
    screen.lift(fingers)
  }
}
