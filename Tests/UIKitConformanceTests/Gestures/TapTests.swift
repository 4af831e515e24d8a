import Testing
import UIKit

@MainActor struct TapTests {
  private func tap(_ world: World, taps: Int = 1) -> (UITapGestureRecognizer, Journal) {
    let view = world.view(CGRect(x: 0, y: 0, width: 390, height: 844))
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    view.addGestureRecognizer(tap)
    let journal = Journal()
    world.handle(tap) { recognizer in
      journal.note("tap at \(recognizer.location(in: nil).x)")
    }
    return (tap, journal)
  }

  private func touch(_ world: World, _ x: CGFloat = 100, holding: TimeInterval = 0.05) {
    let touch = world.down(x, 100)
    world.advance(holding)
    world.lift(touch)
  }

  @Test func `a short touch is a tap`() {
    World.run { world in
      let (tap, journal) = tap(world)
      touch(world)
      #expect(tap.state == .ended)
      #expect(journal.lines == ["tap at 100.0"])
      world.turn()
      #expect(tap.state == .possible)
      touch(world, 120)
      #expect(journal.lines == ["tap at 100.0", "tap at 120.0"])
    }
  }

  @Test func `a long touch is none`() {
    World.run { world in
      let (_, journal) = tap(world)
      touch(world, holding: 2)
      #expect(journal.lines.isEmpty)
    }
  }

  @Test func `a touch that wanders is none`() {
    World.run { world in
      let (_, journal) = tap(world)
      let touch = world.down(100, 100)
      world.move(touch, to: CGPoint(x: 200, y: 100), over: 0.1)
      world.move(touch, to: CGPoint(x: 100, y: 100), over: 0.1)
      world.lift(touch)
      #expect(journal.lines.isEmpty)
    }
  }

  @Test func `two taps must follow each other soon`() {
    World.run { world in
      let (_, journal) = tap(world, taps: 2)
      touch(world)
      world.advance(0.1)
      #expect(journal.lines.isEmpty)
      touch(world)
      #expect(journal.lines.count == 1)
      world.advance(2)
      touch(world)
      world.advance(1)
      touch(world)
      #expect(journal.lines.count == 1)
    }
  }

  @Test func `two fingers are not one`() {
    World.run { world in
      let (tap, journal) = tap(world)
      tap.view?.isMultipleTouchEnabled = true
      @MainActor func twoFingers() {
        let first = world.down(100, 100)
        let second = world.down(200, 100)
        world.lift(first)
        world.lift(second)
        world.turn()
      }
      twoFingers()
      #expect(journal.lines.isEmpty)
    }
  }
}
