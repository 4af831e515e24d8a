import Foundation

/// What the content does while no finger is on it.
extension UIScrollView {
  /// The way of content that is let go of now.
  func releasedMotion(velocity: CGPoint, toward target: CGPoint? = nil) -> ScrollMotion {
    let range = reachableRange
    let offset = contentOffset
    var target = target
    if isPagingEnabled, target == nil {
      target = CGPoint(
        x: ScrollPaging.target(
          from: offset.x, velocity: velocity.x, page: bounds.width, range: range.x),
        y: ScrollPaging.target(
          from: offset.y, velocity: velocity.y, page: bounds.height, range: range.y))
    }
    let conditions = trajectoryConditions
    guard let target else {
      return ScrollMotion(
        purpose: .deceleration, start: MainLoop.current.now,
        path: .free(
          x: .released(at: offset.x, velocity: velocity.x, conditions.x),
          y: .released(at: offset.y, velocity: velocity.y, conditions.y)))
    }
    return ScrollMotion(
      purpose: .deceleration, start: MainLoop.current.now,
      path: .free(
        x: .released(at: offset.x, velocity: velocity.x, toward: target.x, conditions.x),
        y: .released(at: offset.y, velocity: velocity.y, toward: target.y, conditions.y)),
      target: target)
  }

  var trajectoryConditions: (x: ScrollTrajectory.Conditions, y: ScrollTrajectory.Conditions) {
    let range = reachableRange
    let rate = decelerationRate.rawValue
    return (
      .init(
        range: range.x, rate: rate, bounces: bounces, pixel: pixel, isPaging: isPagingEnabled),
      .init(
        range: range.y, rate: rate, bounces: bounces, pixel: pixel, isPaging: isPagingEnabled)
    )
  }

  /// Content that is past an edge goes back, without anybody having dragged it.
  func releaseContent(velocity: CGPoint) {
    let motion = releasedMotion(velocity: velocity)
    guard motion.duration > 0 else { return }
    self.motion = motion
    storedIsDecelerating = true
    runMotion()
  }

  /// Has every frame put the content where the motion says that it is by then.
  func runMotion() {
    showIndicators()
    motionConditions = trajectoryConditions
    guard motionFrames == nil else { return }
    motionFrames = MainLoop.current.addFrameCallback { [weak self] time in
      self?.moveContent(at: time)
    }
  }

  private func moveContent(at time: TimeInterval) {
    guard let motion else {
      stopFrames()
      return
    }
    let isOver = motion.isOver(at: time)
    let offset = isOver ? motion.destination : aligned(motion.offset(at: time))
    if offset != contentOffset {
      applyOffset(offset)
    }
    // Whoever heard of it may have stopped it or sent it elsewhere.
    guard isOver, self.motion == motion else { return }
    endMotion()
  }

  private func aligned(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: (offset.x / pixel).rounded() * pixel, y: (offset.y / pixel).rounded() * pixel)
  }

  /// The content has come to rest.
  private func endMotion() {
    guard let motion else { return }
    self.motion = nil
    stopFrames()
    hideIndicators()
    switch motion.purpose {
    case .deceleration, .wheel:
      storedIsDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    case .animation:
      let wasScrollingToTop = isScrollingToTop
      isScrollingToTop = false
      delegate?.scrollViewDidEndScrollingAnimation(self)
      if wasScrollingToTop {
        delegate?.scrollViewDidScrollToTop(self)
      }
    }
  }

  /// Ends the motion where the content is; the delegate hears that it ended.
  func stopMotion() {
    if motion != nil {
      endMotion()
    }
  }

  private func stopFrames() {
    motionFrames?.cancel()
    motionFrames = nil
  }

  /// A finger stops what is moving, also what only the screen still shows to move.
  func stopContentForTouch() {
    stopMotion()
    // Scale and offset arrive together.
    guard zooming.animation == nil else { return }
    let shown = removeOriginAnimations()
    if shown != contentOffset {
      applyOffset(aligned(shown))
    }
  }

  /// Something else has set the offset in mid-flight: a glide goes on from there, a spring comes to rest.
  func resumeMotion() {
    guard let motion else { return }
    guard motion.purpose == .deceleration, case .free(let x, let y) = motion.path else {
      stopMotion()
      return
    }
    let time = MainLoop.current.now - motion.start
    let conditions = trajectoryConditions
    restart(
      motion,
      x: x.resumed(at: time, from: contentOffset.x, conditions.x),
      y: y.resumed(at: time, from: contentOffset.y, conditions.y))
  }

  /// Edges may have moved in mid-flight: the content goes to where they are now.
  func retargetMotion() {
    guard let motion, case .free(let x, let y) = motion.path else { return }
    let conditions = trajectoryConditions
    guard conditions.x != motionConditions?.x || conditions.y != motionConditions?.y else { return }
    let time = MainLoop.current.now - motion.start
    let target = motion.target.map(reachable)
    restart(
      motion,
      x: x.retargeted(at: time, toward: target?.x, conditions.x),
      y: y.retargeted(at: time, toward: target?.y, conditions.y),
      target: target)
  }

  private func restart(
    _ motion: ScrollMotion, x: ScrollTrajectory, y: ScrollTrajectory, target: CGPoint? = nil
  ) {
    motionConditions = trajectoryConditions
    self.motion = ScrollMotion(
      purpose: motion.purpose, start: MainLoop.current.now, path: .free(x: x, y: y), target: target)
  }
}
