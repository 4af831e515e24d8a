public import Foundation

/// The traits of the environment of a view, such as interface style, display scale and text size.
public final class UITraitCollection: NSObject, Sendable {
  /// The interface style, light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The number of pixels per point, or 0 if unspecified.
  public let displayScale: CGFloat
  /// The layout direction of the interface.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The text size that the user prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The contrast between foreground and background that the user prefers.
  public let accessibilityContrast: UIAccessibilityContrast
  /// The weight of text that the user prefers.
  public let legibilityWeight: UILegibilityWeight

  package init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 0,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    accessibilityContrast: UIAccessibilityContrast = .unspecified,
    legibilityWeight: UILegibilityWeight = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.accessibilityContrast = accessibilityContrast
    self.legibilityWeight = legibilityWeight
    super.init()
  }

  /// Creates a collection without specified traits.
  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified)
  }

  /// Whether all traits are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && accessibilityContrast == other.accessibilityContrast
      && legibilityWeight == other.legibilityWeight
  }

  /// A hash value, which is the same for equal collections.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(layoutDirection)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }
}

extension UITraitCollection {
  /// Creates a collection that specifies the interface style only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
  }

  /// Creates a collection that specifies the display scale only.
  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
  }

  /// Creates a collection that specifies the layout direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(userInterfaceStyle: .unspecified, layoutDirection: layoutDirection)
  }

  /// Creates a collection that specifies the preferred text size only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      userInterfaceStyle: .unspecified, preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// Creates a collection that specifies the horizontal size class only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified, horizontalSizeClass: horizontalSizeClass)
  }

  /// Creates a collection that specifies the vertical size class only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified, verticalSizeClass: verticalSizeClass)
  }

  /// Creates a collection that specifies the kind of device only.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(userInterfaceStyle: .unspecified, userInterfaceIdiom: userInterfaceIdiom)
  }

  /// Creates a collection that specifies the contrast only.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(userInterfaceStyle: .unspecified, accessibilityContrast: accessibilityContrast)
  }

  /// Creates a collection that specifies the weight of text only.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(userInterfaceStyle: .unspecified, legibilityWeight: legibilityWeight)
  }

  /// Creates a collection that combines the specified traits of several collections. Later
  /// collections take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ path: KeyPath<UITraitCollection, Trait>, not unspecified: Trait)
      -> Trait
    {
      traitCollections.last { $0[keyPath: path] != unspecified }?[keyPath: path] ?? unspecified
    }
    self.init(
      userInterfaceStyle: last(\.userInterfaceStyle, not: .unspecified),
      displayScale: last(\.displayScale, not: 0),
      layoutDirection: last(\.layoutDirection, not: .unspecified),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, not: .unspecified),
      horizontalSizeClass: last(\.horizontalSizeClass, not: .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, not: .unspecified),
      userInterfaceIdiom: last(\.userInterfaceIdiom, not: .unspecified),
      accessibilityContrast: last(\.accessibilityContrast, not: .unspecified),
      legibilityWeight: last(\.legibilityWeight, not: .unspecified))
  }

  /// Whether dynamic colors may resolve to different colors in the two collections.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }
}
