extension UIView {
  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  func propagateTintColor() {
    tintColorDidChange()
    for subview in storedSubviews where subview.storedTintColor == nil {
      subview.propagateTintColor()
    }
  }

  // MARK: Traits

  func resolvedTraits() -> UITraitCollection {
    if let storedTraitCollection { return storedTraitCollection }
    let traits = inheritedTraits()
    storedTraitCollection = traits
    return traits
  }

  private func inheritedTraits() -> UITraitCollection {
    var base = (self as? UIWindow)?.environment ?? storedSuperview?.traitCollection ?? .current
    if let viewController,
      let imposed = viewController.parent?.overrideTraitCollections[viewController]
    {
      base = UITraitCollection(traitsFrom: [base, imposed])
    }
    let style =
      overrideUserInterfaceStyle != .unspecified
      ? overrideUserInterfaceStyle : viewController?.overrideUserInterfaceStyle ?? .unspecified
    guard style != .unspecified else { return base }
    return UITraitCollection(traitsFrom: [base, UITraitCollection(userInterfaceStyle: style)])
  }

  /// Updates the traits of the view and its descendants from the inherited traits.
  ///
  /// Notifies each view whose traits changed, and its controller.
  func propagateTraits() {
    let new = inheritedTraits()
    let old = storedTraitCollection ?? .current
    storedTraitCollection = new
    if old != new {
      setNeedsDisplay()
      if layoutState != nil { layoutDirectionDidChange() }
      new.performAsCurrent { traitCollectionDidChange(old) }
      if let viewController {
        new.performAsCurrent { viewController.traitCollectionDidChange(old) }
      }
    }
    for subview in storedSubviews { subview.propagateTraits() }
  }

  // MARK: Safe area

  /// Updates the safe area insets. If they changed, notifies the view and its controller, and
  /// updates the subviews.
  func updateSafeArea() {
    let new = currentSafeArea()
    guard new != storedSafeAreaInsets else { return }
    storedSafeAreaInsets = new
    if layoutState != nil { marginsDidChange() }
    safeAreaInsetsDidChange()
    if let viewController {
      viewController.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    updateSafeAreaOfSubviews()
  }

  /// Updates the safe area insets of the view and all descendants, even below a view whose insets
  /// did not change.
  func updateSafeAreaOfSubtree() {
    updateSafeArea()
    for subview in storedSubviews { subview.updateSafeAreaOfSubtree() }
  }

  func updateSafeAreaOfSubviews() {
    let subviews = storedSubviews
    // An index instead of an iterator: in unoptimized builds an iterator allocates memory, and this
    // method runs whenever content scrolls.
    var index = 0
    while index < subviews.count {
      subviews[index].updateSafeArea()
      index += 1
    }
  }

  private func currentSafeArea() -> UIEdgeInsets {
    if let scriptedSafeAreaInsets { return scriptedSafeAreaInsets }
    if let window = self as? UIWindow { return window.deviceSafeAreaInsets }
    var insets = viewController?.containerSafeAreaInsets ?? .zero
    if let storedSuperview, window != nil, viewController?.containerSafeAreaInsets == nil {
      let area = storedSuperview.bounds.inset(by: storedSuperview.safeAreaInsets)
      let frame = self.frame
      insets = UIEdgeInsets(
        top: max(0, area.minY - frame.minY), left: max(0, area.minX - frame.minX),
        bottom: max(0, frame.maxY - area.maxY), right: max(0, frame.maxX - area.maxX))
    }
    guard let more = viewController?.additionalSafeAreaInsets else { return insets }
    return UIEdgeInsets(
      top: insets.top + more.top, left: insets.left + more.left,
      bottom: insets.bottom + more.bottom, right: insets.right + more.right)
  }
}
