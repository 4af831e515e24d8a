import Foundation

/// What a finger does to the content.
extension UIScrollView {
  var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// Along which axes a finger moves the content.
  var movableAxes: (x: Bool, y: Bool) {
    let range = reachableRange
    return (
      range.x.upperBound > range.x.lowerBound || bounces && alwaysBounceHorizontal
        || !range.x.contains(contentOffset.x),
      range.y.upperBound > range.y.lowerBound || bounces && alwaysBounceVertical
        || !range.y.contains(contentOffset.y)
    )
  }

  /// Whether the movement of the finger is one that the content can follow.
  var canBeginDragging: Bool {
    guard isScrollEnabled, canTakeTouches(of: storedPanGestureRecognizer) else { return false }
    let axes = movableAxes
    let movement = storedPanGestureRecognizer.initialMovement
    // Content that is caught in its flight is held without any movement.
    guard movement != .zero else { return axes.x || axes.y }
    return abs(movement.x) > abs(movement.y) ? axes.x : axes.y
  }

  /// Whether there is something that two fingers can zoom.
  var canBeginZooming: Bool {
    guard let storedPinchGestureRecognizer, zoomedView != nil else { return false }
    return canTakeTouches(of: storedPinchGestureRecognizer)
  }

  /// Whether the views inside that handle the touches already let go of them.
  private func canTakeTouches(of recognizer: UIGestureRecognizer) -> Bool {
    recognizer.trackedTouches.allSatisfy { touch in
      guard touch.delivery == .begun, let view = touch.view, view !== self else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
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

  /// A finger came down: content in flight stops where it is.
  func fingerDown() {
    stopContentForTouch()
    storedIsTracking = true
  }

  /// The last finger was lifted; content that it held past an edge without dragging goes back.
  func fingerUp() {
    guard storedIsTracking, !storedIsDragging else { return }
    storedIsTracking = false
    guard motion == nil else { return }
    releaseContent(velocity: .zero)
  }

  func panDidChange() {
    switch storedPanGestureRecognizer.state {
    case .began: beginDragging()
    case .changed: followFinger()
    // A zoom that goes back is not thrown.
    case .ended:
      endDragging(velocity: isZoomBouncing ? .zero : storedPanGestureRecognizer.velocity(in: self))
    case .cancelled: endDragging(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDragging() {
    // Content that an animation moves jumps to where it is seen: that is the finger's doing already.
    storedIsDragging = true
    stopContentForTouch()
    storedIsTracking = true
    drag = ScrollDrag(offset: contentOffset, conditions: dragConditions)
    beginDraggingState()
    followFinger()
  }

  /// The state in which the content follows a finger, and who hears of it.
  func beginDraggingState() {
    storedIsTracking = true
    storedIsDragging = true
    showIndicators()
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// How far the finger has moved, in the directions of the content: that may be mirrored.
  private var fingerTranslation: CGPoint {
    let translation = storedPanGestureRecognizer.translation(in: superview)
    return transform.isIdentity ? translation : translation.applying(transform.inverted())
  }

  private func followFinger() {
    // Two fingers that zoom move the content too.
    guard var drag, !isZooming else { return }
    let offset = drag.moved(to: fingerTranslation, from: contentOffset, conditions: dragConditions)
    self.drag = drag
    if offset != contentOffset {
      applyOffset(offset)
    }
  }

  /// A pinch is over, and a drag may go on from where it has left the content.
  func resumeDrag() {
    guard drag != nil else { return }
    drag = ScrollDrag(
      offset: contentOffset, translation: fingerTranslation, conditions: dragConditions)
  }

  private func endDragging(velocity: CGPoint) {
    guard let drag else { return }
    self.drag = nil
    let contentVelocity = drag.contentVelocity(velocity)
    var motion = releasedMotion(velocity: contentVelocity)
    if !isPagingEnabled {
      let perMillisecond = CGPoint(x: contentVelocity.x / 1000, y: contentVelocity.y / 1000)
      var target = proposedTarget(motion.destination, velocity: perMillisecond)
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: perMillisecond, targetContentOffset: &target)
      motion =
        target == motion.destination
        ? releasedMotion(velocity: contentVelocity)
        : releasedMotion(velocity: contentVelocity, toward: reachable(target))
    }
    storedIsDragging = false
    finishDragging(motion)
  }

  /// A finger has let go: the delegate hears whether the content goes on moving, and it does.
  private func finishDragging(_ motion: ScrollMotion) {
    let goesOn = motion.duration > 0
    if goesOn {
      self.motion = motion
      motionConditions = trajectoryConditions
      storedIsDecelerating = true
    }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    storedIsTracking = false
    guard goesOn else {
      moveOffsetIntoRange()
      hideIndicators()
      return
    }
    // The delegate may have stopped it.
    guard self.motion != nil, storedIsDecelerating else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    guard self.motion != nil, storedIsDecelerating else { return }
    runMotion()
  }
}
