import UIKit

/// A finger and a wheel for these tests.
extension World {
  /// A scroll view that fills the window, with content of a height and the window's width.
  func scrollView(
    _ contentHeight: CGFloat = 2000, frame: CGRect = CGRect(origin: .zero, size: World.size)
  ) -> UIScrollView {
    let scrollView = UIScrollView(frame: frame)
    scrollView.contentSize = CGSize(width: frame.width, height: contentHeight)
    window.addSubview(scrollView)
    turn()
    return scrollView
  }

  /// Puts a finger down, without time passing.
  func down(_ x: CGFloat, _ y: CGFloat) -> UITouch {
    window.beginTouch(at: CGPoint(x: x, y: y))
  }

  /// Moves a finger in even steps over a time.
  func move(_ touch: UITouch, to end: CGPoint, over duration: TimeInterval, steps: Int = 10) {
    let start = touch.location(in: nil)
    for step in 1...steps {
      advance(duration / TimeInterval(steps))
      let share = CGFloat(step) / CGFloat(steps)
      window.moveTouch(
        touch,
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
  }

  /// Lifts a finger.
  func lift(_ touch: UITouch) {
    window.endTouch(touch)
  }

  /// Takes a finger away.
  func cancel(_ touch: UITouch) {
    window.cancelTouch(touch)
  }

  /// Puts two fingers down at once, side by side.
  func down(around center: CGPoint, apart distance: CGFloat) -> [UITouch] {
    window.beginTouches(at: Self.pair(around: center, apart: distance))
  }

  /// Moves two fingers at once, in even steps: what lies between them, and how far apart they are.
  func move(
    _ touches: [UITouch], around center: CGPoint, apart distance: CGFloat,
    over duration: TimeInterval = 0.2, steps: Int = 10
  ) {
    let start = touches.map { $0.location(in: nil) }
    let end = Self.pair(around: center, apart: distance)
    for step in 1...steps {
      advance(duration / TimeInterval(steps))
      let share = CGFloat(step) / CGFloat(steps)
      window.moveTouches(
        touches,
        to: zip(start, end).map {
          CGPoint(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share)
        })
    }
  }

  /// Lifts several fingers at once.
  func lift(_ touches: [UITouch]) {
    window.endTouches(touches)
  }

  /// Takes several fingers away at once.
  func cancel(_ touches: [UITouch]) {
    window.cancelTouches(touches)
  }

  private static func pair(around center: CGPoint, apart distance: CGFloat) -> [CGPoint] {
    [-distance / 2, distance / 2].map { CGPoint(x: center.x + $0, y: center.y) }
  }

  /// Drags by a distance and, after a rest, lets go without speed.
  func drag(from start: CGPoint, by x: CGFloat, _ y: CGFloat) {
    let touch = down(start.x, start.y)
    move(touch, to: CGPoint(x: start.x + x, y: start.y + y), over: 0.2)
    advance(0.2)
    lift(touch)
  }

  /// Drags by a distance in a tenth of a second and lets go in full flight.
  func fling(from start: CGPoint, by x: CGFloat, _ y: CGFloat) {
    let touch = down(start.x, start.y)
    move(touch, to: CGPoint(x: start.x + x, y: start.y + y), over: 0.1)
    lift(touch)
  }

  /// Taps the status bar, with one list on the screen, and says whether that list scrolls.
  func tapStatusBar(over list: UIScrollView) -> Bool {
    list.scrollToTop()
  }

  /// Sets how many frames a second has.
  func setFrameRate(_ rate: Double) {
    loop.frameInterval = 1 / rate
  }

  /// Whether everything on the screen is at rest.
  var isStill: Bool { !loop.isAnimating }

  /// Has a closure called at each action of a recognizer: what a target is for elsewhere.
  func handle<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ action: @escaping @MainActor (Recognizer) -> Void
  ) {
    recognizer.addHandler { [weak recognizer] _ in
      guard let recognizer else { return }
      action(recognizer)
    }
  }

  /// Turns a wheel or moves fingers on a touchpad.
  func scroll(_ phase: ScrollPhase, by x: CGFloat, _ y: CGFloat) {
    window.scroll(at: CGPoint(x: 195, y: 400), by: CGPoint(x: x, y: y), phase: phase)
  }
}

/// Hears what a scroll view tells its delegate.
@MainActor final class ScrollListener: NSObject, UIScrollViewDelegate {
  let journal: Journal

  /// Where the content is sent when it is let go of.
  var target: CGPoint?

  /// What the listener does when it hears a line.
  var reaction: ((String, UIScrollView) -> Void)?

  /// Scrolling is heard so often that it is noted once in a row.
  var notesEveryScroll = false

  init(_ journal: Journal) {
    self.journal = journal
  }

  private func note(_ line: String, _ scrollView: UIScrollView) {
    journal.note(line)
    reaction?(line, scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard notesEveryScroll || journal.lines.last != "scroll" else {
      reaction?("scroll", scrollView)
      return
    }
    note("scroll", scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("begin dragging", scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("will end dragging", scrollView)
    if let target {
      targetContentOffset.pointee = target
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(decelerate ? "end dragging, go on" : "end dragging", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("begin decelerating", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("end decelerating", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("end animation", scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("adjusted inset", scrollView)
  }
}

extension Journal {
  /// Notes every set of the content offset, until the token is gone.
  func hear(_ scrollView: UIScrollView, as name: String = "offset") -> NSKeyValueObservation {
    scrollView.observe(\.contentOffset, options: [.old, .new]) { [self] _, change in
      MainActor.assumeIsolated {
        note("\(name) \(change.oldValue?.y ?? .nan) → \(change.newValue?.y ?? .nan)")
      }
    }
  }

  /// Notes every new state, until the token is gone.
  func hear(_ recognizer: UIGestureRecognizer) -> NSKeyValueObservation {
    recognizer.observe(\.state, options: .new) { [self] _, change in
      MainActor.assumeIsolated { note("\(change.newValue.map { "\($0)" } ?? "?")") }
    }
  }
}
