import Foundation

/// The margins of a view, as they were set.
struct LayoutMargins {
  enum Own {
    /// No margins were set.
    case standard
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var own = Own.standard
  var preservesSuperviewMargins = false
  var includesSafeArea = true
}

extension UIView {
  var currentDirectionalMargins: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isMirrored ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
  }

  var currentMargins: UIEdgeInsets {
    let margins = layoutState?.margins ?? LayoutMargins()
    var current = ownMargins(margins.own)
    if margins.includesSafeArea {
      let area = safeAreaOfMargins
      current.top += area.top
      current.left += area.left
      current.bottom += area.bottom
      current.right += area.right
    }
    guard margins.preservesSuperviewMargins, let storedSuperview else { return current }
    let outer = storedSuperview.bounds.inset(by: storedSuperview.layoutMargins)
    let frame = self.frame
    return UIEdgeInsets(
      top: max(current.top, outer.minY - frame.minY),
      left: max(current.left, outer.minX - frame.minX),
      bottom: max(current.bottom, frame.maxY - outer.maxY),
      right: max(current.right, frame.maxX - outer.maxX))
  }

  func setMargins(_ margins: UIEdgeInsets) { changeMargins { $0.own = .absolute(margins) } }

  func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    change(&ensureLayoutState().margins)
    marginsDidChange()
  }

  /// Notifies the view, requests a new solution and updates the subviews that preserve the margins.
  func marginsDidChange() {
    guard let layoutState else { return }
    if !layoutState.systemGuides.isEmpty, layoutState.references > 0 {
      invalidateSolution()
      storedSuperview?.invalidateSolution()
    }
    layoutMarginsDidChange()
    for subview in storedSubviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsDidChange()
    }
  }

  /// 8 points on each side, but none at the top and bottom of the view of a controller.
  var defaultMargins: UIEdgeInsets {
    let vertical: CGFloat = viewController == nil ? 8 : 0
    return UIEdgeInsets(top: vertical, left: 8, bottom: vertical, right: 8)
  }

  /// The margins without the safe area.
  ///
  /// At the sides, the view of a controller has margins of at least 16 points, or 20 points if its
  /// width is 414 points or more. At the top and bottom, it has none by default.
  private func ownMargins(_ own: LayoutMargins.Own) -> UIEdgeInsets {
    var margins: UIEdgeInsets
    switch own {
    case .standard: margins = standardMargins
    case .absolute(let insets): margins = insets
    case .directional(let insets):
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      margins = UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
    }
    guard viewController != nil else { return margins }
    let minimum: CGFloat = bounds.width >= 414 ? 20 : 16
    margins.left = max(margins.left, minimum)
    margins.right = max(margins.right, minimum)
    return margins
  }
}
