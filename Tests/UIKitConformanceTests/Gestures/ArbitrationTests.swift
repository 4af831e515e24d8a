import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ArbitrationTests {
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

  private func twoPans(_ screen: TestScreen) -> (
    inner: UIPanGestureRecognizer, outer: UIPanGestureRecognizer
  ) {
    let outerView = screen.addView(CGRect(x: 0, y: 0, width: 390, height: 844))
    let innerView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    outerView.addSubview(innerView)
    let (inner, outer) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    innerView.addGestureRecognizer(inner)
    outerView.addGestureRecognizer(outer)
    return (inner, outer)
  }

  private func drag(_ screen: TestScreen, _ body: () -> Void) {
    let touch = screen.touchDown(100, 100)
    screen.move(touch, to: CGPoint(x: 200, y: 100), over: 0.1)
    body()
    screen.lift(touch)
    screen.turn()
  }

  @Test func `the innermost of two wins`() {
    let screen = TestScreen()
    let (inner, outer) = twoPans(screen)
    drag(screen) {
      #expect(inner.state == .changed)
      #expect(outer.state == .failed)
    }
    #expect(outer.state == .possible)
  }

  @Test func `both recognize if either delegate allows it`() {
    let screen = TestScreen()
    let (inner, outer) = twoPans(screen)
    let decider = Decider()
    decider.together = true
    outer.delegate = decider
    drag(screen) {
      #expect(inner.state == .changed)
      #expect(outer.state == .changed)
    }
  }

  @Test func `one that may not begin leaves the finger to the other`() {
    let screen = TestScreen()
    let (inner, outer) = twoPans(screen)
    let decider = Decider()
    decider.begins = false
    inner.delegate = decider
    drag(screen) {
      #expect(inner.state == .failed)
      #expect(outer.state == .changed)
    }
  }

  @Test func `one that does not receive the touch takes no part`() {
    let screen = TestScreen()
    let (inner, outer) = twoPans(screen)
    let decider = Decider()
    decider.receives = false
    inner.delegate = decider
    drag(screen) {
      #expect(inner.state == .possible)
      #expect(inner.numberOfTouches == 0)
      #expect(outer.state == .changed)
    }
  }

  @Test func `one that must wait fails when the other recognizes`() {
    let screen = TestScreen()
    let (inner, outer) = twoPans(screen)
    inner.require(toFail: outer)
    drag(screen) {
      #expect(inner.state == .failed)
      #expect(outer.state == .changed)
    }
  }

  @Test func `a single tap waits until a double tap has failed`() {
    let screen = TestScreen()
    let view = screen.addView(CGRect(x: 0, y: 0, width: 390, height: 844))
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    let log = EventLog()
    screen.addHandler(to: single) { _ in log.record("single") }
    screen.addHandler(to: double) { _ in log.record("double") }
    screen.lift(screen.touchDown(100, 100))
    #expect(log.entries.isEmpty)
    screen.advance(1)
    #expect(log.takeEntries() == ["single"])
    screen.lift(screen.touchDown(100, 100))
    screen.advance(0.1)
    screen.lift(screen.touchDown(100, 100))
    screen.advance(1)
    #expect(log.takeEntries() == ["double"])
    screen.lift(screen.touchDown(100, 100))
    screen.advance(1)
    #expect(log.takeEntries() == ["single"])
  }

  @Test func `a delegate can ask for another to fail first`() {
    let screen = TestScreen()
    let (inner, outer) = twoPans(screen)
    let decider = Decider()
    decider.waitsFor = outer
    inner.delegate = decider
    drag(screen) {
      #expect(inner.state == .failed)
      #expect(outer.state == .changed)
    }
  }

  @Test func `a tap on a list that is dragged is no tap`() {
    let screen = TestScreen()
    let list = screen.scrollView()
    let tap = UITapGestureRecognizer()
    list.addGestureRecognizer(tap)
    let log = EventLog()
    let token = log.observeState(of: tap)
    screen.drag(from: CGPoint(x: 100, y: 400), by: 0, -20)
    #expect(log.entries == ["failed"])
    withExtendedLifetime(token) {}
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
