import Testing
import UIKit

@MainActor struct ScrollWheelTests {
  @Test func `a notch scrolls smoothly and stops at the edge`() {
    World.run { world in
      let view = world.scrollView()
      world.scroll(.notch, by: 0, 100)
      #expect(view.contentOffset.y == 0)
      var last: CGFloat = 0
      for _ in 0..<100 {
        world.advance(0.02)
        #expect(view.contentOffset.y >= last && view.contentOffset.y <= 100)
        last = view.contentOffset.y
      }
      #expect(last == 100)
      #expect(!view.isDragging)
      world.scroll(.notch, by: 0, -500)
      for _ in 0..<100 {
        world.advance(0.02)
        #expect(view.contentOffset.y >= 0)
      }
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `notches add up`() {
    World.run { world in
      let view = world.scrollView()
      for _ in 0..<5 {
        world.scroll(.notch, by: 0, 60)
        world.advance(0.03)
      }
      world.advance(2)
      #expect(view.contentOffset.y == 300)
    }
  }

  @Test func `a touchpad drags past the edge and lets go`() {
    World.run { world in
      let view = world.scrollView()
      let journal = Journal()
      let token = journal.hear(view.panGestureRecognizer)
      world.scroll(.began, by: 0, -10)
      #expect(view.isDragging)
      for _ in 0..<10 {
        world.advance(0.02)
        world.scroll(.changed, by: 0, -20)
      }
      let pull: CGFloat = 210
      #expect(abs(view.contentOffset.y + (1 - 1 / (pull * 0.55 / 844 + 1)) * 844) <= 1)
      world.advance(0.2)
      world.scroll(.ended, by: 0, 0)
      #expect(!view.isDragging && view.isDecelerating)
      #expect(journal.lines == ["began", "changed", "ended"])
      world.advance(2)
      #expect(view.contentOffset.y == 0)
      withExtendedLifetime(token) {}
    }
  }

  @Test func `a touchpad that is let go in motion goes on`() {
    World.run { world in
      let view = world.scrollView(5000)
      world.scroll(.began, by: 0, 10)
      for _ in 0..<10 {
        world.advance(0.01)
        world.scroll(.changed, by: 0, 15)
      }
      let before = view.contentOffset.y
      world.scroll(.ended, by: 0, 0)
      world.advance(5)
      #expect(abs(view.contentOffset.y - before - 1500 / (-1000 * log(0.998))) < 20)
    }
  }

  @Test func `a list that cannot scroll leaves the wheel to the one around`() {
    World.run { world in
      let outer = world.scrollView()
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      outer.addSubview(inner)
      world.scroll(.notch, by: 0, 50)
      world.advance(1)
      #expect(outer.contentOffset.y == 50)
      #expect(inner.contentOffset.y == 0)
    }
  }
}
