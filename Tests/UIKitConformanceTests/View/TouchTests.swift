import TestSupport
import Testing
import UIKit

/// Records its touches.
private final class TouchRecordingView: UIView {
  let name: String
  let log: EventLog
  var forwardsTouches = false

  init(_ name: String, _ log: EventLog, _ frame: CGRect) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ phase: String, _ touches: Set<UITouch>) {
    let points = touches.map { $0.location(in: self) }.map { "\(Int($0.x)),\(Int($0.y))" }
    log.record("\(name) \(phase) \(points.sorted().joined(separator: " "))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("began", touches)
    if forwardsTouches { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("cancelled", touches)
  }
}

@Suite(.isolated)
@MainActor
struct TouchTests {
  private let log = EventLog()

  private func view(_ screen: TestScreen, _ name: String = "a") -> TouchRecordingView {
    let view = TouchRecordingView(name, log, CGRect(x: 100, y: 200, width: 100, height: 100))
    screen.window.addSubview(view)
    return view
  }

  @Test func `the view that is hit receives the whole touch, even outside its bounds`() {
    let screen = TestScreen()
    let view = view(screen)
    let touch = screen.drag([
      CGPoint(x: 110, y: 220), CGPoint(x: 115, y: 220), CGPoint(x: 10, y: 10),
    ])
    #expect(touch.view === view)
    #expect(
      log.takeEntries() == [
        "a began 10,20", "a moved 15,20", "a moved -90,-190", "a ended -90,-190",
      ]
    )
  }

  @Test func `touches that a view forwards go up the responder chain`() {
    let screen = TestScreen()
    let outer = view(screen, "outer")
    let inner = TouchRecordingView("inner", log, CGRect(x: 10, y: 10, width: 20, height: 20))
    inner.forwardsTouches = true
    outer.addSubview(inner)
    screen.tap(CGPoint(x: 115, y: 215))
    #expect(log.takeEntries() == ["inner began 5,5", "outer began 15,15", "inner ended 5,5"])
  }

  @Test func `a recognized tap cancels the view's touch`() {
    let screen = TestScreen()
    let view = view(screen)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    screen.tap(CGPoint(x: 110, y: 220))
    #expect(tap.state == .ended)
    #expect(log.takeEntries() == ["a began 10,20", "a cancelled 10,20"])
    screen.turn()
    #expect(tap.state == .possible)
  }

  @Test func `a recognizer of a superview receives the touches of its subviews`() {
    let screen = TestScreen()
    _ = view(screen)
    let pan = UIPanGestureRecognizer()
    screen.window.addGestureRecognizer(pan)
    let touch = screen.drag(
      [CGPoint(x: 110, y: 220), CGPoint(x: 111, y: 221), CGPoint(x: 150, y: 280)], lifts: false)
    #expect(pan.state == .began)
    #expect(touch.gestureRecognizers?.contains(pan) ?? false)
    #expect(log.takeEntries() == ["a began 10,20", "a moved 11,21", "a cancelled 50,80"])
  }

  @Test func `a scroll view delays a touch briefly`() {
    let screen = TestScreen()
    let scrollView = UIScrollView(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    screen.window.addSubview(scrollView)
    let view = TouchRecordingView("a", log, CGRect(x: 100, y: 200, width: 100, height: 100))
    scrollView.addSubview(view)
    let touch = screen.drag([CGPoint(x: 110, y: 220)], lifts: false)
    screen.advance(0.14)
    #expect(log.takeEntries() == [])
    screen.advance(0.02)
    #expect(log.takeEntries() == ["a began 10,20"])
    screen.window.endTouch(touch)
    #expect(log.takeEntries() == ["a ended 10,20"])
    screen.tap(CGPoint(x: 110, y: 220))
    #expect(log.takeEntries() == ["a began 10,20", "a ended 10,20"])
  }

  @Test func `a second finger reaches only views with multiple touch`() {
    let screen = TestScreen()
    let view = view(screen)
    let first = screen.drag([CGPoint(x: 110, y: 220)], lifts: false)
    let second = screen.drag([CGPoint(x: 120, y: 230)])
    screen.window.endTouch(first)
    #expect(log.takeEntries() == ["a began 10,20", "a ended 10,20"])
    #expect(second.phase == .ended)
    view.isMultipleTouchEnabled = true
    let third = screen.drag([CGPoint(x: 110, y: 220)], lifts: false)
    _ = screen.drag([CGPoint(x: 120, y: 230)])
    screen.window.endTouch(third)
    #expect(
      log.takeEntries() == ["a began 10,20", "a began 20,30", "a ended 20,30", "a ended 10,20"])
  }

  @Test func `one event reports all fingers that change at once`() {
    let screen = TestScreen()
    let view = view(screen)
    view.isMultipleTouchEnabled = true
    let touches = screen.window.beginTouches(at: [
      CGPoint(x: 110, y: 220), CGPoint(x: 150, y: 220),
    ])
    screen.window.moveTouches(
      touches, to: [CGPoint(x: 105, y: 220), CGPoint(x: 155, y: 220)])
    screen.window.moveTouch(touches[0], to: CGPoint(x: 101, y: 220))
    #expect(touches.map(\.phase) == [.moved, .stationary])
    screen.window.endTouches(touches)
    #expect(
      log.takeEntries() == [
        "a began 10,20 50,20", "a moved 5,20 55,20", "a moved 1,20", "a ended 1,20 55,20",
      ])
  }

  @Test func `each view receives only its own touches`() {
    let screen = TestScreen()
    _ = view(screen)
    let other = TouchRecordingView("b", log, CGRect(x: 200, y: 200, width: 100, height: 100))
    screen.window.addSubview(other)
    let touches = screen.window.beginTouches(at: [
      CGPoint(x: 110, y: 220), CGPoint(x: 210, y: 230),
    ])
    #expect(log.takeEntries() == ["a began 10,20", "b began 10,30"])
    screen.window.endTouch(touches[0])
    screen.window.cancelTouch(touches[1])
    #expect(log.takeEntries() == ["a ended 10,20", "b cancelled 10,30"])
  }

  @Test func `a single-touch view receives the first of simultaneous touches`() {
    let screen = TestScreen()
    _ = view(screen)
    let touches = screen.window.beginTouches(at: [
      CGPoint(x: 110, y: 220), CGPoint(x: 150, y: 220),
    ])
    screen.window.moveTouches(
      touches, to: [CGPoint(x: 111, y: 220), CGPoint(x: 151, y: 220)])
    screen.window.cancelTouches(touches)
    #expect(log.takeEntries() == ["a began 10,20", "a moved 11,20", "a cancelled 11,20"])
  }

  @Test func `a recognizer receives simultaneous touches together and in order`() {
    final class TouchCountingRecognizer: UIGestureRecognizer {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        counts.append(touches.count)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        counts.append(touches.count)
      }
    }
    let screen = TestScreen()
    let view = view(screen)
    let counter = TouchCountingRecognizer()
    view.addGestureRecognizer(counter)
    let touches = screen.window.beginTouches(
      at: (0..<5).map { CGPoint(x: 110 + 10 * $0, y: 220) })
    #expect(counter.numberOfTouches == 5)
    #expect(counter.location(in: view) == CGPoint(x: 30, y: 20))
    screen.window.moveTouches(
      Array(touches[1...2]), to: [CGPoint(x: 120, y: 221), CGPoint(x: 130, y: 221)])
    #expect(counter.counts == [5, 2])
    screen.window.endTouches(touches)
  }

  @Test func `a wheel scrolls the innermost scroll view under it`() {
    let screen = TestScreen()
    let (outer, inner) = (UIScrollView(), UIScrollView())
    outer.frame = screen.window.bounds
    outer.contentSize = CGSize(width: 390, height: 2000)
    inner.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
    inner.contentSize = CGSize(width: 390, height: 1000)
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    screen.window.scroll(at: CGPoint(x: 10, y: 150), by: CGPoint(x: 0, y: 30), phase: .notch)
    screen.advance(1)
    #expect(inner.contentOffset.y != 0)
    #expect(outer.contentOffset.y == 0)
    let before = inner.contentOffset
    screen.window.scroll(at: CGPoint(x: 10, y: 600), by: CGPoint(x: 0, y: 30), phase: .notch)
    screen.advance(1)
    #expect(inner.contentOffset == before)
    #expect(outer.contentOffset.y != 0)
  }
}
