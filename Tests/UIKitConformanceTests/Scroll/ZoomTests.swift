import Testing
import UIKit

/// What two fingers do to the content of a scroll view.
///
/// Apple's pages say: `isZooming` is true while the user makes a zoom gesture, `isZoomBouncing` while the scale goes
/// back to a limit; a zoom gesture can end while a finger is still down; `isTracking` means a touch on the
/// content, `isDragging` that scrolling has begun. So a pinch whose middle rests tracks and zooms, and drags only
/// once the middle has moved as far as any drag, or was dragging before.
///
/// Published descriptions say: when the fingers let go beyond a limit, the scale is the limit's at once, heard
/// once, with `isZoomBouncing` set, and the screen follows. How far a scale goes beyond a limit nobody says: here
/// the rubber band of the edges counts in octaves.
@MainActor struct ZoomTests {
  private let middle = CGPoint(x: 200, y: 400)

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

  @Test func `without a view to zoom a pinch does nothing`() {
    World.run { world in
      let (view, listener) = world.zoomable()
      listener.forbidsZooming = true
      let fingers = world.down(around: middle, apart: 100)
      world.move(fingers, around: middle, apart: 220)
      #expect(!view.isZooming)
      #expect(view.pinchGestureRecognizer?.state == .failed)
      #expect(view.zoomScale == 1)
      world.lift(fingers)
      #expect(listener.journal.lines.isEmpty)
    }
  }

  @Test func `the point between the fingers stays under them`() {
    World.run { world in
      let (view, listener) = world.zoomable()
      view.contentOffset = CGPoint(x: 100, y: 500)
      let fingers = world.down(around: middle, apart: 100)
      world.move(fingers, around: middle, apart: 220)
      #expect(view.zoomScale == 2)
      #expect(view.contentSize == CGSize(width: 2000, height: 4000))
      #expect(listener.zoomed.frame == CGRect(x: 0, y: 0, width: 2000, height: 4000))
      #expect(view.contentOffset == CGPoint(x: 400, y: 1400))
      #expect(listener.zoomed.bounds.size == CGSize(width: 1000, height: 2000))
      world.move(fingers, around: middle, apart: 110)
      #expect(abs(view.zoomScale - 1) < 1e-9)
      #expect(view.contentOffset == CGPoint(x: 100, y: 500))
      world.lift(fingers)
      world.advance(1)
      #expect(view.contentOffset == CGPoint(x: 100, y: 500))
    }
  }

  @Test func `the content follows the middle of the fingers`() {
    World.run { world in
      let (view, _) = world.zoomable()
      view.contentOffset = CGPoint(x: 100, y: 500)
      let fingers = world.down(around: middle, apart: 100)
      world.move(fingers, around: CGPoint(x: 200, y: 300), apart: 220)
      #expect(view.zoomScale == 2)
      #expect(abs(view.contentOffset.x - 400) < 1)
      // The middle had moved a tenth of the way when the pinch began.
      #expect(abs(view.contentOffset.y - 1480) < 1)
      world.lift(fingers)
    }
  }

  @Test func `a pinch tells its delegate when it begins zooms and ends`() {
    World.run { world in
      let (view, listener) = world.zoomable()
      let fingers = world.down(around: middle, apart: 100)
      world.move(fingers, around: middle, apart: 220)
      #expect(listener.journal.take() == ["begin zooming", "scroll", "zoom"])
      world.lift(fingers)
      #expect(listener.journal.take() == ["end zooming at 2.0"])
      world.advance(1)
      #expect(listener.journal.lines.isEmpty)
      #expect(!view.isDecelerating)
    }
  }

