import Randomness
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ScrollMotionTests {
  @Test func `deceleration does not depend on the frame rate`() {
    func positions(frameRate: Double) -> [CGFloat] {
      MainLoop.$current.withValue(MainLoop()) {
        let screen = TestScreen()
        screen.setFrameRate(frameRate)
        let view = screen.scrollView(5000)
        screen.setScale(100)
        screen.fling(from: CGPoint(x: 195, y: 700), by: 0, -300)
        return (0..<20).map { _ in
          screen.advance(0.1)
          return view.contentOffset.y
        }
      }
    }
    let slow = positions(frameRate: 20)
    let fast = positions(frameRate: 120)
    #expect(slow.last != 0)
    for (one, other) in zip(slow, fast) {
      #expect(abs(one - other) <= 0.02)
    }
  }

  @Test func `a fling follows the published deceleration`() {
    let screen = TestScreen()
    let view = screen.scrollView(9000)
    screen.setScale(100)
    view.contentOffset.y = 2000
    screen.fling(from: CGPoint(x: 195, y: 700), by: 0, -300)
    let start = view.contentOffset.y
    let rate = -1000 * log(0.998)
    screen.advance(0.5)
    let expected = start + 3000 / rate * (1 - exp(-rate * 0.5))
    #expect(abs(view.contentOffset.y - expected) < 1)
    screen.advance(10)
    #expect(abs(view.contentOffset.y - (start + 3000 / rate)) <= 1)
  }

  @Test func `the fast deceleration rate stops the content sooner`() {
    let screen = TestScreen()
    let view = screen.scrollView(9000)
    view.decelerationRate = .fast
    screen.fling(from: CGPoint(x: 195, y: 700), by: 0, -300)
    let start = view.contentOffset.y
    screen.advance(10)
    #expect(abs(view.contentOffset.y - start - 3000 / (-1000 * log(0.99))) <= 1)
  }

  @Test func `a fling against the edge goes past it and returns`() {
    let screen = TestScreen()
    let view = screen.scrollView(1200)
    screen.fling(from: CGPoint(x: 195, y: 700), by: 0, -300)
    var farthest: CGFloat = 0
    for _ in 0..<300 {
      screen.advance(0.01)
      farthest = max(farthest, view.contentOffset.y)
    }
    let end: CGFloat = 1200 - 844
    #expect(farthest > end + 20)
    #expect(farthest < end + 200)
    #expect(view.contentOffset.y == end)
    #expect(!view.isDecelerating)
  }

  @Test func `touching decelerating content stops it in place`() {
    let screen = TestScreen()
    let view = screen.scrollView(9000)
    let log = EventLog()
    let delegate = RecordingScrollDelegate(log)
    screen.fling(from: CGPoint(x: 195, y: 700), by: 0, -300)
    screen.advance(0.3)
    let caught = view.contentOffset.y
    view.delegate = delegate
    let touch = screen.touchDown(195, 400)
    #expect(view.isTracking && view.isDragging && view.isDecelerating)
    #expect(log.takeEntries() == ["begin dragging"])
    screen.advance(1)
    #expect(view.contentOffset.y == caught)
    // Content that was decelerating follows the finger at once, even for a short distance.
    screen.move(touch, to: CGPoint(x: 195, y: 395), over: 0.1)
    #expect(view.contentOffset.y == caught + 5)
    screen.advance(0.5)
    screen.lift(touch)
    screen.advance(1)
    #expect(view.contentOffset.y == caught + 5)
  }

  @Test func `content caught past the edge returns when it is released`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    screen.drag(from: CGPoint(x: 195, y: 100), by: 0, 300)
    screen.advance(0.05)
    let touch = screen.touchDown(195, 400)
    let caught = view.contentOffset.y
    #expect(caught < -20)
    screen.advance(1)
    #expect(view.contentOffset.y == caught)
    screen.lift(touch)
    screen.advance(2)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `setting the offset property shifts the running deceleration`() {
    let screen = TestScreen()
    let view = screen.scrollView(9000)
    screen.fling(from: CGPoint(x: 195, y: 700), by: 0, -300)
    screen.advance(0.2)
    view.contentOffset.y += 1000
    let moved = view.contentOffset.y
    #expect(view.isDecelerating)
    screen.advance(0.1)
    #expect(view.contentOffset.y > moved + 50)
    screen.advance(10)
    #expect(!view.isDecelerating)
  }

  @Test func `setting the offset with setContentOffset ends deceleration`() {
    let screen = TestScreen()
    let view = screen.scrollView(9000)
    screen.fling(from: CGPoint(x: 195, y: 700), by: 0, -300)
    screen.advance(0.2)
    view.setContentOffset(CGPoint(x: 0, y: 77), animated: false)
    #expect(!view.isDecelerating)
    screen.advance(3)
    #expect(view.contentOffset.y == 77)
  }

  @Test func `content comes to rest at an inset that is set during the bounce`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    screen.drag(from: CGPoint(x: 195, y: 100), by: 0, 300)
    screen.advance(0.02)
    let before = view.contentOffset.y
    #expect(before < -80)
    view.contentInset.top = 54
    #expect(view.contentOffset.y == before)
    var last = before
    for _ in 0..<100 {
      screen.advance(0.02)
      #expect(view.contentOffset.y >= last && view.contentOffset.y <= -54)
      last = view.contentOffset.y
    }
    #expect(last == -54)
  }

  @Test func `content added during a bounce at the bottom does not move the offset far`() {
    let screen = TestScreen()
    let view = screen.scrollView(1000)
    view.contentOffset.y = 156
    screen.drag(from: CGPoint(x: 195, y: 700), by: 0, -300)
    screen.advance(0.1)
    let before = view.contentOffset.y
    #expect(before > 156)
    view.contentSize.height = 5000
    screen.advance(3)
    #expect(abs(view.contentOffset.y - before) < 100)
    #expect(!view.isDecelerating)
  }

  @Test func `content that shrinks during deceleration comes to rest in range`() {
    let screen = TestScreen()
    let view = screen.scrollView(9000)
    screen.fling(from: CGPoint(x: 195, y: 700), by: 0, -500)
    screen.advance(0.3)
    view.contentSize.height = 1000
    screen.advance(5)
    #expect(view.contentOffset.y == 156)
  }

  @Test func `leaving the window may end deceleration`() {
    MainLoop.current.answers.motionOutsideWindow = .ends
    let screen = TestScreen()
    let view = screen.scrollView()
    screen.drag(from: CGPoint(x: 195, y: 100), by: 0, 300)
    screen.advance(0.05)
    view.removeFromSuperview()
    #expect(!view.isDecelerating)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `with paging the content comes to rest on pages`() {
    let screen = TestScreen()
    let view = screen.scrollView(844)
    view.contentSize.width = 390 * 4
    view.isPagingEnabled = true
    screen.fling(from: CGPoint(x: 300, y: 400), by: -60, 0)
    screen.advance(3)
    #expect(view.contentOffset.x == 390)
    screen.fling(from: CGPoint(x: 300, y: 400), by: -200, 0)
    screen.advance(3)
    #expect(view.contentOffset.x == 780)
    screen.drag(from: CGPoint(x: 300, y: 400), by: -100, 0)
    screen.advance(3)
    #expect(view.contentOffset.x == 780)
    screen.drag(from: CGPoint(x: 350, y: 400), by: -250, 0)
    screen.advance(3)
    #expect(view.contentOffset.x == 1170)
  }

  @Test func `content at rest is always in range`() {
    let seed = UInt64(2026)
    var random = SplitMix64(seed: seed)
    for round in 0..<150 {
      MainLoop.$current.withValue(MainLoop()) {
        let screen = TestScreen()
        let view = screen.scrollView()
        view.alwaysBounceVertical = Bool.random(using: &random)
        view.alwaysBounceHorizontal = Bool.random(using: &random)
        view.isPagingEnabled = Int.random(in: 0..<4, using: &random) == 0
        view.bounces = Int.random(in: 0..<5, using: &random) > 0
        for _ in 0..<12 {
          let start = CGPoint(
            x: .random(in: 20...370, using: &random), y: .random(in: 20...820, using: &random))
          let x = CGFloat.random(in: -300...300, using: &random)
          let y = CGFloat.random(in: -600...600, using: &random)
          switch Int.random(in: 0..<8, using: &random) {
          case 0: screen.drag(from: start, by: x, y)
          case 1, 2: screen.fling(from: start, by: x, y)
          case 3: view.contentInset.top = .random(in: 0...100, using: &random)
          case 4: view.contentInset.bottom = .random(in: 0...100, using: &random)
          case 5: view.contentSize.height = .random(in: 0...4000, using: &random)
          case 6: view.frame.size.height = .random(in: 100...844, using: &random)
          default: screen.scroll(.notch, by: 0, y)
          }
          screen.advance(.random(in: 0...0.4, using: &random))
        }
        screen.advance(12)
        let lower = -view.adjustedContentInset.top
        let upper = max(
          lower,
          view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height)
        #expect(
          view.contentOffset.y >= lower - 0.5 && view.contentOffset.y <= upper + 0.5,
          "round \(round) of seed \(seed): \(view.contentOffset) in \(lower)…\(upper)")
        #expect(view.contentOffset.x == 0, "round \(round) of seed \(seed)")
        #expect(!view.isDecelerating && !view.isDragging && !view.isTracking)
      }
    }
  }
}
