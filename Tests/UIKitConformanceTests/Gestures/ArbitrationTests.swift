import Testing
import UIKit

@MainActor struct ArbitrationTests {
  @MainActor private final class Decider: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var together = false
    var receives = true
    weak var waitsFor: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === waitsFor }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
  }

  private func twoPans(_ world: World) -> (
    inner: UIPanGestureRecognizer, outer: UIPanGestureRecognizer
  ) {
    let outerView = world.view(CGRect(x: 0, y: 0, width: 390, height: 844))
    let innerView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    outerView.addSubview(innerView)
    let (inner, outer) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    innerView.addGestureRecognizer(inner)
    outerView.addGestureRecognizer(outer)
    return (inner, outer)
  }

  private func drag(_ world: World, _ body: () -> Void) {
    let touch = world.down(100, 100)
    world.move(touch, to: CGPoint(x: 200, y: 100), over: 0.1)
    body()
    world.lift(touch)
    world.turn()
  }

  @Test func `the innermost of two wins`() {
    World.run { world in
      let (inner, outer) = twoPans(world)
      drag(world) {
        #expect(inner.state == .changed)
        #expect(outer.state == .failed)
      }
      #expect(outer.state == .possible)
    }
  }

  @Test func `both recognize if either delegate allows it`() {
    World.run { world in
      let (inner, outer) = twoPans(world)
      let decider = Decider()
      decider.together = true
      outer.delegate = decider
      drag(world) {
        #expect(inner.state == .changed)
        #expect(outer.state == .changed)
      }
    }
  }

  @Test func `one that may not begin leaves the finger to the other`() {
    World.run { world in
      let (inner, outer) = twoPans(world)
      let decider = Decider()
      decider.begins = false
      inner.delegate = decider
      drag(world) {
        #expect(inner.state == .failed)
        #expect(outer.state == .changed)
      }
    }
  }

  @Test func `one that does not receive the touch takes no part`() {
    World.run { world in
      let (inner, outer) = twoPans(world)
      let decider = Decider()
      decider.receives = false
      inner.delegate = decider
      drag(world) {
        #expect(inner.state == .possible)
        #expect(inner.numberOfTouches == 0)
        #expect(outer.state == .changed)
      }
    }
  }

  @Test func `one that must wait fails when the other recognizes`() {
    World.run { world in
      let (inner, outer) = twoPans(world)
      inner.require(toFail: outer)
      drag(world) {
        #expect(inner.state == .failed)
        #expect(outer.state == .changed)
      }
    }
  }

  @Test func `a single tap waits until a double tap has failed`() {
    World.run { world in
      let view = world.view(CGRect(x: 0, y: 0, width: 390, height: 844))
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      view.addGestureRecognizer(single)
      view.addGestureRecognizer(double)
      let journal = Journal()
      world.handle(single) { _ in journal.note("single") }
      world.handle(double) { _ in journal.note("double") }
      world.lift(world.down(100, 100))
      #expect(journal.lines.isEmpty)
      world.advance(1)
      #expect(journal.take() == ["single"])
      world.lift(world.down(100, 100))
      world.advance(0.1)
      world.lift(world.down(100, 100))
      world.advance(1)
      #expect(journal.take() == ["double"])
      world.lift(world.down(100, 100))
      world.advance(1)
      #expect(journal.take() == ["single"])
    }
  }

  @Test func `a delegate can ask for another to fail first`() {
    World.run { world in
      let (inner, outer) = twoPans(world)
      let decider = Decider()
      decider.waitsFor = outer
      inner.delegate = decider
      drag(world) {
        #expect(inner.state == .failed)
        #expect(outer.state == .changed)
      }
    }
  }

  @Test func `a tap on a list that is dragged is no tap`() {
    World.run { world in
      let list = world.scrollView()
      let tap = UITapGestureRecognizer()
      list.addGestureRecognizer(tap)
      let journal = Journal()
      let token = journal.hear(tap)
      world.drag(from: CGPoint(x: 100, y: 400), by: 0, -20)
      #expect(journal.lines == ["failed"])
      withExtendedLifetime(token) {}
    }
  }

  @Test func `states follow the rules`() {
    final class Free: UIGestureRecognizer {}
    let free = Free()
    free.state = .changed
    #expect(free.state == .possible)
    free.state = .began
    free.state = .possible
    #expect(free.state == .began)
    free.state = .failed
    #expect(free.state == .cancelled)
    free.state = .began
    #expect(free.state == .cancelled)
  }
}
