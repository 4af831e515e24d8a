import Foundation

/// The computation of the adjusted content inset.
extension UIScrollView {
  /// The adjusted inset, which is computed at the first use after a change.
  var currentAdjustedInset: UIEdgeInsets {
    if let storedAdjustedInset { return storedAdjustedInset }
    let inset = adjustedInset()
    storedAdjustedInset = inset
    return inset
  }

  private func adjustedInset() -> UIEdgeInsets {
    let area = safeAreaInsets
    let inset = storedContentInset
    let axes = axesWithSafeArea
    return UIEdgeInsets(
      top: inset.top + (axes.vertical ? area.top : 0),
      left: inset.left + (axes.horizontal ? area.left : 0),
      bottom: inset.bottom + (axes.vertical ? area.bottom : 0),
      right: inset.right + (axes.horizontal ? area.right : 0))
  }

  /// Handles a change of a value that determines the adjusted inset.
  func adjustedInsetInputsDidChange() {
    if updateAdjustedInset() {
      moveOffsetIntoRange()
    }
    updateIndicators()
  }

  /// Notifies the view and the delegate if the adjusted inset changed.
  ///
  /// - Returns: Whether it changed.
  @discardableResult
  func updateAdjustedInset() -> Bool {
    storedAdjustedInset = nil
    let inset = currentAdjustedInset
    guard inset != reportedAdjustedInset else { return false }
    reportedAdjustedInset = inset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    return true
  }

  /// Handles a change of the safe area.
  ///
  /// In the view hierarchy of a controller, content that rests at its top or left edge stays there.
  func safeAreaDidChange() {
    let old = reportedAdjustedInset
    updateAdjustedInset()
    let new = adjustedContentInset
    let isStill = !storedIsTracking && !storedIsDragging && motion == nil
    if isStill, nearestViewController != nil {
      var offset = contentOffset
      if offset.y == -old.top { offset.y = -new.top }
      if offset.x == -old.left { offset.x = -new.left }
      if offset != contentOffset {
        applyOffset(offset)
      }
    }
    moveOffsetIntoRange()
    updateIndicators()
  }

  private var axesWithSafeArea: (horizontal: Bool, vertical: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: return (false, false)
    case .always: return (true, true)
    case .scrollableAxes: return scrollableAxes
    case .automatic:
      let axes = scrollableAxes
      let isInNavigation = nearestViewController?.navigationController != nil
      return (axes.horizontal, axes.vertical || isInNavigation)
    }
  }

  private var scrollableAxes: (horizontal: Bool, vertical: Bool) {
    let inset = storedContentInset
    let width = contentSize.width + inset.left + inset.right
    let height = contentSize.height + inset.top + inset.bottom
    return (
      alwaysBounceHorizontal && bounces || width > bounds.width,
      alwaysBounceVertical && bounces || height > bounds.height
    )
  }
}
