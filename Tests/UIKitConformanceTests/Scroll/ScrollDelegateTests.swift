import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ScrollDelegateTests {
  private func recordDelegateCalls(of view: UIScrollView) -> (RecordingScrollDelegate, EventLog) {
    let log = EventLog()
    let delegate = RecordingScrollDelegate(log)
    view.delegate = delegate
    return (delegate, log)
  }

  @Test func `a drag that ends at rest does not decelerate`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let (delegate, log) = recordDelegateCalls(of: view)
    screen.drag(from: CGPoint(x: 195, y: 600), by: 0, -100)
    screen.advance(1)
    #expect(
      log.entries == ["begin dragging", "scroll", "will end dragging", "end dragging"])
    withExtendedLifetime(delegate) {}
  }

  @Test func `a fling decelerates`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let (delegate, log) = recordDelegateCalls(of: view)
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

  @Test func `bouncing back counts as decelerating`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let (delegate, log) = recordDelegateCalls(of: view)
    screen.drag(from: CGPoint(x: 195, y: 100), by: 0, 200)
    screen.advance(3)
    #expect(
      log.entries.suffix(4) == [
        "end dragging, decelerating", "begin decelerating", "scroll", "end decelerating",
      ])
    #expect(view.contentOffset.y == 0)
    withExtendedLifetime(delegate) {}
  }

  @Test func `content comes to rest at the target that the delegate sets`() {
    let screen = TestScreen()
    let view = screen.scrollView(5000)
    let (delegate, _) = recordDelegateCalls(of: view)
    delegate.target = CGPoint(x: 0, y: 440)
    screen.fling(from: CGPoint(x: 195, y: 600), by: 0, -100)
    screen.advance(5)
    #expect(view.contentOffset.y == 440)
    delegate.target = CGPoint(x: 0, y: 100)
    screen.fling(from: CGPoint(x: 195, y: 600), by: 0, -100)
    screen.advance(5)
    #expect(view.contentOffset.y == 100)
  }

  @Test func `content comes to rest at the proposed target`() {
    final class TargetRecorder: NSObject, UIScrollViewDelegate {
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
    let recorder = TargetRecorder()
    view.delegate = recorder
    screen.fling(from: CGPoint(x: 195, y: 600), by: 0, -100)
    screen.advance(5)
    #expect(recorder.target == view.contentOffset)
    #expect(abs((recorder.velocity?.y ?? 0) - 1) < 0.02)
  }

  @Test(arguments: ["end dragging, decelerating", "begin decelerating"])
  func `setting the offset in the delegate stops deceleration`(moment: String) {
    let screen = TestScreen()
    let view = screen.scrollView(5000)
    let (delegate, log) = recordDelegateCalls(of: view)
    delegate.onEvent = { event, view in
      guard event == moment else { return }
      view.setContentOffset(view.contentOffset, animated: false)
    }
    screen.fling(from: CGPoint(x: 195, y: 600), by: 0, -100)
    let stopped = view.contentOffset
    screen.advance(3)
    #expect(view.contentOffset == stopped)
    #expect(!view.isDecelerating)
    #expect(log.entries.last == "end decelerating")
  }

  @Test func `an animated scroll reports scrolling and its end`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let (delegate, log) = recordDelegateCalls(of: view)
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

  @Test func `an animated scroll to the current offset reports nothing`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let (delegate, log) = recordDelegateCalls(of: view)
    view.setContentOffset(.zero, animated: true)
    screen.advance(1)
    #expect(log.entries.isEmpty)
    withExtendedLifetime(delegate) {}
  }

  @Test func `a deallocated delegate is not called`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    do {
      let (delegate, _) = recordDelegateCalls(of: view)
      withExtendedLifetime(delegate) {}
    }
    #expect(view.delegate == nil)
    view.contentOffset.y = 5
  }

  @Test func `a status bar tap scrolls to the top if the delegate allows it`() {
    final class StatusBarDelegate: NSObject, UIScrollViewDelegate {
      var allowsScrollToTop = false
      var scrollsToTop = 0
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsScrollToTop }
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { scrollsToTop += 1 }
    }
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentInset.top = 20
    view.contentOffset.y = 400
    let delegate = StatusBarDelegate()
    view.delegate = delegate
    #expect(!screen.tapStatusBar(above: view))
    delegate.allowsScrollToTop = true
    #expect(screen.tapStatusBar(above: view))
    screen.advance(1)
    #expect(view.contentOffset.y == -20)
    #expect(delegate.scrollsToTop == 1)
  }
}
