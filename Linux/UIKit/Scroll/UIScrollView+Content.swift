import Foundation

/// The range of the content offset, and the effect of changed insets, content sizes and bounds on
/// the offset.
extension UIScrollView {
  /// The offsets that are not past an edge, for each axis.
  var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    return (
      Self.range(from: -inset.left, to: contentSize.width + inset.right - bounds.width),
      Self.range(from: -inset.top, to: contentSize.height + inset.bottom - bounds.height)
    )
  }

  /// Creates a range from limits that may be invalid, because sizes and insets may be invalid.
  ///
  /// A lower limit that is NaN becomes 0. Infinite limits become finite. An upper limit that is NaN
  /// or not above the lower limit becomes equal to it.
  private static func range(from lower: CGFloat, to upper: CGFloat) -> ClosedRange<CGFloat> {
    let lower =
      lower.isNaN ? 0 : min(max(lower, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    return lower...(upper > lower ? min(upper, .greatestFiniteMagnitude) : lower)
  }

  func clamped(_ offset: CGPoint) -> CGPoint { Self.clamp(offset, to: offsetRange) }

  /// The nearest offset that can be reached without going past an edge.
  func reachable(_ offset: CGPoint) -> CGPoint { Self.clamp(offset, to: reachableRange) }

  private static func clamp(
    _ offset: CGPoint, to range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>)
  ) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  /// Sets the offset, from which a deceleration continues.
  func changeOffset(to offset: CGPoint) {
    let old = bounds.origin
    applyOffset(offset)
    if isInMotion, offset != old {
      resumeMotion()
    }
  }

  /// Sets the offset. Notifies the delegate and the observers.
  func applyOffset(_ offset: CGPoint) {
    let old = contentOffset
    contentOffsetObservers.willSet(self, old: old)
    isSettingContentOffset = true
    // Not `bounds.origin = offset`: modifying a part in place allocates memory each time.
    var moved = bounds
    moved.origin = offset
    bounds = moved
    isSettingContentOffset = false
    contentOffsetObservers.didSet(self, old: old, new: offset)
  }

  /// Moves the offset into the valid range.
  ///
  /// Has no effect during a touch or a zoom. During a motion, the motion is directed to the new
  /// range instead.
  func moveOffsetIntoRange() {
    guard !storedIsTracking, !storedIsDragging, !isZooming, !zooming.isApplying else { return }
    guard motion == nil else {
      retargetMotion()
      return
    }
    let settled = clamped(contentOffset)
    if settled != contentOffset {
      applyOffset(settled)
    }
  }

  func setContentSize(_ size: CGSize) {
    let old = storedContentSize
    contentSizeObservers.willSet(self, old: old)
    storedContentSize = size
    updateAdjustedInset()
    moveOffsetIntoRange()
    updateIndicators()
    contentSizeObservers.didSet(self, old: old, new: size)
  }

  func setContentInset(_ inset: UIEdgeInsets) {
    let old = storedContentInset
    contentInsetObservers.willSet(self, old: old)
    storedContentInset = inset
    updateAdjustedInset()
    moveOffsetIntoRange()
    updateIndicators()
    contentInsetObservers.didSet(self, old: old, new: inset)
  }

  func setAlwaysBounceVertical(_ bounces: Bool) {
    let old = storedAlwaysBounceVertical
    alwaysBounceVerticalObservers.willSet(self, old: old)
    storedAlwaysBounceVertical = bounces
    adjustedInsetInputsDidChange()
    alwaysBounceVerticalObservers.didSet(self, old: old, new: bounces)
  }

  func setAlwaysBounceHorizontal(_ bounces: Bool) {
    let old = storedAlwaysBounceHorizontal
    alwaysBounceHorizontalObservers.willSet(self, old: old)
    storedAlwaysBounceHorizontal = bounces
    adjustedInsetInputsDidChange()
    alwaysBounceHorizontalObservers.didSet(self, old: old, new: bounces)
  }

  func handleGeometryChange(_ property: ViewGeometry.Property, from old: ViewGeometry) {
    let notifiesObservers = !isSettingContentOffset
    isSettingContentOffset = false
    let isResized = !geometry.hasSameSize(as: old)
    if property == .bounds, !geometry.hasSameOrigin(as: old) {
      offsetDidChange()
      if notifiesObservers {
        contentOffsetObservers.didSet(self, old: old.bounds.origin, new: bounds.origin)
      }
    }
    if isResized {
      updateAdjustedInset()
    }
    if property == .frame || isResized {
      moveOffsetIntoRange()
    }
  }

  /// Requests layout and notifies the delegate after the offset changes.
  private func offsetDidChange() {
    setNeedsLayout()
    updateIndicators()
    delegate?.scrollViewDidScroll(self)
  }

  func windowDidChange() {
    guard window == nil else { return }
    // Touches do not continue outside a window.
    storedPinchGestureRecognizer?.cancelTracking()
    if !storedPanGestureRecognizer.isScripted { storedPanGestureRecognizer.cancelTracking() }
    guard motion != nil else { return }
    stopMotion()
    moveOffsetIntoRange()
  }
}
