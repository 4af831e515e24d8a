import TestSupport
import Testing
import UIKit

/// Scales beyond the limits, and scales that are set in code. See `ZoomTests` for where this comes from.
@Suite(.isolated)
@MainActor
struct ZoomLimitTests {
  private let middle = CGPoint(x: 200, y: 400)

  /// Spreads two fingers to four times their distance.
  private func spread(_ screen: TestScreen) -> [UITouch] {
    let fingers = screen.touchDown(around: middle, apart: 50)
    screen.move(fingers, around: middle, apart: 240, steps: 20)
    return fingers
  }

  @Test func `beyond a limit the scale resists`() {
    let screen = TestScreen()
    let (view, _) = screen.zoomableScrollView(to: 2)
    let fingers = spread(screen)
    // One octave too far is 1 − 1 / 1.55 octaves.
    #expect(abs(view.zoomScale - 2 * exp2(1 - 1 / 1.55)) < 1e-6)
    #expect(abs(view.contentSize.width - 1000 * view.zoomScale) < 1e-6)
    screen.lift(fingers)
  }

  @Test func `a scale beyond a limit goes back when the fingers are lifted`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView(to: 2)
    let fingers = spread(screen)
    let far = view.zoomScale
    #expect(!view.isZoomBouncing)
    _ = delegate.log.takeEntries()
    var heard: [String] = []
    delegate.onZoom = { heard.append("\($0.zoomScale) \($0.isZooming) \($0.isZoomBouncing)") }
    screen.lift(fingers)
    #expect(heard == ["2.0 false true"])
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
    #expect(heard.count == 1)
  }

  @Test func `content that is zoomed out too far comes back to its edges`() {
    let screen = TestScreen()
    let (view, _) = screen.zoomableScrollView(CGSize(width: 390, height: 844), from: 1)
    let fingers = screen.touchDown(around: middle, apart: 210)
    screen.move(fingers, around: middle, apart: 100)
    #expect(view.zoomScale < 1)
    #expect(view.zoomScale > 0.5)
    // Smaller content is held in the middle of the fingers, away from its edges.
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

  @Test func `without bouncing edges hold the content`() {
    let screen = TestScreen()
    let (view, _) = screen.zoomableScrollView(CGSize(width: 390, height: 844), from: 1)
    view.bounces = false
    let fingers = screen.touchDown(around: middle, apart: 210)
    screen.move(fingers, around: middle, apart: 100)
    #expect(view.zoomScale < 1)
    #expect(view.contentOffset == .zero)
    screen.lift(fingers)
  }

  @Test func `a finger that touches during the bounce does not break it`() {
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

  @Test func `a new pinch ends the bounce of the one before`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView(to: 2)
    screen.lift(spread(screen))
    _ = delegate.log.takeEntries()
    let fingers = screen.touchDown(around: middle, apart: 210)
    screen.move(fingers, around: middle, apart: 100)
    #expect(view.isZooming)
    #expect(!view.isZoomBouncing)
    #expect(view.zoomScale == 1)
    #expect(delegate.log.entries.prefix(2) == ["end zooming at 2.0", "begin zooming"])
    screen.advance(1)
    #expect(view.isZooming)
    screen.lift(fingers)
    #expect(delegate.log.entries.last == "end zooming at 1.0")
  }

  @Test func `a scale that is set keeps the middle of what is seen`() {
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

  @Test func `a scale that is set is brought within the limits and the content within its edges`() {
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

  @Test func `an animated scale is the models at once and the screens later`() {
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

  @Test func `without a view a scale cannot be set`() {
    let screen = TestScreen()
    let (view, delegate) = screen.zoomableScrollView()
    delegate.forbidsZooming = true
    view.zoomScale = 2
    view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(view.zoomScale == 1)
    #expect(delegate.log.entries.isEmpty)
  }

  @Test(arguments: [0.01, 0.4, 0.5, 1, 3, 4, 5, 100])
  func `the band of the scale can be inverted and is never an octave wide`(scale: Double) {
    let band = ZoomBand(minimum: 0.5, maximum: 4, bounces: true)
    let banded = band.banded(scale)
    #expect(banded > 0.25 && banded < 8)
    #expect(abs(log2(band.unbanded(banded) / scale)) < 1e-6)
    #expect((0.5...4).contains(scale) == (banded == scale))
  }

  @Test func `senseless limits do no harm`() {
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
