import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ScrollDraggingTests {
  @Test func `content follows the finger minus the slop`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentOffset.y = 500
    let touch = screen.touchDown(195, 600)
    screen.move(touch, to: CGPoint(x: 195, y: 500), over: 0.2)
    #expect(view.contentOffset.y == 590)
    #expect(view.isDragging && view.isTracking && !view.isDecelerating)
    screen.advance(0.3)
    screen.lift(touch)
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
    screen.advance(1)
    #expect(view.contentOffset.y == 590)
  }

  @Test func `a finger that moves less than the slop does not drag`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentOffset.y = 500
    let touch = screen.touchDown(195, 600)
    screen.move(touch, to: CGPoint(x: 195, y: 592), over: 0.2)
    #expect(view.isTracking && !view.isDragging)
    #expect(view.contentOffset.y == 500)
    screen.lift(touch)
    #expect(!view.isTracking)
  }

  @Test func `removing the view from its window ends the drag`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentOffset.y = 500
    let touch = screen.touchDown(195, 600)
    screen.move(touch, to: CGPoint(x: 195, y: 500), over: 0.2)
    view.removeFromSuperview()
    #expect(!view.isDragging && !view.isTracking)
    screen.move(touch, to: CGPoint(x: 195, y: 300), over: 0.2)
    #expect(view.contentOffset.y == 590)
    screen.lift(touch)
  }

  @Test func `content past the edge follows the rubber band`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let touch = screen.touchDown(195, 100)
    screen.move(touch, to: CGPoint(x: 195, y: 310), over: 0.2)
    let (pull, height): (CGFloat, CGFloat) = (200, 844)
    let expected = (1 - 1 / (pull * 0.55 / height + 1)) * height
    #expect(abs(view.contentOffset.y + expected) <= 0.5)
    screen.move(touch, to: CGPoint(x: 195, y: 110), over: 0.2)
    #expect(abs(view.contentOffset.y) <= 0.5)
    screen.lift(touch)
  }

  @Test func `without bouncing the content stops at its edge`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.bounces = false
    let touch = screen.touchDown(195, 100)
    screen.move(touch, to: CGPoint(x: 195, y: 310), over: 0.2)
    #expect(view.contentOffset.y == 0)
    screen.move(touch, to: CGPoint(x: 195, y: 250), over: 0.1)
    #expect(view.contentOffset.y == 60)
    screen.lift(touch)
  }

  @Test func `short content can be dragged only if it always bounces`() {
    let screen = TestScreen()
    let view = screen.scrollView(100)
    screen.drag(from: CGPoint(x: 195, y: 100), by: 0, 100)
    #expect(view.contentOffset.y == 0)
    view.alwaysBounceVertical = true
    let touch = screen.touchDown(195, 100)
    screen.move(touch, to: CGPoint(x: 195, y: 210), over: 0.2)
    #expect(view.contentOffset.y < -50)
    screen.lift(touch)
    screen.advance(2)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a horizontal drag does not move a vertical list`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentOffset.y = 500
    let touch = screen.touchDown(100, 400)
    screen.move(touch, to: CGPoint(x: 250, y: 420), over: 0.2)
    #expect(view.contentOffset == CGPoint(x: 0, y: 500))
    #expect(!view.isDragging)
    screen.lift(touch)
  }

  @Test func `only axes that can scroll follow the finger`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentOffset.y = 500
    let touch = screen.touchDown(100, 400)
    screen.move(touch, to: CGPoint(x: 160, y: 300), over: 0.2)
    #expect(view.contentOffset.x == 0)
    #expect(view.contentOffset.y > 580)
    screen.lift(touch)
  }

  @Test func `a drag does nothing while scrolling is disabled`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.isScrollEnabled = false
    screen.drag(from: CGPoint(x: 195, y: 400), by: 0, -100)
    #expect(view.contentOffset.y == 0)
    view.isScrollEnabled = true
    screen.drag(from: CGPoint(x: 195, y: 400), by: 0, -100)
    #expect(view.contentOffset.y == 90)
  }

  @Test func `disabling scrolling ends the drag`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let touch = screen.touchDown(195, 400)
    screen.move(touch, to: CGPoint(x: 195, y: 300), over: 0.2)
    view.isScrollEnabled = false
    #expect(!view.isDragging)
    screen.lift(touch)
  }

  @Test func `the recognizer's states and the view's flags change in order`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentOffset.y = 500
    let log = EventLog()
    let token = view.panGestureRecognizer.observe(\.state, options: .new) { recognizer, _ in
      MainActor.assumeIsolated {
        log.record("\(recognizer.state), dragging \(view.isDragging)")
      }
    }
    let touch = screen.touchDown(195, 600)
    screen.move(touch, to: CGPoint(x: 195, y: 500), over: 0.2)
    screen.lift(touch)
    #expect(
      log.entries == [
        "began, dragging false", "changed, dragging true", "ended, dragging true",
      ])
    screen.turn()
    #expect(log.entries.last == "possible, dragging false")
    withExtendedLifetime(token) {}
  }

  @Test func `canceling the touch cancels the drag`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let touch = screen.touchDown(195, 100)
    screen.move(touch, to: CGPoint(x: 195, y: 300), over: 0.2)
    let log = EventLog()
    let token = log.observeState(of: view.panGestureRecognizer)
    screen.cancel(touch)
    #expect(!view.isDragging)
    #expect(log.entries == ["cancelled"])
    screen.advance(2)
    #expect(view.contentOffset.y == 0)
    withExtendedLifetime(token) {}
  }

  @Test func `a drag continues from an offset set during it`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentOffset.y = 500
    let touch = screen.touchDown(195, 600)
    screen.move(touch, to: CGPoint(x: 195, y: 500), over: 0.2)
    view.contentOffset.y = 700
    screen.move(touch, to: CGPoint(x: 195, y: 480), over: 0.1)
    #expect(view.contentOffset.y == 720)
    screen.lift(touch)
  }

  @Test func `a control keeps its touch except in a table`() {
    let screen = TestScreen()
    for list in [
      screen.scrollView(), UITableView(frame: CGRect(origin: .zero, size: TestScreen.size)),
    ] {
      list.contentSize.height = 3000
      screen.window.addSubview(list)
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
      list.addSubview(control)
      let quick = screen.touchDown(195, 600)
      screen.move(quick, to: CGPoint(x: 195, y: 500), over: 0.1)
      #expect(list.isDragging)
      screen.advance(0.2)
      screen.lift(quick)
      screen.advance(1)
      let held = screen.touchDown(195, 600)
      screen.advance(0.3)
      screen.move(held, to: CGPoint(x: 195, y: 500), over: 0.1)
      #expect(list.isDragging == (list is UITableView))
      screen.lift(held)
      list.removeFromSuperview()
      screen.turn()
    }
  }

  @Test func `the inner of two scroll views gets the touch if it can scroll that way`() {
    let screen = TestScreen()
    let outer = screen.scrollView()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    inner.contentSize = CGSize(width: 1000, height: 844)
    outer.addSubview(inner)
    let horizontal = screen.touchDown(300, 400)
    screen.move(horizontal, to: CGPoint(x: 200, y: 400), over: 0.2)
    #expect(inner.isDragging && !outer.isDragging)
    #expect(inner.contentOffset.x == 90)
    screen.lift(horizontal)
    screen.advance(6)
    let vertical = screen.touchDown(300, 400)
    screen.move(vertical, to: CGPoint(x: 300, y: 300), over: 0.2)
    #expect(!inner.isDragging && outer.isDragging)
    screen.lift(vertical)
  }
}
