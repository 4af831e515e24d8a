import Foundation

/// Moving the offset together with the content, so that the movement is not visible.
extension UIScrollView {
  /// Sets the offset after content above the visible area has changed its length.
  ///
  /// A drag continues from the new offset. A deceleration keeps its velocity. An animated scroll
  /// keeps its destination. Otherwise, the offset is clamped.
  func shiftContent(to offset: CGPoint) {
    let (moving, old) = (motion, contentOffset)
    applyOffset(offset)
    guard let moving else {
      moveOffsetIntoRange()
      return
    }
    // The delegate or an observer may have stopped or replaced the motion.
    guard motion == moving else { return }
    switch moving.path {
    case .eased(let easing): redirectAnimation(to: easing.end)
    case .free(let x, let y):
      let time = MainLoop.current.now - moving.start
      let shift = CGPoint(x: offset.x - old.x, y: offset.y - old.y)
      let target = moving.target.map { reachable(CGPoint(x: $0.x + shift.x, y: $0.y + shift.y)) }
      let conditions = trajectoryConditions
      restart(
        moving,
        x: x.retargeted(at: time, toward: target?.x, shiftedBy: shift.x, conditions.x),
        y: y.retargeted(at: time, toward: target?.y, shiftedBy: shift.y, conditions.y),
        target: target)
    }
  }

  /// Directs an animated scroll from the current offset to another end.
  func redirectAnimation(to end: CGPoint) {
    guard let motion, case .eased(let easing) = motion.path else { return }
    let time = MainLoop.current.now - motion.start
    self.motion = ScrollMotion(
      purpose: motion.purpose, start: motion.start,
      path: .eased(easing.redirected(at: time, from: contentOffset, to: end)))
  }
}
