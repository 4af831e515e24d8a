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
}
