import Foundation

/// Motion of the content without a finger.
extension UIScrollView {
  /// The motion of content that is released now.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the content, in points per second.
  ///   - target: The offset at which the content should stop. If `nil`, paging or the velocity
  ///     determines it.
  /// - Returns: The motion, which starts now.
  func releasedMotion(velocity: CGPoint, toward target: CGPoint? = nil) -> ScrollMotion {
    let range = reachableRange
    let offset = contentOffset
    var target = target
    if isPagingEnabled, target == nil {
      target = CGPoint(
        x: ScrollPaging.target(
          from: offset.x, velocity: velocity.x, page: bounds.width, range: range.x,
          origin: answers.pageOrigin == .zero ? 0 : range.x.lowerBound),
        y: ScrollPaging.target(
          from: offset.y, velocity: velocity.y, page: bounds.height, range: range.y,
          origin: answers.pageOrigin == .zero ? 0 : range.y.lowerBound))
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

  /// Starts the motion of content that was not dragged, for example back to an edge.
  func releaseContent(velocity: CGPoint) {
    let motion = releasedMotion(velocity: velocity)
    guard motion.duration > 0 else { return }
    self.motion = motion
    storedIsDecelerating = true
    runMotion()
  }

  /// Moves the content along the motion at every frame.
  func runMotion() {
    showIndicators()
    motionConditions = trajectoryConditions
    guard motionFrames == nil else { return }
    motionFrames = MainLoop.current.addFrameCallback { [weak self] time in
      self?.moveContent(at: time)
    }
  }

  func moveContent(at time: TimeInterval) {
    guard let motion else {
      stopFrames()
      return
    }
    // Content that overshoots in the last frame moves back to its edge.
    let isOver = motion.isOver(at: time) && overshoot == .zero
    var offset = isOver ? motion.destination : motion.offset(at: time).rounded(to: pixel)
    if overshoot != .zero {
      offset = CGPoint(x: offset.x + overshoot.x, y: offset.y + overshoot.y)
      overshoot = .zero
    }
    if offset != contentOffset {
      applyOffset(offset)
    }
    // The delegate or an observer may have stopped or replaced the motion.
    guard isOver, self.motion == motion else { return }
    endMotion()
  }

  /// Ends the motion and notifies the delegate.
  private func endMotion(isInterrupted: Bool = false) {
    guard let motion else { return }
    self.motion = nil
    overshoot = .zero
    stopFrames()
    hideIndicators()
    defer { updateBarAtRest() }
    switch motion.purpose {
    case .deceleration, .wheel:
      storedIsDecelerating = false
      if answers.insetDuringGlide == .stutters && !isInterrupted { settleWithNotice() }
      delegate?.scrollViewDidEndDecelerating(self)
    case .animation:
      let wasScrollingToTop = isScrollingToTop
      isScrollingToTop = false
      if isInterrupted && answers.interruptedScroll == .isSilent { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
      if wasScrollingToTop {
        delegate?.scrollViewDidScrollToTop(self)
      }
    }
  }

  /// Ends the motion at the current offset. Notifies the delegate.
  func stopMotion() {
    if motion != nil {
      endMotion(isInterrupted: true)
    }
  }

  private func stopFrames() {
    motionFrames?.cancel()
    motionFrames = nil
  }

  /// Stops a motion or an animation of the offset because of a touch. Animated content stops at the
  /// offset shown on screen.
  func stopContentForTouch() {
    if motion?.purpose == .deceleration, answers.caughtDeceleration != .endsAtTouch {
      catchDeceleration()
    } else {
      stopMotion()
    }
    // During a zoom animation, scale and offset must end together.
    guard zooming.animation == nil else { return }
    let shown = removeOriginAnimations()
    if shown != contentOffset {
      applyOffset(shown.rounded(to: pixel))
    }
  }

  /// Stops a deceleration. `caughtDeceleration` in `answers` decides whether its end is reported
  /// when the finger is lifted, or never.
  private func catchDeceleration() {
    motion = nil
    overshoot = .zero
    stopFrames()
    hideIndicators()
    hasCaughtDeceleration = answers.caughtDeceleration == .endsAtLift
    storedIsDecelerating = hasCaughtDeceleration
  }

  /// Handles an offset that was set during a motion.
  ///
  /// In a deceleration, content that slows down freely continues from the new offset, and content
  /// that a spring moves loses its velocity. `offsetDuringScroll` in `answers` decides whether an
  /// animated scroll continues. Any other motion ends.
  func resumeMotion() {
    guard let motion else { return }
    if motion.purpose == .animation, answers.offsetDuringScroll == .goesOn { return }
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

  /// Directs the motion to the current edges, if they have changed.
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

  func restart(
    _ motion: ScrollMotion, x: ScrollTrajectory, y: ScrollTrajectory, target: CGPoint? = nil
  ) {
    motionConditions = trajectoryConditions
    self.motion = ScrollMotion(
      purpose: motion.purpose, start: MainLoop.current.now, path: .free(x: x, y: y), target: target)
  }
}

extension CGPoint {
  /// The point, rounded to multiples of a length.
  fileprivate func rounded(to pixel: CGFloat) -> CGPoint {
    CGPoint(x: (x / pixel).rounded() * pixel, y: (y / pixel).rounded() * pixel)
  }
}
