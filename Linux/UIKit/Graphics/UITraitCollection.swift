public import Foundation

/// What a view knows of the place where it is shown: light or dark, scale, direction, text size, room.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels a point; 0 if not said.
  public let displayScale: CGFloat
  /// The direction in which the interface reads.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The size of text that the user prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// How much room there is sideways.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is up and down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  package init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 0,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    super.init()
  }

  /// A collection that says nothing.
  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified)
  }

  /// Whether both say the same of every trait.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
  }

  /// A number that is the same for equal collections.
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
  /// A collection that says light or dark only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
  }

  /// A collection that says the scale only.
  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
  }

  /// A collection that says the direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(userInterfaceStyle: .unspecified, layoutDirection: layoutDirection)
  }

  /// A collection that says the size of text only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      userInterfaceStyle: .unspecified, preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// A collection that says the room sideways only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified, horizontalSizeClass: horizontalSizeClass)
  }

  /// A collection that says the room up and down only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified, verticalSizeClass: verticalSizeClass)
  }

  /// A collection that says the kind of device only.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(userInterfaceStyle: .unspecified, userInterfaceIdiom: userInterfaceIdiom)
  }

  /// What all of them say together; of two that speak of the same trait the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ path: KeyPath<UITraitCollection, Trait>, not silent: Trait)
      -> Trait
    {
      traitCollections.last { $0[keyPath: path] != silent }?[keyPath: path] ?? silent
    }
    self.init(
      userInterfaceStyle: last(\.userInterfaceStyle, not: .unspecified),
      displayScale: last(\.displayScale, not: 0),
      layoutDirection: last(\.layoutDirection, not: .unspecified),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, not: .unspecified),
      horizontalSizeClass: last(\.horizontalSizeClass, not: .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, not: .unspecified),
      userInterfaceIdiom: last(\.userInterfaceIdiom, not: .unspecified))
  }

  /// Whether this collection says all that the other says.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Whether dynamic colors may look different in the two.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
}
