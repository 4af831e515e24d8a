import Testing
import UIKit

/// Notes the touches that it gets.
private final class TouchedView: UIView {
  let name: String
  let journal: Journal
  var passesOn = false

  init(_ name: String, _ journal: Journal, _ frame: CGRect) {
    self.name = name
    self.journal = journal
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    let places = touches.map { $0.location(in: self) }.map { "\(Int($0.x)),\(Int($0.y))" }
    journal.note("\(name) \(what) \(places.sorted().joined(separator: " "))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

@MainActor struct TouchTests {
  private let journal = Journal()

  private func view(_ world: World, _ name: String = "a") -> TouchedView {
    let view = TouchedView(name, journal, CGRect(x: 100, y: 200, width: 100, height: 100))
    world.window.addSubview(view)
    return view
  }

  @Test func `the view that was hit gets the whole touch even outside of it`() {
    World.run { world in
      let view = view(world)
      let touch = world.drag([
        CGPoint(x: 110, y: 220), CGPoint(x: 115, y: 220), CGPoint(x: 10, y: 10),
      ])
      #expect(touch.view === view)
      #expect(
        journal.take() == [
          "a began 10,20", "a moved 15,20", "a moved -90,-190", "a ended -90,-190",
        ]
      )
    }
  }

  @Test func `what a view does not handle goes up the responders`() {
    World.run { world in
      let outer = view(world, "outer")
      let inner = TouchedView("inner", journal, CGRect(x: 10, y: 10, width: 20, height: 20))
      inner.passesOn = true
      outer.addSubview(inner)
      world.tap(CGPoint(x: 115, y: 215))
      #expect(journal.take() == ["inner began 5,5", "outer began 15,15", "inner ended 5,5"])
    }
  }

  @Test func `a recognized tap takes the touch from the view`() {
    World.run { world in
      let view = view(world)
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      world.tap(CGPoint(x: 110, y: 220))
      #expect(tap.state == .ended)
      #expect(journal.take() == ["a began 10,20", "a cancelled 10,20"])
      world.turn()
      #expect(tap.state == .possible)
    }
  }

  @Test func `a recognizer may leave the touch to the view`() {
    World.run { world in
      let view = view(world)
      let tap = UITapGestureRecognizer()
      tap.cancelsTouchesInView = false
      view.addGestureRecognizer(tap)
      world.tap(CGPoint(x: 110, y: 220))
      #expect(journal.take() == ["a began 10,20", "a ended 10,20"])
    }
  }

  @Test func `a recognizer may keep the touch from the view until it has failed`() {
    World.run { world in
      let view = view(world)
      let tap = UITapGestureRecognizer()
      tap.delaysTouchesBegan = true
      view.addGestureRecognizer(tap)
      world.tap(CGPoint(x: 110, y: 220))
      #expect(journal.take() == [])
      world.turn()
      _ = world.drag([CGPoint(x: 110, y: 220), CGPoint(x: 180, y: 280)])
      #expect(journal.take() == ["a began 80,80", "a moved 80,80", "a ended 80,80"])
    }
  }

  @Test func `a recognizer above sees the touches of views below`() {
    World.run { world in
      _ = view(world)
      let pan = UIPanGestureRecognizer()
      world.window.addGestureRecognizer(pan)
      let touch = world.drag(
        [CGPoint(x: 110, y: 220), CGPoint(x: 111, y: 221), CGPoint(x: 150, y: 280)], lifts: false)
      #expect(pan.state == .began)
      #expect(touch.gestureRecognizers?.contains(pan) ?? false)
      #expect(journal.take() == ["a began 10,20", "a moved 11,21", "a cancelled 50,80"])
    }
  }

  @Test func `a scroll view holds a touch back for a moment`() {
    World.run { world in
      let scrollView = UIScrollView(frame: world.window.bounds)
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      world.window.addSubview(scrollView)
      let view = TouchedView("a", journal, CGRect(x: 100, y: 200, width: 100, height: 100))
      scrollView.addSubview(view)
      let touch = world.drag([CGPoint(x: 110, y: 220)], lifts: false)
      world.advance(0.14)
      #expect(journal.take() == [])
      world.advance(0.02)
      #expect(journal.take() == ["a began 10,20"])
      world.window.endTouch(touch)
      #expect(journal.take() == ["a ended 10,20"])
      world.tap(CGPoint(x: 110, y: 220))
      #expect(journal.take() == ["a began 10,20", "a ended 10,20"])
    }
  }

  @Test func `a second finger is for views that want several`() {
    World.run { world in
      let view = view(world)
      let first = world.drag([CGPoint(x: 110, y: 220)], lifts: false)
      let second = world.drag([CGPoint(x: 120, y: 230)])
      world.window.endTouch(first)
      #expect(journal.take() == ["a began 10,20", "a ended 10,20"])
      #expect(second.phase == .ended)
      view.isMultipleTouchEnabled = true
      let third = world.drag([CGPoint(x: 110, y: 220)], lifts: false)
      _ = world.drag([CGPoint(x: 120, y: 230)])
      world.window.endTouch(third)
      #expect(
        journal.take() == ["a began 10,20", "a began 20,30", "a ended 20,30", "a ended 10,20"])
    }
  }

  @Test func `one event tells of all fingers that changed at once`() {
    World.run { world in
      let view = view(world)
      view.isMultipleTouchEnabled = true
      let touches = world.window.beginTouches(at: [
        CGPoint(x: 110, y: 220), CGPoint(x: 150, y: 220),
      ])
      world.window.moveTouches(
        touches, to: [CGPoint(x: 105, y: 220), CGPoint(x: 155, y: 220)])
      world.window.moveTouch(touches[0], to: CGPoint(x: 101, y: 220))
      #expect(touches.map(\.phase) == [.moved, .stationary])
      world.window.endTouches(touches)
      #expect(
        journal.take() == [
          "a began 10,20 50,20", "a moved 5,20 55,20", "a moved 1,20", "a ended 1,20 55,20",
        ])
    }
  }

