import Foundation

// The safe area is computed when something that determines it changes: the geometry of the view or
// of its superview, the hierarchy, a controller, or the insets of the superview.
extension UIView {
  /// Updates the safe area insets. If they changed, notifies the view and its controller, and
  /// updates the subviews.
  func updateSafeArea() {
    if let fixedSafeAreaInsets {
      setSafeArea(fixedSafeAreaInsets)
    } else if let storedSuperview {
      storedSuperview.steadyOrigins = nil
      setSafeArea(safeArea(in: SafeAreaContext(superview: storedSuperview)))
    } else {
      setSafeArea(safeArea(in: nil))
    }
  }

  /// Updates the safe area insets of the view and all descendants, even below a view whose insets
  /// did not change.
  func updateSafeAreaOfSubtree() {
    updateSafeArea()
    for subview in storedSubviews { subview.updateSafeAreaOfSubtree() }
  }

  /// Updates the safe area insets of the subviews, unless it is known that they stay the same.
  func updateSafeAreaOfSubviews() {
    if let steadyOrigins, steadyOrigins.contains(bounds.origin, insets: safeAreaInsets) { return }
    steadyOrigins = nil
    let subviews = storedSubviews
    if subviews.isEmpty { return }
    var context = SafeAreaContext(superview: self)
    var hasChanges = false
    // An index instead of an iterator: in unoptimized builds an iterator allocates memory, and this
    // method runs while content scrolls.
    var index = 0
    while index < subviews.count {
      let subview = subviews[index]
      if hasChanges, subview.storedSuperview !== self {
        subview.updateSafeArea()
      } else if subview.setSafeArea(subview.safeArea(in: context)) {
        // The notified subview may have changed anything.
        context = SafeAreaContext(superview: self)
        hasChanges = true
      }
      index += 1
    }
    // A subview whose insets changed is moving through the safe area, so the next offset probably
    // changes them again.
    if !hasChanges { steadyOrigins = originsWithoutChanges(in: context) }
  }

  private func originsWithoutChanges(in context: SafeAreaContext) -> SteadyOrigins {
    let subviews = storedSubviews
    var origins = context.allOrigins
    var index = 0
    while index < subviews.count {
      let subview = subviews[index]
      index += 1
      guard subview.fixedSafeAreaInsets == nil,
        subview.viewController?.containerSafeAreaInsets == nil
      else { continue }
      context.narrow(&origins, at: subview.frame)
    }
    return origins
  }

  /// Stores the safe area insets and sends the notifications of a change, now or in the next
  /// layout.
  ///
  /// - Returns: Whether they changed now.
  @discardableResult private func setSafeArea(_ new: UIEdgeInsets) -> Bool {
    guard new != storedSafeAreaInsets else { return false }
    let loop = MainLoop.current
    if window != nil && loop.answers.safeAreaNotice == .inLayout && !loop.isSendingLayoutNotices {
      loop.layoutNotices.append { [weak self] in self?.updateSafeArea() }
      return false
    }
    storedSafeAreaInsets = new
    adjustedInsetInputDidChange()
    if layoutState != nil { marginsDidChange() }
    safeAreaInsetsDidChange()
    if let viewController {
      viewController.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    updateSafeAreaOfSubviews()
    return true
  }

  /// Computes the safe area insets. `superview` is `nil` if the view has none.
  private func safeArea(in superview: SafeAreaContext?) -> UIEdgeInsets {
    if let fixedSafeAreaInsets { return fixedSafeAreaInsets }
    guard let viewController else { return superview?.insets(at: frame) ?? .zero }
    let insets =
      viewController.containerSafeAreaInsets ?? superview?.insets(at: frame) ?? .zero
    let more = viewController.additionalSafeAreaInsets
    return UIEdgeInsets(
      top: insets.top + more.top, left: insets.left + more.left,
      bottom: insets.bottom + more.bottom, right: insets.right + more.right)
  }

  /// Handles a change of `clipsToBounds`, which determines whether views outside the bounds are
  /// visible.
  func clippingDidChange() {
    steadyOrigins = nil
    updateSafeAreaOfSubviews()
  }

  /// Called after the view gets or loses its controller.
  func viewControllerDidChange() {
    ancestorsDidChange()
    // Without a superview, the insets are computed when the view gets one.
    if storedSuperview != nil { updateSafeArea() }
  }
}
