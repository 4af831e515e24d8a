public import Foundation

/// A fixed color, or a dynamic color that depends on traits.
public final class UIColor: NSObject, Sendable {
  private let foundationMark = FoundationMark()
  package let definition: Definition

  package init(_ definition: Definition) {
    self.definition = definition
    super.init()
  }

  /// Creates a gray with a brightness and an alpha, each from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.white(white, alpha: alpha))
  }

  /// Creates a color from its sRGB components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.ink(Ink(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a dynamic color from a closure that returns the color for given traits.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(.provider(Provider(dynamicProvider)))
  }

  /// Returns whether the object is a color with the same definition: equal components, or the same
  /// dynamic color.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return isSame(as: other)
  }

  /// Whether another color has the same definition, without a cast.
  func isSame(as other: UIColor) -> Bool {
    self === other || definition == other.definition
  }

  /// A hash value, which is the same for equal colors.
  public override var hash: Int { definition.hashValue }
}

extension UIColor {
  /// The definition of a color.
  package indirect enum Definition: Hashable, Sendable {
    case white(CGFloat, alpha: CGFloat)
    case ink(Ink)
    case appearances(light: Ink, dark: Ink, name: String)
    case provider(Provider)
    case faded(UIColor, alpha: CGFloat)
  }

  /// The closure of a dynamic color. It is compared by identity.
  package final class Provider: Hashable, Sendable {
    package let color: @Sendable (UITraitCollection) -> UIColor

    package init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) {
      self.color = color
    }

    package static func == (left: Provider, right: Provider) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}
