import Foundation

extension UIScrollView {
  /// Scrolls with a wheel or a touchpad. A positive delta increases the content offset.
  ///
  /// A wheel with notches scrolls smoothly and stops at the edges. A touchpad drags: content can be
  /// pulled past its edges, and it decelerates when the fingers are lifted.
  ///
  /// - Returns: Whether the scroll view handles the event.
  func handleWheel(by delta: CGPoint, phase: ScrollPhase) -> Bool {
    let now = MainLoop.current.now
    let step = CGPoint(x: -delta.x, y: -delta.y)
    switch phase {
    case .notch:
      guard canScroll(by: delta) else { return false }
      scrollNotch(by: delta)
    case .began:
      guard canScroll(by: delta), !isTracking else { return false }
      storedPanGestureRecognizer.touchpadBegan(at: now)
      storedPanGestureRecognizer.touchpadMoved(by: step, at: now)
    case .changed:
      storedPanGestureRecognizer.touchpadMoved(by: step, at: now)
    case .ended:
      storedPanGestureRecognizer.touchpadEnded(at: now, cancelled: false)
    case .cancelled:
      storedPanGestureRecognizer.touchpadEnded(at: now, cancelled: true)
    }
    return true
  }

  /// Whether the content can follow the larger component of a movement.
  private func canScroll(by delta: CGPoint) -> Bool {
    let axes = movableAxes
    guard isScrollEnabled, delta != .zero else { return isScrollEnabled && (axes.x || axes.y) }
    return abs(delta.x) > abs(delta.y) ? axes.x : axes.y
  }

  /// Scrolls by one notch. During a wheel motion, the distance is added to that of earlier notches.
  private func scrollNotch(by delta: CGPoint) {
    guard !isTracking else { return }
    let now = MainLoop.current.now
    var velocity = CGPoint.zero
    var basis = contentOffset
    if let motion, motion.purpose == .wheel {
      velocity = motion.velocity(at: now)
      basis = motion.destination
    } else {
      stopMotion()
    }
    let axes = movableAxes
    let target = reachable(
      CGPoint(x: basis.x + (axes.x ? delta.x : 0), y: basis.y + (axes.y ? delta.y : 0)))
    guard target != contentOffset else { return }
    let begins = motion == nil
    motion = ScrollMotion(
      purpose: .wheel, start: now,
      path: .free(
        x: .arriving(at: target.x, from: contentOffset.x, velocity: velocity.x, pixel: pixel),
        y: .arriving(at: target.y, from: contentOffset.y, velocity: velocity.y, pixel: pixel)),
      target: target)
    storedIsDecelerating = true
    if begins {
      delegate?.scrollViewWillBeginDecelerating(self)
    }
    guard motion != nil else { return }
    runMotion()
  }
}
