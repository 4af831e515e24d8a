public import Foundation

extension UIFont {
  /// How thick the strokes are, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number, 0 for regular.
    public let rawValue: CGFloat

    /// The weight of that number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight of that number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// Neither thin nor thick.
    public static let regular = Weight(rawValue: 0)
    /// A little thick.
    public static let medium = Weight(rawValue: 0.23)
    /// Rather thick.
    public static let semibold = Weight(rawValue: 0.3)
    /// Thick.
    public static let bold = Weight(rawValue: 0.4)
    /// Very thick.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest.
    public static let black = Weight(rawValue: 0.62)
  }
}
