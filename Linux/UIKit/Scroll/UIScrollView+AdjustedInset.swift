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
      top: inset.top + (axes.vertical ? area.top : 0) + (refreshControl?.inset ?? 0),
      left: inset.left + (axes.horizontal ? area.left : 0),
      bottom: inset.bottom + (axes.vertical ? area.bottom : 0),
      right: inset.right + (axes.horizontal ? area.right : 0))
  }

  /// Handles a change of a value that determines the adjusted inset.
  func adjustedInsetInputsDidChange() {
    storedAdjustedInset = nil
    if currentAdjustedInset != reportedAdjustedInset {
      updateAdjustedInset { moveOffsetIntoRange() }
    }
    updateIndicators()
  }

  /// Notifies the view and the delegate if the adjusted inset changed, and moves the content.
  func updateAdjustedInset(_ moveContent: () -> Void) {
    storedAdjustedInset = nil
    if answers.adjustedInsetNotice == .afterMovement { moveContent() }
    let inset = currentAdjustedInset
    if inset != reportedAdjustedInset {
      reportedAdjustedInset = inset
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    if answers.adjustedInsetNotice == .beforeMovement { moveContent() }
    originObserver?.contentEdgeDidMove()
  }

  /// Handles a change of the safe area.
  ///
  /// In the view hierarchy of a controller, content that rests at its top or left edge stays there.
  func safeAreaDidChange() {
    let old = reportedAdjustedInset
    updateAdjustedInset {
      moveOffset(with: old)
      moveOffsetIntoRange()
    }
    updateIndicators()
  }

  /// Moves content with the safe area.
  private func moveOffset(with old: UIEdgeInsets) {
    let isStill = !storedIsTracking && !storedIsDragging && motion == nil
    guard isStill, nearestViewController != nil else { return }
    let movesAnywhere = answers.safeAreaChange == .movesAnywhere
    guard isScrollEnabled || answers.safeAreaChange != .movesIfScrollable else { return }
    let (new, offset) = (adjustedContentInset, contentOffset)
    let edge = aligned(CGPoint(x: -old.left, y: -old.top))
    let moved = CGPoint(
      x: offset.x == edge.x || movesAnywhere ? offset.x + old.left - new.left : offset.x,
      y: offset.y == edge.y || movesAnywhere ? offset.y + old.top - new.top : offset.y)
    if moved != offset { applyOffset(moved) }
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
