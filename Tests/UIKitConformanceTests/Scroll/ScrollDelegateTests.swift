import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ScrollDelegateTests {
  private func listen(_ view: UIScrollView) -> (RecordingScrollDelegate, EventLog) {
    let log = EventLog()
    let delegate = RecordingScrollDelegate(log)
    view.delegate = delegate
    return (delegate, log)
  }

  @Test func `a drag that rests before it ends does not decelerate`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let (delegate, log) = listen(view)
    screen.drag(from: CGPoint(x: 195, y: 600), by: 0, -100)
    screen.advance(1)
    #expect(
      log.entries == ["begin dragging", "scroll", "will end dragging", "end dragging"])
    withExtendedLifetime(delegate) {}
  }

  @Test func `a fling decelerates`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let (delegate, log) = listen(view)
    screen.fling(from: CGPoint(x: 195, y: 600), by: 0, -100)
    #expect(view.isDecelerating)
    screen.advance(5)
    #expect(
      log.entries == [
        "begin dragging", "scroll", "will end dragging", "end dragging, decelerating",
        "begin decelerating", "scroll", "end decelerating",
      ])
    #expect(!view.isDecelerating)
    withExtendedLifetime(delegate) {}
  }

  @Test func `a bounce back counts as decelerating`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let (delegate, log) = listen(view)
    screen.drag(from: CGPoint(x: 195, y: 100), by: 0, 200)
    screen.advance(3)
    #expect(
      log.entries.suffix(4) == [
        "end dragging, decelerating", "begin decelerating", "scroll", "end decelerating",
      ])
    #expect(view.contentOffset.y == 0)
    withExtendedLifetime(delegate) {}
  }

  @Test func `the target is where the content rests`() {
    let screen = TestScreen()
    let view = screen.scrollView(5000)
    let (delegate, _) = listen(view)
    delegate.target = CGPoint(x: 0, y: 440)
    screen.fling(from: CGPoint(x: 195, y: 600), by: 0, -100)
    screen.advance(5)
    #expect(view.contentOffset.y == 440)
    delegate.target = CGPoint(x: 0, y: 100)
    screen.fling(from: CGPoint(x: 195, y: 600), by: 0, -100)
    screen.advance(5)
    #expect(view.contentOffset.y == 100)
  }

  @Test func `the target that is not changed is where the content rests`() {
    final class Reader: NSObject, UIScrollViewDelegate {
      var target: CGPoint?
      var velocity: CGPoint?
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        target = targetContentOffset.pointee
        self.velocity = velocity
      }
    }
    let screen = TestScreen()
    let view = screen.scrollView(5000)
    let reader = Reader()
    view.delegate = reader
    screen.fling(from: CGPoint(x: 195, y: 600), by: 0, -100)
    screen.advance(5)
    #expect(reader.target == view.contentOffset)
    #expect(abs((reader.velocity?.y ?? 0) - 1) < 0.02)
  }

  @Test func `stopping it in the delegate stops it`() {
    for moment in ["end dragging, decelerating", "begin decelerating"] {
      let screen = TestScreen()
      let view = screen.scrollView(5000)
      let (delegate, log) = listen(view)
      delegate.onEvent = { line, view in
        guard line == moment else { return }
        view.setContentOffset(view.contentOffset, animated: false)
      }
      screen.fling(from: CGPoint(x: 195, y: 600), by: 0, -100)
      let stopped = view.contentOffset
      screen.advance(3)
      #expect(view.contentOffset == stopped)
      #expect(!view.isDecelerating)
      #expect(log.entries.last == "end decelerating")
    }
  }

  @Test func `an animated scroll is heard and its end too`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let (delegate, log) = listen(view)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(view.contentOffset.y == 0)
    screen.advance(0.15)
    #expect(view.contentOffset.y > 100 && view.contentOffset.y < 200)
    #expect(!view.isDecelerating && !view.isDragging)
    screen.advance(1)
    #expect(view.contentOffset.y == 300)
    #expect(log.entries == ["scroll", "end animation"])
    withExtendedLifetime(delegate) {}
  }

  @Test func `an animated scroll to where one is is no animation`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let (delegate, log) = listen(view)
    view.setContentOffset(.zero, animated: true)
    screen.advance(1)
    #expect(log.entries.isEmpty)
    withExtendedLifetime(delegate) {}
  }

  @Test func `a delegate that is gone is not called`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    do {
      let (delegate, _) = listen(view)
      withExtendedLifetime(delegate) {}
    }
    #expect(view.delegate == nil)
    view.contentOffset.y = 5
  }

  @Test func `a tap on the status bar scrolls to the top if the delegate lets`() {
    final class Guard: NSObject, UIScrollViewDelegate {
      var lets = false
      var arrivals = 0
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { lets }
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { arrivals += 1 }
    }
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentInset.top = 20
    view.contentOffset.y = 400
    let guardian = Guard()
    view.delegate = guardian
    #expect(!screen.tapStatusBar(above: view))
    guardian.lets = true
    #expect(screen.tapStatusBar(above: view))
    screen.advance(1)
    #expect(view.contentOffset.y == -20)
    #expect(guardian.arrivals == 1)
  }
}
