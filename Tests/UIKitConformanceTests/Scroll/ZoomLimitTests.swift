import TestSupport
import Testing
import UIKit

/// Scales beyond the limits, and scales set in code. The comment of `ZoomTests` names the sources
/// of the expected behavior.
@Suite(.isolated)
@MainActor
struct ZoomLimitTests {
  private let midpoint = CGPoint(x: 200, y: 400)

  /// Spreads two fingers so far that the scale would be 4 without limits.
  private func spread(_ screen: TestScreen) -> [UITouch] {
    let fingers = screen.touchDown(around: midpoint, apart: 50)
    screen.move(fingers, around: midpoint, apart: 240, steps: 20)
    return fingers
  }

  @Test func `the scale changes less beyond a limit`() {
    let screen = TestScreen()
    let (view, _) = screen.zoomableScrollView(to: 2)
    let fingers = spread(screen)
    // One octave beyond the limit appears as 1 − 1 / 1.55 octaves.
    #expect(abs(view.zoomScale - 2 * exp2(1 - 1 / 1.55)) < 1e-6)
    #expect(abs(view.contentSize.width - 1000 * view.zoomScale) < 1e-6)
    screen.lift(fingers)
  }

  @Test func `a scale beyond a limit returns when the fingers are lifted`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView(to: 2)
    let fingers = spread(screen)
    let far = view.zoomScale
    #expect(!view.isZoomBouncing)
    _ = delegate.log.takeEntries()
    var scales: [String] = []
    delegate.onZoom = { scales.append("\($0.zoomScale) \($0.isZooming) \($0.isZoomBouncing)") }
    screen.lift(fingers)
    #expect(scales == ["2.0 false true"])
    #expect(view.isZoomBouncing)
    #expect(view.contentSize.width == 2000)
    #expect(screen.presentation(of: delegate.zoomedView).transform.a == far)
    screen.advance(0.15)
    let shown = screen.presentation(of: delegate.zoomedView).transform.a
    #expect(shown > 2 && shown < far)
    #expect(view.isZoomBouncing)
    #expect(!delegate.log.entries.contains("end zooming at 2.0"))
    screen.advance(0.2)
    #expect(!view.isZoomBouncing)
    #expect(screen.presentation(of: delegate.zoomedView).transform.a == 2)
    #expect(delegate.log.entries.last == "end zooming at 2.0")
    #expect(scales.count == 1)
  }

  @Test func `content zoomed out too far returns to its edges`() {
    let screen = TestScreen()
    let (view, _) = screen.zoomableScrollView(CGSize(width: 390, height: 844), from: 1)
    let fingers = screen.touchDown(around: midpoint, apart: 210)
    screen.move(fingers, around: midpoint, apart: 100)
    #expect(view.zoomScale < 1)
    #expect(view.zoomScale > 0.5)
    // The content is smaller than the view and stays under the fingers, away from the edges.
    #expect(view.contentOffset.x < 0)
    #expect(view.contentOffset.y < 0)
    screen.lift(fingers)
    #expect(view.zoomScale == 1)
    #expect(view.isZoomBouncing)
    screen.advance(2)
    #expect(!view.isZoomBouncing)
    #expect(view.contentOffset == .zero)
    #expect(view.contentSize == CGSize(width: 390, height: 844))
    #expect(screen.isIdle)
  }

  @Test func `without bouncing the scale stops at the limit`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView(to: 2)
    view.bouncesZoom = false
    let fingers = spread(screen)
    #expect(view.zoomScale == 2)
    screen.lift(fingers)
    #expect(!view.isZoomBouncing)
    #expect(delegate.log.entries.last == "end zooming at 2.0")
  }

  @Test func `without bouncing the content stays at its edges`() {
    let screen = TestScreen()
    let (view, _) = screen.zoomableScrollView(CGSize(width: 390, height: 844), from: 1)
    view.bounces = false
    let fingers = screen.touchDown(around: midpoint, apart: 210)
    screen.move(fingers, around: midpoint, apart: 100)
    #expect(view.zoomScale < 1)
    #expect(view.contentOffset == .zero)
    screen.lift(fingers)
  }

  @Test func `a touch during the bounce does not interrupt it`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView(to: 2)
    screen.lift(spread(screen))
    screen.advance(0.1)
    let before = screen.presentation(of: view).bounds.origin
    let offset = view.contentOffset
    let touch = screen.touchDown(200, 400)
    #expect(view.isZoomBouncing)
    #expect(view.contentOffset == offset)
    #expect(screen.presentation(of: view).bounds.origin == before)
    screen.lift(touch)
    screen.advance(1)
    #expect(!view.isZoomBouncing)
    #expect(screen.presentation(of: delegate.zoomedView).transform.a == 2)
    #expect(screen.presentation(of: view).bounds.origin == offset)
  }

  @Test func `a new pinch ends the previous bounce`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView(to: 2)
    screen.lift(spread(screen))
    _ = delegate.log.takeEntries()
    let fingers = screen.touchDown(around: midpoint, apart: 210)
    screen.move(fingers, around: midpoint, apart: 100)
    #expect(view.isZooming)
    #expect(!view.isZoomBouncing)
    #expect(view.zoomScale == 1)
    #expect(delegate.log.entries.prefix(2) == ["end zooming at 2.0", "begin zooming"])
    screen.advance(1)
    #expect(view.isZooming)
    screen.lift(fingers)
    #expect(delegate.log.entries.last == "end zooming at 1.0")
  }

  @Test func `setting the scale keeps the center of the visible content`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView()
    view.contentOffset = CGPoint(x: 100, y: 500)
    _ = delegate.log.takeEntries()
    view.zoomScale = 2
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 395, y: 1422))
    #expect(view.contentSize == CGSize(width: 2000, height: 4000))
    #expect(delegate.zoomedView.frame.origin == .zero)
    #expect(delegate.log.entries == ["scroll", "zoom"])
  }

  @Test func `setting the scale clamps the scale and the offset`() {
    let screen = TestScreen()
    let (view, _) = screen.zoomableScrollView()
    view.zoomScale = 9
    #expect(view.zoomScale == 4)
    view.contentOffset = CGPoint(x: 3610, y: 7156)
    view.setZoomScale(0.1, animated: false)
    #expect(view.zoomScale == 0.5)
    #expect(view.contentOffset == CGPoint(x: 110, y: 156))
    #expect(!view.isZoomBouncing)
  }

  @Test func `an animated scale changes the model at once and the screen gradually`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView()
    view.contentOffset = CGPoint(x: 100, y: 500)
    _ = delegate.log.takeEntries()
    view.setZoomScale(2, animated: true)
    #expect(delegate.log.takeEntries() == ["begin zooming", "scroll", "zoom"])
    #expect(view.zoomScale == 2)
    #expect(!view.isZooming)
    #expect(!view.isZoomBouncing)
    #expect(screen.presentation(of: delegate.zoomedView).transform.a == 1)
    #expect(screen.presentation(of: view).bounds.origin == CGPoint(x: 100, y: 500))
    screen.advance(0.35)
    #expect(screen.presentation(of: delegate.zoomedView).transform.a == 2)
    #expect(screen.presentation(of: view).bounds.origin == CGPoint(x: 395, y: 1422))
    #expect(delegate.log.entries == ["end zooming at 2.0"])
  }

  @Test func `zooming to a rectangle shows it as large as possible`() {
    let screen = TestScreen()
    let (view, _) = screen.zoomableScrollView()
    view.zoom(to: CGRect(x: 100, y: 200, width: 195, height: 211), animated: false)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 200, y: 189))
    view.zoom(to: CGRect(x: 500, y: 1000, width: 1, height: 1), animated: false)
    #expect(view.zoomScale == 4)
    #expect(view.contentOffset == CGPoint(x: 1807, y: 3580))
  }

  @Test func `without a view to zoom the scale cannot be set`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView()
    delegate.forbidsZooming = true
    view.zoomScale = 2
    view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(view.zoomScale == 1)
    #expect(delegate.log.entries.isEmpty)
  }

  @Test(arguments: [0.01, 0.4, 0.5, 1, 3, 4, 5, 100])
  func `the rubber band of the scale is invertible and less than an octave wide`(scale: Double) {
    let band = ZoomBand(minimum: 0.5, maximum: 4, bounces: true)
    let banded = band.banded(scale)
    #expect(banded > 0.25 && banded < 8)
    #expect(abs(log2(band.unbanded(banded) / scale)) < 1e-6)
    #expect((0.5...4).contains(scale) == (banded == scale))
  }

  @Test func `invalid limits do not produce invalid scales`() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 0, -1, 1, .greatestFiniteMagnitude]
    for minimum in numbers {
      for maximum in numbers {
        let band = ZoomBand(minimum: minimum, maximum: maximum, bounces: true)
        #expect(band.clamped(1).isFinite)
        #expect(band.banded(1) > 0)
      }
    }
  }
}
