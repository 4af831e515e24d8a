import Testing
import UIKit

/// Apple says when a pinch begins (the fingers moved enough), changes (one moved) and ends (both were lifted),
/// and that the scale is absolute. How much is enough it does not say: here as much as makes a pan.
@MainActor struct PinchTests {
  private let middle = CGPoint(x: 200, y: 400)

  private func pinch(_ world: World) -> (UIView, UIPinchGestureRecognizer) {
    let view = world.view(CGRect(x: 0, y: 0, width: 390, height: 844))
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    return (view, pinch)
  }

  @Test func `a pinch begins after ten points and the scale counts from there`() {
    World.run { world in
      let (view, pinch) = pinch(world)
      let journal = Journal()
      let token = journal.hear(pinch)
      let fingers = world.down(around: middle, apart: 100)
      world.move(fingers, around: middle, apart: 109)
      #expect(pinch.state == .possible)
      #expect(pinch.scale == 1)
      world.move(fingers, around: middle, apart: 110, steps: 1)
      #expect(pinch.state == .began)
      #expect(pinch.scale == 1)
      world.move(fingers, around: middle, apart: 220)
      #expect(pinch.state == .changed)
      #expect(pinch.scale == 2)
      #expect(pinch.location(in: view) == middle)
      #expect(pinch.numberOfTouches == 2)
      world.lift(fingers)
      #expect(pinch.state == .ended)
      #expect(pinch.scale == 2)
      world.turn()
      #expect(pinch.scale == 1)
      #expect(journal.lines == ["began", "changed", "ended", "possible"])
      withExtendedLifetime(token) {}
    }
  }

  @Test func `fingers that come together make a scale below one`() {
    World.run { world in
      let (_, pinch) = pinch(world)
      let fingers = world.down(around: middle, apart: 210)
      world.move(fingers, around: middle, apart: 100)
      #expect(pinch.scale == 0.5)
      world.move(fingers, around: middle, apart: 0)
      #expect(pinch.scale > 0)
      world.lift(fingers)
    }
  }

  @Test func `fingers that move together are no pinch`() {
    World.run { world in
      let (_, pinch) = pinch(world)
      let journal = Journal()
      let token = journal.hear(pinch)
      let fingers = world.down(around: middle, apart: 100)
      world.move(fingers, around: CGPoint(x: 200, y: 600), apart: 100)
      world.lift(fingers)
      world.turn()
      #expect(journal.lines == ["failed", "possible"])
      withExtendedLifetime(token) {}
    }
  }

  @Test func `one finger is no pinch`() {
    World.run { world in
      let (_, pinch) = pinch(world)
      let touch = world.down(100, 100)
      world.move(touch, to: CGPoint(x: 200, y: 100), over: 0.1)
      #expect(pinch.state == .possible)
      world.lift(touch)
      #expect(pinch.state == .failed)
    }
  }

  @Test func `fingers may come one after the other`() {
    World.run { world in
      let (_, pinch) = pinch(world)
      let first = world.down(100, 400)
      world.advance(0.5)
      let second = world.down(200, 400)
      world.move(second, to: CGPoint(x: 310, y: 400), over: 0.2)
      #expect(pinch.state == .changed)
      #expect(abs(pinch.scale - 210.0 / 110) < 1e-9)
      world.lift(second)
      world.lift(first)
    }
  }

  @Test func `the pinch goes on until both fingers are lifted`() {
    World.run { world in
      let (_, pinch) = pinch(world)
      let fingers = world.down(around: middle, apart: 100)
      world.move(fingers, around: middle, apart: 220)
      world.lift(fingers[0])
      #expect(pinch.state == .changed)
      #expect(pinch.numberOfTouches == 1)
      world.move(fingers[1], to: CGPoint(x: 390, y: 400), over: 0.2)
      #expect(pinch.scale == 2)
      let again = world.down(290, 400)
      #expect(pinch.scale == 2)
      world.move(again, to: CGPoint(x: 190, y: 400), over: 0.2)
      #expect(pinch.scale == 4)
      world.lift(again)
      world.lift(fingers[1])
      #expect(pinch.state == .ended)
    }
  }

  @Test func `a third finger plays no part`() {
    World.run { world in
      let (_, pinch) = pinch(world)
      let fingers = world.down(around: middle, apart: 100)
      world.move(fingers, around: middle, apart: 220)
      let third = world.down(300, 700)
      #expect(pinch.numberOfTouches == 2)
      world.move(third, to: CGPoint(x: 20, y: 20), over: 0.2)
      #expect(pinch.scale == 2)
      world.lift(third)
      #expect(pinch.state == .changed)
      world.lift(fingers)
      #expect(pinch.state == .ended)
    }
  }

  @Test func `the velocity is in scale for each second`() {
    World.run { world in
      let (_, pinch) = pinch(world)
      let fingers = world.down(around: middle, apart: 90)
      world.move(fingers, around: middle, apart: 100, steps: 1)
      world.move(fingers, around: middle, apart: 200, over: 0.5, steps: 50)
      #expect(abs(pinch.velocity - 2) < 0.05)
      world.move(fingers, around: middle, apart: 150, over: 0.5, steps: 50)
      #expect(abs(pinch.velocity + 1) < 0.05)
      world.advance(0.2)
      world.lift(fingers)
      #expect(pinch.velocity == 0)
    }
  }

  @Test func `setting the scale resets the velocity`() {
    World.run { world in
      let (_, pinch) = pinch(world)
      let fingers = world.down(around: middle, apart: 90)
      world.move(fingers, around: middle, apart: 200)
      #expect(pinch.velocity > 0)
      pinch.scale = 1
      #expect(pinch.velocity == 0)
      #expect(pinch.scale == 1)
      world.move(fingers, around: middle, apart: 300)
      #expect(pinch.scale == 1.5)
      world.lift(fingers)
    }
  }

  @Test func `fingers that are taken away cancel`() {
    World.run { world in
      let (_, pinch) = pinch(world)
      let fingers = world.down(around: middle, apart: 100)
      world.move(fingers, around: middle, apart: 200)
      world.cancel(fingers)
      #expect(pinch.state == .cancelled)
    }
  }

  @Test func `a pinch prevents a tap with two fingers`() {
    World.run { world in
      let (view, pinch) = pinch(world)
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      view.addGestureRecognizer(tap)
      let fingers = world.down(around: middle, apart: 100)
      world.move(fingers, around: middle, apart: 120)
      #expect(pinch.state == .changed)
      #expect(tap.state == .failed)
      world.lift(fingers)
    }
  }
}
