import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct PanTests {
  private func pan(_ screen: TestScreen) -> (UIView, UIPanGestureRecognizer) {
    let view = screen.addView(CGRect(x: 0, y: 0, width: 390, height: 844))
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    return (view, pan)
  }

  @Test func `a pan begins after 10 points and measures its translation from there`() {
    let screen = TestScreen()
    let (view, pan) = pan(screen)
    let log = EventLog()
    let token = log.observeState(of: pan)
    let touch = screen.touchDown(100, 100)
    screen.move(touch, to: CGPoint(x: 109, y: 100), over: 0.1)
    #expect(pan.state == .possible)
    screen.move(touch, to: CGPoint(x: 110, y: 100), over: 0.1, steps: 1)
    #expect(pan.state == .began)
    #expect(pan.translation(in: view) == .zero)
    screen.move(touch, to: CGPoint(x: 110, y: 150), over: 0.1)
    #expect(pan.state == .changed)
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 50))
    #expect(pan.location(in: view) == CGPoint(x: 110, y: 150))
    #expect(pan.numberOfTouches == 1)
    screen.lift(touch)
    #expect(pan.state == .ended)
    screen.turn()
    #expect(log.entries == ["began", "changed", "ended", "possible"])
    withExtendedLifetime(token) {}
  }

  @Test func `a tap makes a pan fail`() {
    let screen = TestScreen()
    let (_, pan) = pan(screen)
    let log = EventLog()
    let token = log.observeState(of: pan)
    let touch = screen.touchDown(100, 100)
    screen.lift(touch)
    screen.turn()
    #expect(log.entries == ["failed", "possible"])
    withExtendedLifetime(token) {}
  }

  @Test func `canceling the touch cancels the pan`() {
    let screen = TestScreen()
    let (_, pan) = pan(screen)
    let touch = screen.touchDown(100, 100)
    screen.move(touch, to: CGPoint(x: 150, y: 100), over: 0.1)
    screen.cancel(touch)
    #expect(pan.state == .cancelled)
    screen.turn()
    #expect(pan.state == .possible)
  }

  @Test func `disabling a pan cancels it`() {
    let screen = TestScreen()
    let (_, pan) = pan(screen)
    let touch = screen.touchDown(100, 100)
    screen.move(touch, to: CGPoint(x: 150, y: 100), over: 0.1)
    pan.isEnabled = false
    #expect(pan.state == .cancelled)
    screen.lift(touch)
    screen.turn()
    let again = screen.touchDown(100, 100)
    screen.move(again, to: CGPoint(x: 150, y: 100), over: 0.1)
    #expect(pan.state == .possible)
    screen.lift(again)
  }

  @Test func `the velocity is that of the latest movement`() {
    let screen = TestScreen()
    let (view, pan) = pan(screen)
    let touch = screen.touchDown(100, 100)
    screen.move(touch, to: CGPoint(x: 100, y: 300), over: 0.2)
    #expect(abs(pan.velocity(in: view).y - 1000) < 20)
    #expect(abs(pan.velocity(in: view).x) < 1)
    screen.move(touch, to: CGPoint(x: 100, y: 280), over: 0.2, steps: 20)
    #expect(abs(pan.velocity(in: view).y + 100) < 5)
    screen.advance(0.15)
    screen.lift(touch)
    #expect(pan.velocity(in: view) == .zero)
  }

  @Test func `adding a finger does not change the translation`() {
    let screen = TestScreen()
    let (view, pan) = pan(screen)
    view.isMultipleTouchEnabled = true
    let first = screen.touchDown(100, 100)
    screen.move(first, to: CGPoint(x: 100, y: 150), over: 0.1)
    let before = pan.translation(in: view)
    let second = screen.touchDown(300, 500)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.translation(in: view) == before)
    screen.lift(first)
    screen.move(second, to: CGPoint(x: 300, y: 510), over: 0.1)
    #expect(abs(pan.translation(in: view).y - before.y - 10) < 1e-9)
    screen.lift(second)
    #expect(pan.state == .ended)
  }

  @Test func `a pan of two fingers follows their midpoint`() {
    let screen = TestScreen()
    let (view, pan) = pan(screen)
    let fingers = screen.touchDown(around: CGPoint(x: 200, y: 400), apart: 100)
    screen.move(fingers, around: CGPoint(x: 200, y: 400), apart: 300)
    #expect(pan.state == .possible)
    screen.move(fingers, around: CGPoint(x: 200, y: 450), apart: 100)
    #expect(pan.state == .changed)
    #expect(abs(pan.translation(in: view).y - 40) < 1e-9)
    #expect(abs(pan.translation(in: view).x) < 1e-9)
    #expect(pan.location(in: view) == CGPoint(x: 200, y: 450))
    screen.lift(fingers)
    #expect(pan.state == .ended)
  }
}
