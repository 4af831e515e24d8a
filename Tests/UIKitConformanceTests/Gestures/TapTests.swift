import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct TapTests {
  private func tap(_ screen: TestScreen) -> (UITapGestureRecognizer, EventLog) {
    let view = screen.addView(CGRect(x: 0, y: 0, width: 390, height: 844))
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    let log = EventLog()
    screen.addHandler(to: tap) { recognizer in
      log.record("tap at \(recognizer.location(in: nil).x)")
    }
    return (tap, log)
  }

  private func touch(_ screen: TestScreen, _ x: CGFloat = 100, holding: TimeInterval = 0.05) {
    let touch = screen.touchDown(x, 100)
    screen.advance(holding)
    screen.lift(touch)
  }

  @Test func `a short touch is a tap`() {
    let screen = TestScreen()
    let (tap, log) = tap(screen)
    touch(screen)
    #expect(tap.state == .ended)
    #expect(log.entries == ["tap at 100.0"])
    screen.turn()
    #expect(tap.state == .possible)
    touch(screen, 120)
    #expect(log.entries == ["tap at 100.0", "tap at 120.0"])
  }

  @Test func `a long touch is not a tap`() {
    let screen = TestScreen()
    let (_, log) = tap(screen)
    touch(screen, holding: 2)
    #expect(log.entries.isEmpty)
  }

  @Test func `a touch that moves too far is not a tap`() {
    let screen = TestScreen()
    let (_, log) = tap(screen)
    let touch = screen.touchDown(100, 100)
    screen.move(touch, to: CGPoint(x: 200, y: 100), over: 0.1)
    screen.move(touch, to: CGPoint(x: 100, y: 100), over: 0.1)
    screen.lift(touch)
    #expect(log.entries.isEmpty)
  }

  @Test func `two fingers do not make a one-finger tap`() {
    let screen = TestScreen()
    let (tap, log) = tap(screen)
    tap.view?.isMultipleTouchEnabled = true
    @MainActor func twoFingers() {
      let first = screen.touchDown(100, 100)
      let second = screen.touchDown(200, 100)
      screen.lift(first)
      screen.lift(second)
      screen.turn()
    }
    twoFingers()
    #expect(log.entries.isEmpty)
  }
}
