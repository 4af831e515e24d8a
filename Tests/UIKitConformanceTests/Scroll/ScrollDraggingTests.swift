import Testing
import UIKit

@MainActor struct ScrollDraggingTests {
  @Test func `content follows the finger without the slop`() {
    World.run { world in
      let view = world.scrollView()
      view.contentOffset.y = 500
      let touch = world.down(195, 600)
      world.move(touch, to: CGPoint(x: 195, y: 500), over: 0.2)
      #expect(view.contentOffset.y == 590)
      #expect(view.isDragging && view.isTracking && !view.isDecelerating)
      world.advance(0.3)
      world.lift(touch)
      #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
      world.advance(1)
      #expect(view.contentOffset.y == 590)
    }
  }

  @Test func `a finger that hardly moves drags nothing`() {
    World.run { world in
      let view = world.scrollView()
      view.contentOffset.y = 500
      let touch = world.down(195, 600)
      world.move(touch, to: CGPoint(x: 195, y: 592), over: 0.2)
      #expect(view.isTracking && !view.isDragging)
      #expect(view.contentOffset.y == 500)
      world.lift(touch)
      #expect(!view.isTracking)
    }
  }

  @Test func `a view that leaves the window lets go of the finger`() {
    World.run { world in
      let view = world.scrollView()
      view.contentOffset.y = 500
      let touch = world.down(195, 600)
      world.move(touch, to: CGPoint(x: 195, y: 500), over: 0.2)
      view.removeFromSuperview()
      #expect(!view.isDragging && !view.isTracking)
      world.move(touch, to: CGPoint(x: 195, y: 300), over: 0.2)
      #expect(view.contentOffset.y == 590)
      world.lift(touch)
    }
  }

  @Test func `past the edge content follows the rubber band`() {
    World.run { world in
      let view = world.scrollView()
      let touch = world.down(195, 100)
      world.move(touch, to: CGPoint(x: 195, y: 310), over: 0.2)
      let expected = (1 - 1 / (200 * 0.55 / 844 + 1)) * 844
      #expect(abs(view.contentOffset.y + expected) <= 0.5)
      world.move(touch, to: CGPoint(x: 195, y: 110), over: 0.2)
      #expect(abs(view.contentOffset.y) <= 0.5)
      world.lift(touch)
    }
  }

  @Test func `without bouncing content stops at its edge`() {
    World.run { world in
      let view = world.scrollView()
      view.bounces = false
      let touch = world.down(195, 100)
      world.move(touch, to: CGPoint(x: 195, y: 310), over: 0.2)
      #expect(view.contentOffset.y == 0)
      world.move(touch, to: CGPoint(x: 195, y: 250), over: 0.1)
      #expect(view.contentOffset.y == 60)
      world.lift(touch)
    }
  }

