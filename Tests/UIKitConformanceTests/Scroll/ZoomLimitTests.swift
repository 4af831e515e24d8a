import Testing
import UIKit

/// Scales beyond the limits, and scales that are set in code. See `ZoomTests` for where this comes from.
@MainActor struct ZoomLimitTests {
  private let middle = CGPoint(x: 200, y: 400)

  /// Spreads two fingers to four times their distance.
  private func spread(_ world: World) -> [UITouch] {
    let fingers = world.down(around: middle, apart: 50)
    world.move(fingers, around: middle, apart: 240, steps: 20)
    return fingers
  }

  @Test func `beyond a limit the scale resists`() {
    World.run { world in
      let (view, _) = world.zoomable(to: 2)
      let fingers = spread(world)
      // One octave too far is 1 − 1 / 1.55 octaves.
      #expect(abs(view.zoomScale - 2 * exp2(1 - 1 / 1.55)) < 1e-6)
      #expect(abs(view.contentSize.width - 1000 * view.zoomScale) < 1e-6)
      world.lift(fingers)
    }
  }

  @Test func `a scale beyond a limit goes back when the fingers are lifted`() {
    World.run { world in
      let (view, listener) = world.zoomable(to: 2)
      let fingers = spread(world)
      let far = view.zoomScale
      #expect(!view.isZoomBouncing)
      _ = listener.journal.take()
      var heard: [String] = []
      listener.onZoom = { heard.append("\($0.zoomScale) \($0.isZooming) \($0.isZoomBouncing)") }
      world.lift(fingers)
      #expect(heard == ["2.0 false true"])
      #expect(view.isZoomBouncing)
      #expect(view.contentSize.width == 2000)
      #expect(world.shown(listener.zoomed).transform.a == far)
      world.advance(0.15)
      let shown = world.shown(listener.zoomed).transform.a
      #expect(shown > 2 && shown < far)
      #expect(view.isZoomBouncing)
      #expect(!listener.journal.lines.contains("end zooming at 2.0"))
      world.advance(0.2)
      #expect(!view.isZoomBouncing)
      #expect(world.shown(listener.zoomed).transform.a == 2)
      #expect(listener.journal.lines.last == "end zooming at 2.0")
      #expect(heard.count == 1)
    }
  }

  @Test func `content that is zoomed out too far comes back to its edges`() {
    World.run { world in
      let (view, _) = world.zoomable(CGSize(width: 390, height: 844), from: 1)
      let fingers = world.down(around: middle, apart: 210)
      world.move(fingers, around: middle, apart: 100)
      #expect(view.zoomScale < 1)
      #expect(view.zoomScale > 0.5)
      // Smaller content is held in the middle of the fingers, away from its edges.
      #expect(view.contentOffset.x < 0)
      #expect(view.contentOffset.y < 0)
      world.lift(fingers)
      #expect(view.zoomScale == 1)
      #expect(view.isZoomBouncing)
      world.advance(2)
      #expect(!view.isZoomBouncing)
      #expect(view.contentOffset == .zero)
      #expect(view.contentSize == CGSize(width: 390, height: 844))
      #expect(world.isStill)
    }
  }

  @Test func `without bouncing the scale stops at the limit`() {
    World.run { world in
      let (view, listener) = world.zoomable(to: 2)
      view.bouncesZoom = false
      let fingers = spread(world)
      #expect(view.zoomScale == 2)
      world.lift(fingers)
      #expect(!view.isZoomBouncing)
      #expect(listener.journal.lines.last == "end zooming at 2.0")
    }
  }

  @Test func `without bouncing edges hold the content`() {
    World.run { world in
      let (view, _) = world.zoomable(CGSize(width: 390, height: 844), from: 1)
      view.bounces = false
      let fingers = world.down(around: middle, apart: 210)
      world.move(fingers, around: middle, apart: 100)
      #expect(view.zoomScale < 1)
      #expect(view.contentOffset == .zero)
      world.lift(fingers)
    }
  }

