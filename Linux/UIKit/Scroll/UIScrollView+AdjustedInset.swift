import Foundation

/// How the safe area becomes part of the content inset.
extension UIScrollView {
  func adjustedInset() -> UIEdgeInsets {
    let area = safeAreaInsets
    let own = ownContentInset
    let axes = axesWithSafeArea
    return UIEdgeInsets(
      top: own.top + (axes.vertical ? area.top : 0),
      left: own.left + (axes.horizontal ? area.left : 0),
      bottom: own.bottom + (axes.vertical ? area.bottom : 0),
      right: own.right + (axes.horizontal ? area.right : 0))
  }

  /// Something of which the adjusted inset is made has changed.
  func contentInsetBasisDidChange() {
    if updateAdjustedInset() {
      settleOffset()
    }
    updateIndicators()
  }

  /// Tells of a change of the adjusted inset, and says whether there was one.
  @discardableResult
  func updateAdjustedInset() -> Bool {
    let inset = adjustedInset()
    guard inset != knownAdjustedInset else { return false }
    knownAdjustedInset = inset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    return true
  }

  /// A bar has come or gone: content that was at its top stays at it, in the views of a controller.
  func safeAreaDidChange() {
    let old = knownAdjustedInset
    updateAdjustedInset()
    let new = adjustedContentInset
    let isStill = !trackingState && !draggingState && motion == nil
    if isStill, nearestViewController != nil {
      var offset = contentOffset
      if offset.y == -old.top { offset.y = -new.top }
      if offset.x == -old.left { offset.x = -new.left }
      if offset != contentOffset {
        place(at: offset)
      }
    }
    settleOffset()
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
    let inset = ownContentInset
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