  @Test func `short content is not dragged unless it always bounces`() {
    World.run { world in
      let view = world.scrollView(100)
      world.drag(from: CGPoint(x: 195, y: 100), by: 0, 100)
      #expect(view.contentOffset.y == 0)
      view.alwaysBounceVertical = true
      let touch = world.down(195, 100)
      world.move(touch, to: CGPoint(x: 195, y: 210), over: 0.2)
      #expect(view.contentOffset.y < -50)
      world.lift(touch)
      world.advance(2)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `a sideways drag does not move a vertical list`() {
    World.run { world in
      let view = world.scrollView()
      view.contentOffset.y = 500
      let touch = world.down(100, 400)
      world.move(touch, to: CGPoint(x: 250, y: 420), over: 0.2)
      #expect(view.contentOffset == CGPoint(x: 0, y: 500))
      #expect(!view.isDragging)
      world.lift(touch)
    }
  }

  @Test func `only axes that can scroll follow`() {
    World.run { world in
      let view = world.scrollView()
      view.contentOffset.y = 500
      let touch = world.down(100, 400)
      world.move(touch, to: CGPoint(x: 160, y: 300), over: 0.2)
      #expect(view.contentOffset.x == 0)
      #expect(view.contentOffset.y > 580)
      world.lift(touch)
    }
  }

  @Test func `switched off scrolling ignores the finger`() {
    World.run { world in
      let view = world.scrollView()
      view.isScrollEnabled = false
      world.drag(from: CGPoint(x: 195, y: 400), by: 0, -100)
      #expect(view.contentOffset.y == 0)
      view.isScrollEnabled = true
      world.drag(from: CGPoint(x: 195, y: 400), by: 0, -100)
      #expect(view.contentOffset.y == 90)
    }
  }

  @Test func `switching scrolling off breaks the drag off`() {
    World.run { world in
      let view = world.scrollView()
      let touch = world.down(195, 400)
      world.move(touch, to: CGPoint(x: 195, y: 300), over: 0.2)
      view.isScrollEnabled = false
      #expect(!view.isDragging)
      world.lift(touch)
    }
  }

  @Test func `the states of the recognizer and the view come in order`() {
    World.run { world in
      let view = world.scrollView()
      view.contentOffset.y = 500
      let journal = Journal()
      let token = view.panGestureRecognizer.observe(\.state, options: .new) { recognizer, _ in
        MainActor.assumeIsolated {
          journal.note("\(recognizer.state), dragging \(view.isDragging)")
        }
      }
      let touch = world.down(195, 600)
      world.move(touch, to: CGPoint(x: 195, y: 500), over: 0.2)
      world.lift(touch)
      #expect(
        journal.lines == [
          "began, dragging false", "changed, dragging true", "ended, dragging true",
        ])
      world.turn()
      #expect(journal.lines.last == "possible, dragging false")
      withExtendedLifetime(token) {}
    }
  }

  @Test func `a touch that the system takes away cancels the drag`() {
    World.run { world in
      let view = world.scrollView()
      let touch = world.down(195, 100)
      world.move(touch, to: CGPoint(x: 195, y: 300), over: 0.2)
      let journal = Journal()
      let token = journal.hear(view.panGestureRecognizer)
      world.cancel(touch)
      #expect(!view.isDragging)
      #expect(journal.lines == ["cancelled"])
      world.advance(2)
      #expect(view.contentOffset.y == 0)
      withExtendedLifetime(token) {}
    }
  }

  @Test func `an inset that goes while dragging does not move the content`() {
    World.run { world in
      let view = world.scrollView()
      view.contentInset.top = 54
      view.contentOffset.y = -54
      let touch = world.down(195, 100)
      world.move(touch, to: CGPoint(x: 195, y: 200), over: 0.2)
      let pulled = view.contentOffset.y
      view.contentInset.top = 0
      world.move(touch, to: CGPoint(x: 195, y: 201), over: 0.01, steps: 1)
      #expect(abs(view.contentOffset.y - pulled) <= 1)
      world.lift(touch)
      world.advance(2)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `an offset that is set while dragging is where the finger goes on`() {
    World.run { world in
      let view = world.scrollView()
      view.contentOffset.y = 500
      let touch = world.down(195, 600)
      world.move(touch, to: CGPoint(x: 195, y: 500), over: 0.2)
      view.contentOffset.y = 700
      world.move(touch, to: CGPoint(x: 195, y: 480), over: 0.1)
      #expect(view.contentOffset.y == 720)
      world.lift(touch)
    }
  }

  @Test func `a control that has the touch keeps it but not in a table`() {
    World.run { world in
      for list in [world.scrollView(), UITableView(frame: CGRect(origin: .zero, size: World.size))]
      {
        list.contentSize.height = 3000
        world.window.addSubview(list)
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
        list.addSubview(control)
        let soon = world.down(195, 600)
        world.move(soon, to: CGPoint(x: 195, y: 500), over: 0.1)
        #expect(list.isDragging)
        world.advance(0.2)
        world.lift(soon)
        world.advance(1)
        let late = world.down(195, 600)
        world.advance(0.3)
        world.move(late, to: CGPoint(x: 195, y: 500), over: 0.1)
        #expect(list.isDragging == (list is UITableView))
        world.lift(late)
        list.removeFromSuperview()
        world.turn()
      }
    }
  }

  @Test func `the inner of two scroll views gets the finger if it can follow it`() {
    World.run { world in
      let outer = world.scrollView()
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      inner.contentSize = CGSize(width: 1000, height: 844)
      outer.addSubview(inner)
      let sideways = world.down(300, 400)
      world.move(sideways, to: CGPoint(x: 200, y: 400), over: 0.2)
      #expect(inner.isDragging && !outer.isDragging)
      #expect(inner.contentOffset.x == 90)
      world.lift(sideways)
      world.advance(6)
      let upright = world.down(300, 400)
      world.move(upright, to: CGPoint(x: 300, y: 300), over: 0.2)
      #expect(!inner.isDragging && outer.isDragging)
      world.lift(upright)
    }
  }
}