  @Test func `a finger that touches during the bounce does not break it`() {
    World.run { world in
      let (view, listener) = world.zoomable(to: 2)
      world.lift(spread(world))
      world.advance(0.1)
      let before = world.shown(view).bounds.origin
      let offset = view.contentOffset
      let touch = world.down(200, 400)
      #expect(view.isZoomBouncing)
      #expect(view.contentOffset == offset)
      #expect(world.shown(view).bounds.origin == before)
      world.lift(touch)
      world.advance(1)
      #expect(!view.isZoomBouncing)
      #expect(world.shown(listener.zoomed).transform.a == 2)
      #expect(world.shown(view).bounds.origin == offset)
    }
  }

  @Test func `a new pinch ends the bounce of the one before`() {
    World.run { world in
      let (view, listener) = world.zoomable(to: 2)
      world.lift(spread(world))
      _ = listener.journal.take()
      let fingers = world.down(around: middle, apart: 210)
      world.move(fingers, around: middle, apart: 100)
      #expect(view.isZooming)
      #expect(!view.isZoomBouncing)
      #expect(view.zoomScale == 1)
      #expect(listener.journal.lines.prefix(2) == ["end zooming at 2.0", "begin zooming"])
      world.advance(1)
      #expect(view.isZooming)
      world.lift(fingers)
      #expect(listener.journal.lines.last == "end zooming at 1.0")
    }
  }

  @Test func `a scale that is set keeps the middle of what is seen`() {
    World.run { world in
      let (view, listener) = world.zoomable()
      view.contentOffset = CGPoint(x: 100, y: 500)
      _ = listener.journal.take()
      view.zoomScale = 2
      #expect(view.zoomScale == 2)
      #expect(view.contentOffset == CGPoint(x: 395, y: 1422))
      #expect(view.contentSize == CGSize(width: 2000, height: 4000))
      #expect(listener.zoomed.frame.origin == .zero)
      #expect(listener.journal.lines == ["scroll", "zoom"])
    }
  }

  @Test func `a scale that is set is brought within the limits and the content within its edges`() {
    World.run { world in
      let (view, _) = world.zoomable()
      view.zoomScale = 9
      #expect(view.zoomScale == 4)
      view.contentOffset = CGPoint(x: 3610, y: 7156)
      view.setZoomScale(0.1, animated: false)
      #expect(view.zoomScale == 0.5)
      #expect(view.contentOffset == CGPoint(x: 110, y: 156))
      #expect(!view.isZoomBouncing)
    }
  }

  @Test func `an animated scale is the models at once and the screens later`() {
    World.run { world in
      let (view, listener) = world.zoomable()
      view.contentOffset = CGPoint(x: 100, y: 500)
      _ = listener.journal.take()
      view.setZoomScale(2, animated: true)
      #expect(listener.journal.take() == ["begin zooming", "scroll", "zoom"])
      #expect(view.zoomScale == 2)
      #expect(!view.isZooming)
      #expect(!view.isZoomBouncing)
      #expect(world.shown(listener.zoomed).transform.a == 1)
      #expect(world.shown(view).bounds.origin == CGPoint(x: 100, y: 500))
      world.advance(0.35)
      #expect(world.shown(listener.zoomed).transform.a == 2)
      #expect(world.shown(view).bounds.origin == CGPoint(x: 395, y: 1422))
      #expect(listener.journal.lines == ["end zooming at 2.0"])
    }
  }

  @Test func `zooming to a rectangle shows it as large as possible`() {
    World.run { world in
      let (view, _) = world.zoomable()
      view.zoom(to: CGRect(x: 100, y: 200, width: 195, height: 211), animated: false)
      #expect(view.zoomScale == 2)
      #expect(view.contentOffset == CGPoint(x: 200, y: 189))
      view.zoom(to: CGRect(x: 500, y: 1000, width: 1, height: 1), animated: false)
      #expect(view.zoomScale == 4)
      #expect(view.contentOffset == CGPoint(x: 1807, y: 3580))
    }
  }

  @Test func `without a view a scale cannot be set`() {
    World.run { world in
      let (view, listener) = world.zoomable()
      listener.forbidsZooming = true
      view.zoomScale = 2
      view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
      #expect(view.zoomScale == 1)
      #expect(listener.journal.lines.isEmpty)
    }
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
