import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ArbitrationTests {
  @MainActor private final class TestDelegate: NSObject, UIGestureRecognizerDelegate {
    var shouldBegin = true
    var recognizesSimultaneously = false
    var receivesTouches = true
    weak var requiredToFail: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      shouldBegin
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { recognizesSimultaneously }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === requiredToFail }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receivesTouches }
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

  @Test func `the inner of two pans is recognized`() {
    let screen = TestScreen()
    let (inner, outer) = twoPans(screen)
    drag(screen) {
      #expect(inner.state == .changed)
      #expect(outer.state == .failed)
    }
    #expect(outer.state == .possible)
  }

  @Test func `both pans are recognized if either delegate allows it`() {
    let screen = TestScreen()
    let (inner, outer) = twoPans(screen)
    let delegate = TestDelegate()
    delegate.recognizesSimultaneously = true
    outer.delegate = delegate
    drag(screen) {
      #expect(inner.state == .changed)
      #expect(outer.state == .changed)
    }
  }

  @Test func `a pan that may not begin leaves the touch to the other`() {
    let screen = TestScreen()
    let (inner, outer) = twoPans(screen)
    let delegate = TestDelegate()
    delegate.shouldBegin = false
    inner.delegate = delegate
    drag(screen) {
      #expect(inner.state == .failed)
      #expect(outer.state == .changed)
    }
  }

  @Test func `a pan that does not receive the touch leaves it to the other`() {
    let screen = TestScreen()
    let (inner, outer) = twoPans(screen)
    let delegate = TestDelegate()
    delegate.receivesTouches = false
    inner.delegate = delegate
    drag(screen) {
      #expect(inner.state == .possible)
      #expect(inner.numberOfTouches == 0)
      #expect(outer.state == .changed)
    }
  }

  @Test func `a pan fails if the recognizer that must fail first succeeds`() {
    let screen = TestScreen()
    let (inner, outer) = twoPans(screen)
    inner.require(toFail: outer)
    drag(screen) {
      #expect(inner.state == .failed)
      #expect(outer.state == .changed)
    }
  }

  @Test func `a single tap waits for a double tap to fail`() {
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

  @Test func `a delegate can require another recognizer to fail first`() {
    let screen = TestScreen()
    let (inner, outer) = twoPans(screen)
    let delegate = TestDelegate()
    delegate.requiredToFail = outer
    inner.delegate = delegate
    drag(screen) {
      #expect(inner.state == .failed)
      #expect(outer.state == .changed)
    }
  }

  @Test func `dragging a scroll view makes its tap recognizer fail`() {
    let screen = TestScreen()
    let scrollView = screen.scrollView()
    let tap = UITapGestureRecognizer()
    scrollView.addGestureRecognizer(tap)
    let log = EventLog()
    let token = log.observeState(of: tap)
    screen.drag(from: CGPoint(x: 100, y: 400), by: 0, -20)
    #expect(log.entries == ["failed"])
    withExtendedLifetime(token) {}
  }

  @Test func `invalid state changes are ignored or corrected`() {
    final class CustomRecognizer: UIGestureRecognizer {}
    let recognizer = CustomRecognizer()
    recognizer.state = .changed
    #expect(recognizer.state == .possible)
    recognizer.state = .began
    recognizer.state = .possible
    #expect(recognizer.state == .began)
    recognizer.state = .failed
    #expect(recognizer.state == .cancelled)
    recognizer.state = .began
    #expect(recognizer.state == .cancelled)
  }
}