  @Test func `each view hears of its own fingers only`() {
    World.run { world in
      _ = view(world)
      let other = TouchedView("b", journal, CGRect(x: 200, y: 200, width: 100, height: 100))
      world.window.addSubview(other)
      let touches = world.window.beginTouches(at: [
        CGPoint(x: 110, y: 220), CGPoint(x: 210, y: 230),
      ])
      #expect(journal.take() == ["a began 10,20", "b began 10,30"])
      world.window.endTouch(touches[0])
      world.window.cancelTouch(touches[1])
      #expect(journal.take() == ["a ended 10,20", "b cancelled 10,30"])
    }
  }

  @Test func `of fingers that come at once a view that wants one gets the first`() {
    World.run { world in
      _ = view(world)
      let touches = world.window.beginTouches(at: [
        CGPoint(x: 110, y: 220), CGPoint(x: 150, y: 220),
      ])
      world.window.moveTouches(
        touches, to: [CGPoint(x: 111, y: 220), CGPoint(x: 151, y: 220)])
      world.window.cancelTouches(touches)
      #expect(journal.take() == ["a began 10,20", "a moved 11,20", "a cancelled 11,20"])
    }
  }

  @Test func `an event knows all fingers on the screen`() {
    final class EventView: UIView {
      var counts: [Int?] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts.append(touches.count)
        counts.append(event?.allTouches?.count)
        counts.append(event?.touches(for: self)?.count)
      }
    }
    World.run { world in
      let view = EventView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.isMultipleTouchEnabled = true
      world.window.addSubview(view)
      let touches = world.window.beginTouches(at: [
        CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20), CGPoint(x: 300, y: 20),
      ])
      world.window.moveTouch(touches[1], to: CGPoint(x: 40, y: 20))
      #expect(view.counts == [1, 3, 2])
      world.window.endTouches(touches)
    }
  }

  @Test func `a recognizer hears of its fingers at once in the order in which they came`() {
    final class Counter: UIGestureRecognizer {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        counts.append(touches.count)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        counts.append(touches.count)
      }
    }
    World.run { world in
      let view = view(world)
      let counter = Counter()
      view.addGestureRecognizer(counter)
      let touches = world.window.beginTouches(
        at: (0..<5).map { CGPoint(x: 110 + 10 * $0, y: 220) })
      #expect(counter.numberOfTouches == 5)
      #expect((0..<5).map { counter.location(ofTouch: $0, in: view).x } == [10, 20, 30, 40, 50])
      #expect(counter.location(in: view) == CGPoint(x: 30, y: 20))
      world.window.moveTouches(
        Array(touches[1...2]), to: [CGPoint(x: 120, y: 221), CGPoint(x: 130, y: 221)])
      #expect(counter.counts == [5, 2])
      world.window.endTouches(touches)
    }
  }

  @Test func `a touch that is taken away is cancelled`() {
    World.run { world in
      _ = view(world)
      let touch = world.drag([CGPoint(x: 110, y: 220)], lifts: false)
      world.window.cancelTouch(touch)
      #expect(journal.take() == ["a began 10,20", "a cancelled 10,20"])
    }
  }

  @Test func `quick taps in one place are counted`() {
    World.run { world in
      _ = view(world)
      let point = CGPoint(x: 110, y: 220)
      #expect(world.drag([point]).tapCount == 1)
      world.advance(0.2)
      #expect(world.drag([point]).tapCount == 2)
      world.advance(1)
      #expect(world.drag([point]).tapCount == 1)
      #expect(world.drag([CGPoint(x: 190, y: 290)]).tapCount == 1)
    }
  }

  @Test func `a wheel goes to the innermost scroll view under it`() {
    World.run { world in
      let (outer, inner) = (UIScrollView(), UIScrollView())
      outer.frame = world.window.bounds
      outer.contentSize = CGSize(width: 390, height: 2000)
      inner.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
      inner.contentSize = CGSize(width: 390, height: 1000)
      world.window.addSubview(outer)
      outer.addSubview(inner)
      world.window.scroll(at: CGPoint(x: 10, y: 150), by: CGPoint(x: 0, y: 30), phase: .notch)
      world.advance(1)
      #expect(inner.contentOffset.y != 0)
      #expect(outer.contentOffset.y == 0)
      let before = inner.contentOffset
      world.window.scroll(at: CGPoint(x: 10, y: 600), by: CGPoint(x: 0, y: 30), phase: .notch)
      world.advance(1)
      #expect(inner.contentOffset == before)
      #expect(outer.contentOffset.y != 0)
    }
  }
}
