/// The importance of a constraint, from just above 0 to 1000.
///
/// A constraint of priority 1000 is required. Other constraints are satisfied as far as possible,
/// in the order of their priorities.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
}

extension UILayoutPriority {
  /// 1000, the priority of a constraint that must be satisfied.
  public static let required = UILayoutPriority(1000)
  /// 750, with which a view resists being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250, with which a view resists being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50, with which `systemLayoutSizeFitting(_:)` asks for the target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