  @Test func `size then offset then scale are heard`() {
    World.run { world in
      let (view, listener) = world.zoomable()
      view.contentOffset.y = 600
      _ = listener.journal.take()
      let size = view.observe(\.contentSize) { _, _ in
        MainActor.assumeIsolated { listener.journal.note("size") }
      }
      let offset = listener.journal.hear(view)
      view.zoomScale = 0.5
      #expect(
        listener.journal.lines == ["size", "scroll", "offset 600.0 → 89.0", "zoom"])
      withExtendedLifetime((size, offset)) {}
    }
  }

  @Test func `two fingers that spread track and zoom but do not drag`() {
    World.run { world in
      let (view, _) = world.zoomable()
      let fingers = world.down(around: middle, apart: 100)
      #expect(view.isTracking)
      #expect(!view.isZooming)
      world.move(fingers, around: middle, apart: 220)
      #expect(view.isTracking)
      #expect(view.isZooming)
      #expect(!view.isDragging)
      world.lift(fingers[0])
      #expect(view.isTracking)
      #expect(!view.isZooming)
      world.lift(fingers[1])
      #expect(!view.isTracking)
      #expect(!view.isDragging)
    }
  }

  @Test func `a pinch whose middle moves drags too`() {
    World.run { world in
      let (view, listener) = world.zoomable()
      let fingers = world.down(around: middle, apart: 100)
      world.move(fingers, around: CGPoint(x: 200, y: 300), apart: 220)
      #expect(view.isZooming)
      #expect(view.isDragging)
      #expect(view.pinchGestureRecognizer?.state == .changed)
      #expect(view.panGestureRecognizer.state == .changed)
      world.advance(0.2)
      world.lift(fingers)
      #expect(!view.isZooming)
      #expect(!view.isDragging)
      #expect(
        listener.journal.lines == [
          "begin zooming", "scroll", "zoom", "begin dragging", "end zooming at 2.0", "end dragging",
        ])
    }
  }

  @Test func `a pinch on content that is pulled past its top scales and moves it`() {
    World.run { world in
      let (view, _) = world.zoomable(CGSize(width: 390, height: 2000))
      let first = world.down(195, 300)
      world.move(first, to: CGPoint(x: 195, y: 500), over: 0.2)
      let pulled = view.contentOffset.y
      #expect(abs(pulled + RubberBand(dimension: 844).displacement(forPull: 190)) < 1)
      let second = world.down(295, 500)
      #expect(view.contentOffset.y == pulled)
      world.move([first, second], around: CGPoint(x: 245, y: 700), apart: 220, steps: 40)
      #expect(view.isTracking)
      #expect(view.isDragging)
      #expect(view.isZooming)
      #expect(abs(view.zoomScale - 2) < 0.05)
      // The fingers hold a point 310 below the top; twice as far is 80 above where they are now.
      #expect(abs(view.contentOffset.y + RubberBand(dimension: 844).displacement(forPull: 80)) < 12)
      world.advance(0.2)
      world.lift([first, second])
      #expect(!view.isDragging)
      world.advance(2)
      #expect(view.contentOffset.y == 0)
      #expect(!view.isDecelerating)
    }
  }

  @Test func `the finger that stays goes on dragging without a jump`() {
    World.run { world in
      let (view, _) = world.zoomable()
      view.contentOffset = CGPoint(x: 100, y: 500)
      let fingers = world.down(around: middle, apart: 100)
      world.move(fingers, around: CGPoint(x: 200, y: 380), apart: 220)
      let offset = view.contentOffset
      world.lift(fingers[1])
      #expect(view.contentOffset == offset)
      #expect(view.isDragging)
      let start = fingers[0].location(in: nil)
      world.move(fingers[0], to: CGPoint(x: start.x, y: start.y - 60), over: 0.2)
      #expect(abs(view.contentOffset.y - offset.y - 60) <= 1)
      #expect(abs(view.contentOffset.x - offset.x) <= 1)
      world.lift(fingers[0])
    }
  }

  @Test func `the finger that stays pinches again with a new one`() {
    World.run { world in
      let (view, listener) = world.zoomable()
      let fingers = world.down(around: middle, apart: 100)
      world.move(fingers, around: middle, apart: 220)
      world.lift(fingers[1])
      _ = listener.journal.take()
      let again = world.down(190, 400)
      world.move(again, to: CGPoint(x: 255, y: 400), over: 0.2)
      #expect(view.isZooming)
      #expect(abs(view.zoomScale - 2 * 165.0 / 110) < 1e-9)
      #expect(listener.journal.take().first == "begin zooming")
      world.lift([fingers[0], again])
      #expect(!view.isZooming)
    }
  }

  @Test func `a pinch is possible where scrolling is switched off`() {
    World.run { world in
      let (view, listener) = world.zoomable()
      view.isScrollEnabled = false
      let fingers = world.down(around: middle, apart: 210)
      world.move(fingers, around: middle, apart: 100)
      #expect(view.isZooming)
      #expect(!view.isDragging)
      // Edges resist: the fingers have pulled by 200.
      #expect(abs(view.contentOffset.y + RubberBand(dimension: 844).displacement(forPull: 200)) < 1)
      world.lift(fingers)
      world.advance(2)
      #expect(view.zoomScale == 0.5)
      #expect(view.contentOffset == .zero)
      #expect(listener.journal.lines.contains("end zooming at 0.5"))
    }
  }

  @Test func `content that leaves the window is not zoomed any more`() {
    World.run { world in
      let (view, listener) = world.zoomable()
      let fingers = world.down(around: middle, apart: 100)
      world.move(fingers, around: middle, apart: 220)
      view.removeFromSuperview()
      #expect(!view.isZooming)
      #expect(listener.journal.lines.last == "end zooming at 2.0")
      world.lift(fingers)
    }
  }
}
