import Testing
import UIKit

@MainActor struct PanTests {
  private func pan(_ world: World) -> (UIView, UIPanGestureRecognizer) {
    let view = world.view(CGRect(x: 0, y: 0, width: 390, height: 844))
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    return (view, pan)
  }

  @Test func `a pan begins after ten points and counts from there`() {
    World.run { world in
      let (view, pan) = pan(world)
      let journal = Journal()
      let token = journal.hear(pan)
      let touch = world.down(100, 100)
      world.move(touch, to: CGPoint(x: 109, y: 100), over: 0.1)
      #expect(pan.state == .possible)
      world.move(touch, to: CGPoint(x: 110, y: 100), over: 0.1, steps: 1)
      #expect(pan.state == .began)
      #expect(pan.translation(in: view) == .zero)
      world.move(touch, to: CGPoint(x: 110, y: 150), over: 0.1)
      #expect(pan.state == .changed)
      #expect(pan.translation(in: view) == CGPoint(x: 0, y: 50))
      #expect(pan.location(in: view) == CGPoint(x: 110, y: 150))
      #expect(pan.numberOfTouches == 1)
      world.lift(touch)
      #expect(pan.state == .ended)
      world.turn()
      #expect(journal.lines == ["began", "changed", "ended", "possible"])
      withExtendedLifetime(token) {}
    }
  }

  @Test func `a tap is no pan`() {
    World.run { world in
      let (_, pan) = pan(world)
      let journal = Journal()
      let token = journal.hear(pan)
      let touch = world.down(100, 100)
      world.lift(touch)
      world.turn()
      #expect(journal.lines == ["failed", "possible"])
      withExtendedLifetime(token) {}
    }
  }

  @Test func `a finger that is taken away cancels`() {
    World.run { world in
      let (_, pan) = pan(world)
      let touch = world.down(100, 100)
      world.move(touch, to: CGPoint(x: 150, y: 100), over: 0.1)
      world.cancel(touch)
      #expect(pan.state == .cancelled)
      world.turn()
      #expect(pan.state == .possible)
    }
  }

  @Test func `switching it off cancels it`() {
    World.run { world in
      let (_, pan) = pan(world)
      let touch = world.down(100, 100)
      world.move(touch, to: CGPoint(x: 150, y: 100), over: 0.1)
      pan.isEnabled = false
      #expect(pan.state == .cancelled)
      world.lift(touch)
      world.turn()
      let again = world.down(100, 100)
      world.move(again, to: CGPoint(x: 150, y: 100), over: 0.1)
      #expect(pan.state == .possible)
      world.lift(again)
    }
  }

  @Test func `the velocity is that of the last moment`() {
    World.run { world in
      let (view, pan) = pan(world)
      let touch = world.down(100, 100)
      world.move(touch, to: CGPoint(x: 100, y: 300), over: 0.2)
      #expect(abs(pan.velocity(in: view).y - 1000) < 20)
      #expect(abs(pan.velocity(in: view).x) < 1)
      world.move(touch, to: CGPoint(x: 100, y: 280), over: 0.2, steps: 20)
      #expect(abs(pan.velocity(in: view).y + 100) < 5)
      world.advance(0.15)
      world.lift(touch)
      #expect(pan.velocity(in: view) == .zero)
    }
  }

  @Test func `a translation can be set`() {
    World.run { world in
      let (view, pan) = pan(world)
      let touch = world.down(100, 100)
      world.move(touch, to: CGPoint(x: 100, y: 200), over: 0.1)
      pan.setTranslation(CGPoint(x: 5, y: 7), in: view)
      #expect(pan.translation(in: view) == CGPoint(x: 5, y: 7))
      world.move(touch, to: CGPoint(x: 100, y: 203), over: 0.1)
      #expect(pan.translation(in: view) == CGPoint(x: 5, y: 10))
      world.lift(touch)
    }
  }

