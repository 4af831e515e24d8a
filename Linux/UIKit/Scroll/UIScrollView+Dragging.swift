import Foundation

/// Dragging with a finger.
extension UIScrollView {
  /// The size of a pixel, in points.
  var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// The axes along which a finger can move the content.
  var movableAxes: (x: Bool, y: Bool) {
    let range = reachableRange
    return (
      range.x.upperBound > range.x.lowerBound || bounces && alwaysBounceHorizontal
        || !range.x.contains(contentOffset.x),
      range.y.upperBound > range.y.lowerBound || bounces && alwaysBounceVertical
        || !range.y.contains(contentOffset.y)
    )
  }

  /// Whether the content can follow the movement of the finger.
  var canBeginDragging: Bool {
    guard isScrollEnabled, canTakeTouches(of: storedPanGestureRecognizer) else { return false }
    let axes = movableAxes
    let movement = storedPanGestureRecognizer.initialMovement
    // A drag that begins when a touch stops content in motion has no initial movement.
    guard movement != .zero else { return axes.x || axes.y }
    return abs(movement.x) > abs(movement.y) ? axes.x : axes.y
  }

  /// Whether there is a view that a pinch can zoom.
  var canBeginZooming: Bool {
    guard let storedPinchGestureRecognizer, zoomedView != nil else { return false }
    return canTakeTouches(of: storedPinchGestureRecognizer)
  }

  /// Whether the subviews that handle the touches allow a recognizer to cancel them.
  private func canTakeTouches(of recognizer: UIGestureRecognizer) -> Bool {
    recognizer.trackedTouches.allSatisfy { touch in
      guard touch.delivery == .begun, let view = touch.view, view !== self else { return true }
      return touchesShouldCancel(in: view)
    }
  }

  private var dragConditions: (x: ScrollDrag.Conditions, y: ScrollDrag.Conditions) {
    let range = reachableRange
    let axes = movableAxes
    return (
      ScrollDrag.Conditions(
        range: range.x, dimension: bounds.width, isMovable: axes.x, bounces: bounces, pixel: pixel),
      ScrollDrag.Conditions(
        range: range.y, dimension: bounds.height, isMovable: axes.y, bounces: bounces, pixel: pixel)
    )
  }

  /// Handles the touch of the first finger, which stops content in motion.
  func fingerDown() {
    stopContentForTouch()
    storedIsTracking = true
  }

  /// Handles the lifting of the last finger. Content that is past an edge returns if it was not
  /// being dragged.
  func fingerUp() {
    guard storedIsTracking, !storedIsDragging else { return }
    storedIsTracking = false
    endCaughtDeceleration()
    guard motion == nil else { return }
    releaseContent(velocity: .zero)
    updateBarAtRest()
  }

  /// Reports the end of a deceleration that the finger has stopped.
  private func endCaughtDeceleration() {
    guard hasCaughtDeceleration else { return }
    hasCaughtDeceleration = false
    storedIsDecelerating = motion?.purpose == .deceleration
    delegate?.scrollViewDidEndDecelerating(self)
  }

  func panDidChange() {
    switch storedPanGestureRecognizer.state {
    case .began: beginDragging()
    case .changed: followFinger()
    // While the zoom scale returns to a limit, the content is released without velocity.
    case .ended:
      endDragging(velocity: isZoomBouncing ? .zero : storedPanGestureRecognizer.velocity(in: self))
    case .cancelled: endDragging(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDragging() {
    // Set first: stopping an animation may set the offset, and that change is part of the drag.
    storedIsDragging = true
    stopContentForTouch()
    storedIsTracking = true
    overshoot = .zero
    drag = ScrollDrag(offset: contentOffset, conditions: dragConditions)
    beginDraggingState()
    followFinger()
  }

  /// Enters the dragging state, shows the indicators and notifies the delegate.
  func beginDraggingState() {
    storedIsTracking = true
    storedIsDragging = true
    showIndicators()
    if keyboardDismissMode == .onDrag { window?.firstResponder?.resignFirstResponder() }
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The translation of the finger in the coordinates of the content, which may be mirrored by a
  /// transform.
  private var fingerTranslation: CGPoint {
    let translation = storedPanGestureRecognizer.translation(in: superview)
    return transform.isIdentity ? translation : translation.applying(transform.inverted())
  }

  private func followFinger() {
    // During a zoom, the pinch moves the content.
    guard var drag, !isZooming else { return }
    let offset = drag.moved(
      to: fingerTranslation, from: contentOffset, conditions: dragConditions,
      keepsPull: answers.insetDuringPull == .movesAtNextTouch)
    self.drag = drag
    if offset != contentOffset {
      applyOffset(offset)
    }
  }

  /// Restarts the drag from the current offset after a pinch has ended.
  func resumeDrag() {
    guard drag != nil else { return }
    drag = ScrollDrag(
      offset: contentOffset, translation: fingerTranslation, conditions: dragConditions)
  }

  private func endDragging(velocity: CGPoint) {
    guard let drag else { return }
    isEndingDrag = true
    defer {
      isEndingDrag = false
      // Only the deceleration of this release overshoots.
      if motion == nil { overshoot = .zero }
    }
    self.drag = nil
    refreshControl?.keepOpen()
    let contentVelocity = drag.contentVelocity(velocity)
    var motion = releasedMotion(velocity: contentVelocity)
    if !isPagingEnabled {
      let perMillisecond = CGPoint(x: contentVelocity.x / 1000, y: contentVelocity.y / 1000)
      let proposed = proposedTarget(motion.destination, velocity: perMillisecond)
      let isPastEdge = clamped(contentOffset) != contentOffset
      let told = isPastEdge && answers.targetPastEdge == .isOffset ? contentOffset : proposed
      var target = told
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: perMillisecond, targetContentOffset: &target)
      if target == told { target = proposed }
      motion =
        target == motion.destination
        ? releasedMotion(velocity: contentVelocity)
        : releasedMotion(velocity: contentVelocity, toward: reachable(target))
    }
    storedIsDragging = false
    finishDragging(motion)
  }

  /// Ends the drag. Notifies the delegate, then starts the deceleration if there is any motion
  /// left.
  private func finishDragging(_ motion: ScrollMotion) {
    let decelerates = motion.duration > 0
    if decelerates {
      self.motion = motion
      motionConditions = trajectoryConditions
    }
    storedIsDecelerating =
      hasCaughtDeceleration || decelerates && answers.decelerationAtRelease == .isTrue
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    storedIsTracking = false
    endCaughtDeceleration()
    guard decelerates else {
      moveOffsetIntoRange()
      hideIndicators()
      updateBarAtRest()
      return
    }
    // The delegate may have changed an edge, or stopped the motion.
    retargetMotion()
    guard self.motion?.purpose == .deceleration else { return }
    storedIsDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    guard storedIsDecelerating, self.motion != nil else { return }
    if answers.firstTick == .withinRelease { self.motion?.start -= 1.0 / 60 }
    runMotion()
    if answers.firstTick == .withinRelease { moveContent(at: MainLoop.current.now) }
  }
}
