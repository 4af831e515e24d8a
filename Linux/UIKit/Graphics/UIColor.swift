public import Foundation

/// A color, fixed or depending on the traits of the place where it is shown.
public final class UIColor: NSObject, Sendable {
  private let foundationMark = FoundationMark()
  package let definition: Definition

  package init(_ definition: Definition) {
    self.definition = definition
    super.init()
  }

  /// A gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.white(white, alpha: alpha))
  }

  /// A color in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.ink(Ink(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// A color by hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let turned = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: CGFloat) -> CGFloat {
      let place = (shift + turned).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The color that drawing uses under that name.
  public convenience init(cgColor: CGColor) {
    self.init(.ink(cgColor.ink))
  }

  /// A color that is asked for anew in every set of traits.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(.provider(Provider(dynamicProvider)))
  }

  /// Whether both are the same fixed color, or the same dynamic one.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return definition == other.definition
  }

  /// A number that is the same for equal colors.
  public override var hash: Int { definition.hashValue }
}

extension UIColor {
  /// What a color is made of.
  package indirect enum Definition: Hashable, Sendable {
    case white(CGFloat, alpha: CGFloat)
    case ink(Ink)
    case appearances(light: Ink, dark: Ink, name: String)
    case provider(Provider)
    case faded(UIColor, alpha: CGFloat)
  }

  /// A closure with an identity, so that colors can be compared.
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