  @Test func `a further finger does not make it jump`() {
    World.run { world in
      let (view, pan) = pan(world)
      view.isMultipleTouchEnabled = true
      let first = world.down(100, 100)
      world.move(first, to: CGPoint(x: 100, y: 150), over: 0.1)
      let before = pan.translation(in: view)
      let second = world.down(300, 500)
      #expect(pan.numberOfTouches == 2)
      #expect(pan.translation(in: view) == before)
      world.lift(first)
      world.move(second, to: CGPoint(x: 300, y: 510), over: 0.1)
      #expect(abs(pan.translation(in: view).y - before.y - 10) < 1e-9)
      world.lift(second)
      #expect(pan.state == .ended)
    }
  }

  @Test func `two fingers that move apart are no pan and their middle is what counts`() {
    World.run { world in
      let (view, pan) = pan(world)
      let fingers = world.down(around: CGPoint(x: 200, y: 400), apart: 100)
      world.move(fingers, around: CGPoint(x: 200, y: 400), apart: 300)
      #expect(pan.state == .possible)
      world.move(fingers, around: CGPoint(x: 200, y: 450), apart: 100)
      #expect(pan.state == .changed)
      #expect(abs(pan.translation(in: view).y - 40) < 1e-9)
      #expect(abs(pan.translation(in: view).x) < 1e-9)
      #expect(pan.location(in: view) == CGPoint(x: 200, y: 450))
      world.lift(fingers)
      #expect(pan.state == .ended)
    }
  }

  @Test func `a pan may want two fingers or only one`() {
    World.run { world in
      let (_, pan) = pan(world)
      pan.minimumNumberOfTouches = 2
      let one = world.down(200, 400)
      world.move(one, to: CGPoint(x: 200, y: 500), over: 0.1)
      #expect(pan.state == .possible)
      world.lift(one)
      world.turn()
      let two = world.down(around: CGPoint(x: 200, y: 400), apart: 100)
      world.move(two, around: CGPoint(x: 200, y: 500), apart: 100)
      #expect(pan.state == .changed)
      world.lift(two)
      world.turn()
      pan.minimumNumberOfTouches = 1
      pan.maximumNumberOfTouches = 1
      let again = world.down(around: CGPoint(x: 200, y: 400), apart: 100)
      world.move(again, around: CGPoint(x: 200, y: 500), apart: 100)
      #expect(pan.state == .failed)
      world.lift(again)
    }
  }

  @Test func `the view loses the touch when the pan begins`() {
    final class Touched: UIView {
      let journal = Journal()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal.note("began")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal.note("cancelled")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal.note("ended")
      }
    }
    World.run { world in
      let view = Touched(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      world.window.addSubview(view)
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      let touch = world.down(100, 100)
      world.move(touch, to: CGPoint(x: 150, y: 100), over: 0.1)
      world.lift(touch)
      world.turn()
      #expect(view.journal.take() == ["began", "cancelled"])
      pan.cancelsTouchesInView = false
      let other = world.down(100, 100)
      world.move(other, to: CGPoint(x: 150, y: 100), over: 0.1)
      world.lift(other)
      #expect(view.journal.take() == ["began", "ended"])
    }
  }

  @Test func `an edge pan wants to start at its edge and go inward`() {
    World.run { world in
      let view = world.view(CGRect(x: 0, y: 0, width: 390, height: 844))
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      view.addGestureRecognizer(pan)
      @MainActor func state(from start: CGPoint, to end: CGPoint) -> UIGestureRecognizer.State {
        let touch = world.down(start.x, start.y)
        world.move(touch, to: end, over: 0.1)
        let state = pan.state
        world.lift(touch)
        world.turn()
        return state
      }
      #expect(state(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 90, y: 400)) == .changed)
      #expect(state(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 150, y: 400)) == .failed)
      #expect(state(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 8, y: 500)) == .failed)
    }
  }
}
