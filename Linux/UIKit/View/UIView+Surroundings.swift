extension UIView {
  /// Whether the view reads from the left or from the right.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction of a view with an attribute, in a left-to-right interface.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// The direction of a view with an attribute, in an interface of a direction.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func propagateTintColor() {
    tintColorDidChange()
    for child in children where child.ownTintColor == nil { child.propagateTintColor() }
  }

  // MARK: Traits

  func resolvedTraits() -> UITraitCollection {
    if let knownTraits { return knownTraits }
    let traits = inheritedTraits()
    knownTraits = traits
    return traits
  }

  private func inheritedTraits() -> UITraitCollection {
    var base = (self as? UIWindow)?.environment ?? parent?.traitCollection ?? .current
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

  /// Hands the traits of the surroundings down; who has others than before hears of it.
  func propagateTraits() {
    let new = inheritedTraits()
    let old = knownTraits ?? .current
    knownTraits = new
    if old != new {
      setNeedsDisplay()
      new.performAsCurrent { traitCollectionDidChange(old) }
      if let viewController {
        new.performAsCurrent { viewController.traitCollectionDidChange(old) }
      }
    }
    for child in children { child.propagateTraits() }
  }

  // MARK: Safe area

  /// Hands the safe area down as far as it changes.
  func updateSafeArea() {
    let new = currentSafeArea()
    guard new != knownSafeArea else { return }
    knownSafeArea = new
    safeAreaInsetsDidChange()
    if let viewController {
      viewController.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    updateSafeAreaOfSubviews()
  }

  /// Hands the safe area down also past views for which it has not changed.
  func updateSafeAreaThroughout() {
    updateSafeArea()
    for child in children { child.updateSafeAreaThroughout() }
  }

  func updateSafeAreaOfSubviews() {
    let children = children
    // By number: in an unoptimized build an iterator needs memory, and content moves often.
    var index = 0
    while index < children.count {
      children[index].updateSafeArea()
      index += 1
    }
  }

  private func currentSafeArea() -> UIEdgeInsets {
    if let scriptedSafeAreaInsets { return scriptedSafeAreaInsets }
    if let window = self as? UIWindow { return window.deviceSafeAreaInsets }
    var insets = viewController?.containerSafeAreaInsets ?? .zero
    if let parent, window != nil, viewController?.containerSafeAreaInsets == nil {
      let area = parent.bounds.inset(by: parent.safeAreaInsets)
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
