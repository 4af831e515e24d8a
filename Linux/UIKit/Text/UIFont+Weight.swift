public import Foundation

extension UIFont {
  /// The weight of a font, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value; 0 is the regular weight.
    public let rawValue: CGFloat

    /// Creates a weight from its value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its value.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// Black.
    public static let black = Weight(rawValue: 0.62)
  }
}

extension UIFont {
  /// Returns the font in which text is drawn for the traits: a heavier system font if the
  /// legibility weight is bold.
  func legible(in traits: UITraitCollection) -> UIFont {
    guard traits.legibilityWeight == .bold, face == nil, let heavier = weight.heavier else {
      return self
    }
    return UIFont(
      pointSize: pointSize, weight: heavier, isItalic: isItalic, scaling: scaling)
  }
}

extension UIFont.Weight {
  /// The weight that replaces this one while Bold Text is on; `nil` if there is no heavier one.
  ///
  /// Apple does not document which weights Bold Text uses. Here, regular text becomes semibold.
  fileprivate var heavier: UIFont.Weight? {
    let steps: [(UIFont.Weight, UIFont.Weight)] = [
      (.light, .medium), (.regular, .semibold), (.medium, .bold), (.semibold, .bold),
      (.bold, .heavy), (.heavy, .black),
    ]
    return steps.last { $0.0.rawValue <= rawValue }.flatMap {
      rawValue < $0.1.rawValue ? $0.1 : nil
    }
  }
}
