import UIKit

extension TestScreen {
  /// Adds a scroll view that fills the window. Its content is as wide as its frame.
  func scrollView(
    _ contentHeight: CGFloat = 2000, frame: CGRect = CGRect(origin: .zero, size: TestScreen.size)
  ) -> UIScrollView {
    let scrollView = UIScrollView(frame: frame)
    scrollView.contentSize = CGSize(width: frame.width, height: contentHeight)
    window.addSubview(scrollView)
    turn()
    return scrollView
  }

  // MARK: One finger

  /// Puts a finger down; no time passes.
  func touchDown(_ x: CGFloat, _ y: CGFloat) -> UITouch {
    window.beginTouch(at: CGPoint(x: x, y: y))
  }

  /// Moves a finger in even steps over a number of seconds.
  func move(_ touch: UITouch, to end: CGPoint, over duration: TimeInterval, steps: Int = 10) {
    let start = touch.location(in: nil)
    for step in 1...steps {
      advance(duration / TimeInterval(steps))
      let fraction = CGFloat(step) / CGFloat(steps)
      window.moveTouch(touch, to: start.interpolated(to: end, at: fraction))
    }
  }

  /// Lifts a finger.
  func lift(_ touch: UITouch) {
    window.endTouch(touch)
  }

  /// Cancels the touch of a finger.
  func cancel(_ touch: UITouch) {
    window.cancelTouch(touch)
  }

  // MARK: Two fingers

  /// Puts two fingers down at once, side by side.
  func touchDown(around center: CGPoint, apart distance: CGFloat) -> [UITouch] {
    window.beginTouches(at: Self.pair(around: center, apart: distance))
  }

  /// Moves two fingers at once, in even steps, to a distance from each other around a center.
  func move(
    _ touches: [UITouch], around center: CGPoint, apart distance: CGFloat,
    over duration: TimeInterval = 0.2, steps: Int = 10
  ) {
    let starts = touches.map { $0.location(in: nil) }
    let ends = Self.pair(around: center, apart: distance)
    for step in 1...steps {
      advance(duration / TimeInterval(steps))
      let fraction = CGFloat(step) / CGFloat(steps)
      window.moveTouches(
        touches, to: zip(starts, ends).map { $0.interpolated(to: $1, at: fraction) })
    }
  }

  /// Lifts several fingers at once.
  func lift(_ touches: [UITouch]) {
    window.endTouches(touches)
  }

  /// Cancels the touches of several fingers at once.
  func cancel(_ touches: [UITouch]) {
    window.cancelTouches(touches)
  }

  private static func pair(around center: CGPoint, apart distance: CGFloat) -> [CGPoint] {
    [-distance / 2, distance / 2].map { CGPoint(x: center.x + $0, y: center.y) }
  }

  // MARK: Whole gestures

  /// Puts a finger down and lifts it at once.
  func tap(_ point: CGPoint) { _ = drag([point]) }

  /// Touches a point for 0.05 seconds.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    let touch = touchDown(x, y)
    advance(0.05)
    lift(touch)
    turn()
  }

  /// Moves a finger along points, one every 1/60 second, and lifts it if `lifts` is `true`.
  func drag(_ points: [CGPoint], lifts: Bool = true) -> UITouch {
    let touch = window.beginTouch(at: points[0])
    for point in points.dropFirst() {
      advance(1.0 / 60)
      window.moveTouch(touch, to: point)
    }
    if lifts { window.endTouch(touch) }
    return touch
  }

  /// Drags by a distance, rests and lifts the finger without velocity.
  func drag(from start: CGPoint, by x: CGFloat, _ y: CGFloat) {
    let touch = touchDown(start.x, start.y)
    move(touch, to: CGPoint(x: start.x + x, y: start.y + y), over: 0.2)
    advance(0.2)
    lift(touch)
  }

  /// Drags by a distance in 0.1 seconds and lifts the finger while it moves.
  func fling(from start: CGPoint, by x: CGFloat, _ y: CGFloat) {
    let touch = touchDown(start.x, start.y)
    move(touch, to: CGPoint(x: start.x + x, y: start.y + y), over: 0.1)
    lift(touch)
  }

  /// Taps the status bar above a scroll view. Returns whether the scroll view scrolls to its top.
  func tapStatusBar(above scrollView: UIScrollView) -> Bool {
    scrollView.scrollToTop()
  }

  /// Scrolls with a wheel or a touchpad.
  func scroll(_ phase: ScrollPhase, by x: CGFloat, _ y: CGFloat) {
    window.scroll(at: CGPoint(x: 195, y: 400), by: CGPoint(x: x, y: y), phase: phase)
  }

  /// Calls a closure at each action of a recognizer, in place of a target.
  func addHandler<Recognizer: UIGestureRecognizer>(
    to recognizer: Recognizer, _ action: @escaping @MainActor (Recognizer) -> Void
  ) {
    recognizer.addHandler { [weak recognizer] _ in
      guard let recognizer else { return }
      action(recognizer)
    }
  }
}

extension CGPoint {
  /// Returns the point at a fraction of the distance to another point.
  fileprivate func interpolated(to end: CGPoint, at fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }
}
