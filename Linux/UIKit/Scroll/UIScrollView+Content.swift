import Foundation

/// The range of the content offset, and the effect of changed insets, content sizes and bounds on
/// the offset.
extension UIScrollView {
  /// The offsets that are not past an edge, for each axis.
  var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let first = aligned(CGPoint(x: -inset.left, y: -inset.top))
    let last = aligned(
      CGPoint(
        x: contentSize.width + inset.right - bounds.width,
        y: contentSize.height + inset.bottom - bounds.height))
    return (Self.range(from: first.x, to: last.x), Self.range(from: first.y, to: last.y))
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

  /// The offset, rounded to pixels.
  func aligned(_ offset: CGPoint) -> CGPoint {
    guard case .pixels = answers.offsetRounding else { return offset }
    // Most offsets are whole numbers, which need no rounding.
    if offset.x.isWholeAndSmall && offset.y.isWholeAndSmall { return offset }
    let scale = max(traitCollection.displayScale, 1)
    // Adding 0 turns −0 into 0.
    return CGPoint(
      x: (offset.x * scale).rounded() / scale + 0, y: (offset.y * scale).rounded() / scale + 0)
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

  /// Sets the offset, rounded to pixels. Notifies the delegate and the observers.
  func applyOffset(_ offset: CGPoint) {
    let old = contentOffset
    let offset = aligned(offset)
    let isEqual = offset.x == old.x && offset.y == old.y
    if isEqual, case .isSilent = answers.equalOffset { return }
    if !isMovingSilently { contentOffsetObservers.willSet(self, old: old) }
    isSettingContentOffset = true
    // Not `bounds.origin = offset`: modifying a part in place allocates memory each time.
    var moved = bounds
    moved.origin = offset
    bounds = moved
    isSettingContentOffset = false
    if isMovingSilently { return }
    if isEqual, case .notifiesAll = answers.equalOffset { delegate?.scrollViewDidScroll(self) }
    contentOffsetObservers.didSet(self, old: old, new: offset)
    if !isEqual, case .observersFirst = answers.movementOrder {
      delegate?.scrollViewDidScroll(self)
    }
    if case .atOnce = answers.movementLayout, window != nil { layoutIfNeeded() }
  }

  /// Sets the offset as a result of another change. `clamp` in `answers` decides whether this is
  /// reported.
  private func adjustOffset(to offset: CGPoint) {
    guard answers.clamp == .isSilent else {
      if answers.clampToEqual == .notifies || offset != contentOffset { applyOffset(offset) }
      return
    }
    isMovingSilently = true
    bounds = CGRect(origin: offset, size: bounds.size)
    isMovingSilently = false
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
    adjustOffset(to: clamped(contentOffset))
  }

  /// Moves the offset into the valid range, and reports the movement whatever `clamp` is.
  func settleWithNotice() {
    let settled = clamped(contentOffset)
    if settled != contentOffset { applyOffset(settled) }
  }

  func setContentSize(_ size: CGSize) {
    let old = storedContentSize
    contentSizeObservers.willSet(self, old: old)
    storedContentSize = size
    updateAdjustedInset {
      if size == old && answers.equalContentSize == .isIgnored { return }
      if answers.sizeDuringPull == .movesToEdge { endPull() }
      moveOffsetIntoRange()
    }
    updateIndicators()
    contentSizeObservers.didSet(self, old: old, new: size)
  }

  /// Called after a list inserts or deletes items. Sets the content size now or in the next layout
  /// pass.
  func itemsWereUpdated(_ setSize: () -> Void) {
    if answers.insertedSize == .inUpdate || window == nil {
      setSize()
    } else {
      isContentSizePostponed = true
      setNeedsLayout()
    }
  }

  /// Returns whether a postponed content size must be set now, and resets that state.
  func takesPostponedSize() -> Bool {
    defer { isContentSizePostponed = false }
    return isContentSizePostponed
  }

  /// Moves content that is past an edge back to that edge. The next movement of the finger pulls it
  /// again.
  private func endPull() {
    guard drag != nil || motion?.purpose == .deceleration, !isZooming, !zooming.isApplying
    else { return }
    let edge = reachable(contentOffset)
    guard edge != contentOffset else { return }
    stopMotion()
    drag?.contentWasMoved(to: edge)
    applyOffset(edge)
  }

  func setContentInset(_ inset: UIEdgeInsets) {
    let inset = answers.insetRounding == .pixels ? inset.rounded(to: pixel) : inset
    let (old, oldAdjusted) = (storedContentInset, adjustedContentInset)
    let oldSettled = clamped(contentOffset)
    contentInsetObservers.willSet(self, old: old)
    storedContentInset = inset
    updateAdjustedInset {
      if inset == old && answers.equalInset == .isIgnored { return }
      moveOffset(after: oldAdjusted, within: oldSettled)
    }
    updateIndicators()
    contentInsetObservers.didSet(self, old: old, new: inset)
  }

  /// Moves the content as a new inset requires.
  private func moveOffset(after old: UIEdgeInsets, within oldSettled: CGPoint) {
    let new = adjustedContentInset
    if isEndingDrag && answers.insetAtRelease == .overshoots {
      overshoot = CGPoint(x: old.left - new.left, y: old.top - new.top)
    }
    switch motion?.purpose {
    case .deceleration:
      switch answers.insetDuringGlide {
      case .redirects: break
      case .ends: stopMotion()
      case .stutters: return
      }
    case .animation:
      if answers.insetDuringScroll == .ends && new != old { stopMotion() }
    case .wheel, nil: break
    }
    let isStill = !storedIsTracking && !storedIsDragging && motion == nil
    if isStill, answers.growingTopInset == .movesContent, new.top > old.top,
      contentOffset.y == -old.top
    {
      adjustOffset(to: CGPoint(x: contentOffset.x, y: -new.top))
    }
    // Content that was within the old range stays until the next touch.
    if isStill, answers.shrinkingInset == .movesAtNextTouch, contentOffset == oldSettled { return }
    moveOffsetIntoRange()
  }

  /// Sets a property on which the adjusted inset depends, and notifies its observers.
  func setInput<Value>(
    _ property: ReferenceWritableKeyPath<UIScrollView, Value>, to value: Value,
    notifying observers: KeyValueObservers<Value>
  ) {
    let old = self[keyPath: property]
    observers.willSet(self, old: old)
    self[keyPath: property] = value
    adjustedInsetInputsDidChange()
    observers.didSet(self, old: old, new: value)
  }

  func handleGeometryChange(_ property: ViewGeometry.Property, from old: ViewGeometry) {
    let notifiesObservers = !isSettingContentOffset
    isSettingContentOffset = false
    let isResized = !geometry.hasSameSize(as: old)
    if property == .bounds, !geometry.hasSameOrigin(as: old) {
      var isSilent = isMovingSilently
      if notifiesObservers, case .isSilent = answers.boundsOrigin { isSilent = true }
      var isFirst = true
      if case .observersFirst = answers.movementOrder { isFirst = false }
      offsetDidChange(notifiesDelegate: !isSilent && isFirst)
      if notifiesObservers && !isSilent {
        contentOffsetObservers.didSet(self, old: old.bounds.origin, new: bounds.origin)
      }
    }
    guard property == .frame || isResized else { return }
    if isResized {
      updateAdjustedInset { moveOffsetIntoRange() }
    } else {
      moveOffsetIntoRange()
    }
  }

  /// Requests layout and notifies the delegate after the offset changes.
  private func offsetDidChange(notifiesDelegate: Bool) {
    setNeedsLayout()
    if case .superview = answers.movementLayout { superview?.setNeedsLayout() }
    updateIndicators()
    if notifiesDelegate { delegate?.scrollViewDidScroll(self) }
  }

  /// Inserts the background view of a list.
  func insertBackground(_ view: UIView) {
    insertSubview(view, at: answers.backgroundPlace == .back ? 0 : 1)
  }

  /// Reports that a list with data is laid out outside a window, where its cells have other traits.
  func reportLayoutOutsideWindow(hasData: Bool) {
    guard window == nil && hasData && answers.layoutOutside == .isReported else { return }
    MainLoop.current.layoutsOutsideWindow.append(
      "\(type(of: self)) was laid out without being in a window.")
  }

  func windowDidChange() {
    guard window == nil else { return }
    // Touches do not continue outside a window.
    storedPinchGestureRecognizer?.cancelTracking()
    if !storedPanGestureRecognizer.isScripted { storedPanGestureRecognizer.cancelTracking() }
    guard motion != nil, answers.motionOutsideWindow == .ends else { return }
    stopMotion()
    settleWithNotice()
  }
}

extension CGFloat {
  /// Whether the number is whole and small enough to be converted to `Int`. `false` for −0.
  fileprivate var isWholeAndSmall: Bool {
    magnitude < 1e6 && CGFloat(Int(self)) == self && (self != 0 || sign == .plus)
  }
}

extension UIEdgeInsets {
  /// The insets, rounded to multiples of a length.
  fileprivate func rounded(to pixel: CGFloat) -> UIEdgeInsets {
    func rounded(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
    return UIEdgeInsets(
      top: rounded(top), left: rounded(left), bottom: rounded(bottom), right: rounded(right))
  }
}
