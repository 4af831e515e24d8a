import TestSupport
import Testing
import UIKit

/// Apple documents when a pinch begins (the fingers moved far enough), changes (a finger moved) and
/// ends (both fingers were lifted), and that the scale is absolute. It does not document how far
/// the fingers must move: the stand-in uses the same distance as for a pan.
@Suite(.isolated)
@MainActor
struct PinchTests {
  private let midpoint = CGPoint(x: 200, y: 400)

  private func pinch(_ screen: TestScreen) -> (UIView, UIPinchGestureRecognizer) {
    let view = screen.addView(CGRect(x: 0, y: 0, width: 390, height: 844))
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    return (view, pinch)
  }

  @Test func `a pinch begins after 10 points and measures its scale from there`() {
    let screen = TestScreen()
    let (view, pinch) = pinch(screen)
    let log = EventLog()
    let token = log.observeState(of: pinch)
    let fingers = screen.touchDown(around: midpoint, apart: 100)
    screen.move(fingers, around: midpoint, apart: 109)
    #expect(pinch.state == .possible)
    #expect(pinch.scale == 1)
    screen.move(fingers, around: midpoint, apart: 110, steps: 1)
    #expect(pinch.state == .began)
    #expect(pinch.scale == 1)
    screen.move(fingers, around: midpoint, apart: 220)
    #expect(pinch.state == .changed)
    #expect(pinch.scale == 2)
    #expect(pinch.location(in: view) == midpoint)
    #expect(pinch.numberOfTouches == 2)
    screen.lift(fingers)
    #expect(pinch.state == .ended)
    #expect(pinch.scale == 2)
    screen.turn()
    #expect(pinch.scale == 1)
    #expect(log.entries == ["began", "changed", "ended", "possible"])
    withExtendedLifetime(token) {}
  }

  @Test func `moving the fingers together gives a scale below 1`() {
    let screen = TestScreen()
    let (_, pinch) = pinch(screen)
    let fingers = screen.touchDown(around: midpoint, apart: 210)
    screen.move(fingers, around: midpoint, apart: 100)
    #expect(pinch.scale == 0.5)
    screen.move(fingers, around: midpoint, apart: 0)
    #expect(pinch.scale > 0)
    screen.lift(fingers)
  }

  @Test func `two fingers that move in parallel make a pinch fail`() {
    let screen = TestScreen()
    let (_, pinch) = pinch(screen)
    let log = EventLog()
    let token = log.observeState(of: pinch)
    let fingers = screen.touchDown(around: midpoint, apart: 100)
    screen.move(fingers, around: CGPoint(x: 200, y: 600), apart: 100)
    screen.lift(fingers)
    screen.turn()
    #expect(log.entries == ["failed", "possible"])
    withExtendedLifetime(token) {}
  }

  @Test func `one finger does not begin a pinch`() {
    let screen = TestScreen()
    let (_, pinch) = pinch(screen)
    let touch = screen.touchDown(100, 100)
    screen.move(touch, to: CGPoint(x: 200, y: 100), over: 0.1)
    #expect(pinch.state == .possible)
    screen.lift(touch)
    #expect(pinch.state == .failed)
  }

  @Test func `the fingers can go down one after the other`() {
    let screen = TestScreen()
    let (_, pinch) = pinch(screen)
    let first = screen.touchDown(100, 400)
    screen.advance(0.5)
    let second = screen.touchDown(200, 400)
    screen.move(second, to: CGPoint(x: 310, y: 400), over: 0.2)
    #expect(pinch.state == .changed)
    #expect(abs(pinch.scale - 210.0 / 110) < 1e-9)
    screen.lift(second)
    screen.lift(first)
  }

  @Test func `a pinch continues until both fingers are lifted`() {
    let screen = TestScreen()
    let (_, pinch) = pinch(screen)
    let fingers = screen.touchDown(around: midpoint, apart: 100)
    screen.move(fingers, around: midpoint, apart: 220)
    screen.lift(fingers[0])
    #expect(pinch.state == .changed)
    #expect(pinch.numberOfTouches == 1)
    screen.move(fingers[1], to: CGPoint(x: 390, y: 400), over: 0.2)
    #expect(pinch.scale == 2)
    let again = screen.touchDown(290, 400)
    #expect(pinch.scale == 2)
    screen.move(again, to: CGPoint(x: 190, y: 400), over: 0.2)
    #expect(pinch.scale == 4)
    screen.lift(again)
    screen.lift(fingers[1])
    #expect(pinch.state == .ended)
  }

  @Test func `a third finger is ignored`() {
    let screen = TestScreen()
    let (_, pinch) = pinch(screen)
    let fingers = screen.touchDown(around: midpoint, apart: 100)
    screen.move(fingers, around: midpoint, apart: 220)
    let third = screen.touchDown(300, 700)
    #expect(pinch.numberOfTouches == 2)
    screen.move(third, to: CGPoint(x: 20, y: 20), over: 0.2)
    #expect(pinch.scale == 2)
    screen.lift(third)
    #expect(pinch.state == .changed)
    screen.lift(fingers)
    #expect(pinch.state == .ended)
  }

  @Test func `canceling the touches cancels the pinch`() {
    let screen = TestScreen()
    let (_, pinch) = pinch(screen)
    let fingers = screen.touchDown(around: midpoint, apart: 100)
    screen.move(fingers, around: midpoint, apart: 200)
    screen.cancel(fingers)
    #expect(pinch.state == .cancelled)
  }
}
