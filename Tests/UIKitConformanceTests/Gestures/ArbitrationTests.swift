import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ArbitrationTests {
  @MainActor private final class TestDelegate: NSObject, UIGestureRecognizerDelegate {
    var shouldBegin = true
    var recognizesSimultaneously = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      shouldBegin
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { recognizesSimultaneously }
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

  @Test func `a pan fails if the recognizer that must fail first succeeds`() {
    let screen = TestScreen()
    let (inner, outer) = twoPans(screen)
    inner.require(toFail: outer)
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
