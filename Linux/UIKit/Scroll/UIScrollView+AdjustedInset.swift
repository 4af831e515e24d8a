import Foundation

/// How the safe area becomes part of the content inset.
extension UIScrollView {
  func adjustedInset() -> UIEdgeInsets {
    let area = safeAreaInsets
    let own = storedContentInset
    let axes = axesWithSafeArea
    return UIEdgeInsets(
      top: own.top + (axes.vertical ? area.top : 0),
      left: own.left + (axes.horizontal ? area.left : 0),
      bottom: own.bottom + (axes.vertical ? area.bottom : 0),
      right: own.right + (axes.horizontal ? area.right : 0))
  }

  /// Something of which the adjusted inset is made has changed.
  func adjustedInsetInputsDidChange() {
    if updateAdjustedInset() {
      moveOffsetIntoRange()
    }
    updateIndicators()
  }

  /// Tells of a change of the adjusted inset, and says whether there was one.
  @discardableResult
  func updateAdjustedInset() -> Bool {
    let inset = adjustedInset()
    guard inset != reportedAdjustedInset else { return false }
    reportedAdjustedInset = inset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    return true
  }

  /// A bar has come or gone: content that was at its top stays at it, in the views of a controller.
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

  private var nearestViewController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
