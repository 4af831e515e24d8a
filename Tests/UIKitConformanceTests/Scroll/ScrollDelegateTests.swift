import Testing
import UIKit

@MainActor struct ScrollDelegateTests {
  private func listen(_ view: UIScrollView) -> (ScrollListener, Journal) {
    let journal = Journal()
    let listener = ScrollListener(journal)
    view.delegate = listener
    return (listener, journal)
  }

  @Test func `a drag that rests before it ends does not decelerate`() {
    World.run { world in
      let view = world.scrollView()
      let (listener, journal) = listen(view)
      world.drag(from: CGPoint(x: 195, y: 600), by: 0, -100)
      world.advance(1)
      #expect(
        journal.lines == ["begin dragging", "scroll", "will end dragging", "end dragging"])
      withExtendedLifetime(listener) {}
    }
  }

  @Test func `a fling decelerates`() {
    World.run { world in
      let view = world.scrollView()
      let (listener, journal) = listen(view)
      world.fling(from: CGPoint(x: 195, y: 600), by: 0, -100)
      #expect(view.isDecelerating)
      world.advance(5)
      #expect(
        journal.lines == [
          "begin dragging", "scroll", "will end dragging", "end dragging, go on",
          "begin decelerating", "scroll", "end decelerating",
        ])
      #expect(!view.isDecelerating)
      withExtendedLifetime(listener) {}
    }
  }

  @Test func `a bounce back counts as decelerating`() {
    World.run { world in
      let view = world.scrollView()
      let (listener, journal) = listen(view)
      world.drag(from: CGPoint(x: 195, y: 100), by: 0, 200)
      world.advance(3)
      #expect(
        journal.lines.suffix(4) == [
          "end dragging, go on", "begin decelerating", "scroll", "end decelerating",
        ])
      #expect(view.contentOffset.y == 0)
      withExtendedLifetime(listener) {}
    }
  }

  @Test func `the target is where the content rests`() {
    World.run { world in
      let view = world.scrollView(5000)
      let (listener, _) = listen(view)
      listener.target = CGPoint(x: 0, y: 440)
      world.fling(from: CGPoint(x: 195, y: 600), by: 0, -100)
      world.advance(5)
      #expect(view.contentOffset.y == 440)
      listener.target = CGPoint(x: 0, y: 100)
      world.fling(from: CGPoint(x: 195, y: 600), by: 0, -100)
      world.advance(5)
      #expect(view.contentOffset.y == 100)
    }
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
    World.run { world in
      let view = world.scrollView(5000)
      let reader = Reader()
      view.delegate = reader
      world.fling(from: CGPoint(x: 195, y: 600), by: 0, -100)
      world.advance(5)
      #expect(reader.target == view.contentOffset)
      #expect(abs((reader.velocity?.y ?? 0) - 1) < 0.02)
    }
  }

  @Test func `stopping it in the delegate stops it`() {
    for moment in ["end dragging, go on", "begin decelerating"] {
      World.run { world in
        let view = world.scrollView(5000)
        let (listener, journal) = listen(view)
        listener.reaction = { line, view in
          guard line == moment else { return }
          view.setContentOffset(view.contentOffset, animated: false)
        }
        world.fling(from: CGPoint(x: 195, y: 600), by: 0, -100)
        let stopped = view.contentOffset
        world.advance(3)
        #expect(view.contentOffset == stopped)
        #expect(!view.isDecelerating)
        #expect(journal.lines.last == "end decelerating")
      }
    }
  }

  @Test func `an animated scroll is heard and its end too`() {
    World.run { world in
      let view = world.scrollView()
      let (listener, journal) = listen(view)
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(view.contentOffset.y == 0)
      world.advance(0.15)
      #expect(view.contentOffset.y > 100 && view.contentOffset.y < 200)
      #expect(!view.isDecelerating && !view.isDragging)
      world.advance(1)
      #expect(view.contentOffset.y == 300)
      #expect(journal.lines == ["scroll", "end animation"])
      withExtendedLifetime(listener) {}
    }
  }

  @Test func `an animated scroll to where one is is no animation`() {
    World.run { world in
      let view = world.scrollView()
      let (listener, journal) = listen(view)
      view.setContentOffset(.zero, animated: true)
      world.advance(1)
      #expect(journal.lines.isEmpty)
      withExtendedLifetime(listener) {}
    }
  }

  @Test func `a delegate that is gone is not called`() {
    World.run { world in
      let view = world.scrollView()
      do {
        let (listener, _) = listen(view)
        withExtendedLifetime(listener) {}
      }
      #expect(view.delegate == nil)
      view.contentOffset.y = 5
    }
  }

  @Test func `a tap on the status bar scrolls to the top if the delegate lets`() {
    final class Guard: NSObject, UIScrollViewDelegate {
      var lets = false
      var arrivals = 0
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { lets }
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { arrivals += 1 }
    }
    World.run { world in
      let view = world.scrollView()
      view.contentInset.top = 20
      view.contentOffset.y = 400
      let guardian = Guard()
      view.delegate = guardian
      #expect(!world.tapStatusBar(over: view))
      guardian.lets = true
      #expect(world.tapStatusBar(over: view))
      world.advance(1)
      #expect(view.contentOffset.y == -20)
      #expect(guardian.arrivals == 1)
    }
  }
}
