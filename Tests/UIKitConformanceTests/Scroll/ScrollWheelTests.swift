import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ScrollWheelTests {
  @Test func `a wheel notch scrolls smoothly and stops at the edge`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    screen.scroll(.notch, by: 0, 100)
    #expect(view.contentOffset.y == 0)
    var last: CGFloat = 0
    for _ in 0..<100 {
      screen.advance(0.02)
      #expect(view.contentOffset.y >= last && view.contentOffset.y <= 100)
      last = view.contentOffset.y
    }
    #expect(last == 100)
    #expect(!view.isDragging)
    screen.scroll(.notch, by: 0, -500)
    for _ in 0..<100 {
      screen.advance(0.02)
      #expect(view.contentOffset.y >= 0)
    }
    #expect(view.contentOffset.y == 0)
  }

  @Test func `wheel notches add up`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    for _ in 0..<5 {
      screen.scroll(.notch, by: 0, 60)
      screen.advance(0.03)
    }
    screen.advance(2)
    #expect(view.contentOffset.y == 300)
  }

  @Test func `content pulled past the edge with a touchpad bounces back`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let log = EventLog()
    let token = log.observeState(of: view.panGestureRecognizer)
    screen.scroll(.began, by: 0, -10)
    #expect(view.isDragging)
    for _ in 0..<10 {
      screen.advance(0.02)
      screen.scroll(.changed, by: 0, -20)
    }
    let pull: CGFloat = 210
    #expect(abs(view.contentOffset.y + (1 - 1 / (pull * 0.55 / 844 + 1)) * 844) <= 1)
    screen.advance(0.2)
    screen.scroll(.ended, by: 0, 0)
    #expect(!view.isDragging && view.isDecelerating)
    #expect(log.entries == ["began", "changed", "ended"])
    screen.advance(2)
    #expect(view.contentOffset.y == 0)
    withExtendedLifetime(token) {}
  }

  @Test func `content decelerates when a touchpad gesture ends in motion`() {
    let screen = TestScreen()
    let view = screen.scrollView(5000)
    screen.scroll(.began, by: 0, 10)
    for _ in 0..<10 {
      screen.advance(0.01)
      screen.scroll(.changed, by: 0, 15)
    }
    let before = view.contentOffset.y
    screen.scroll(.ended, by: 0, 0)
    screen.advance(5)
    #expect(abs(view.contentOffset.y - before - 1500 / (-1000 * log(0.998))) < 20)
  }

  @Test func `a scroll view that cannot scroll leaves the wheel to its ancestor`() {
    let screen = TestScreen()
    let outer = screen.scrollView()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    outer.addSubview(inner)
    screen.scroll(.notch, by: 0, 50)
    screen.advance(1)
    #expect(outer.contentOffset.y == 50)
    #expect(inner.contentOffset.y == 0)
  }
}
