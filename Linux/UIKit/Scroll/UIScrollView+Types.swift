public import Foundation

extension UIScrollView {
  /// How the safe area becomes part of the adjusted content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; inside of a navigation controller at top and bottom in any case.
    case automatic = 0
    /// Along those axes in which the content can be scrolled.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On every side.
    case always = 3
  }

  /// The share of its speed that content keeps in every millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The rate of most scroll views, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of content that comes to rest soon, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The share of speed that is kept per millisecond.
    public let rawValue: CGFloat

    /// Makes a rate from the share of speed that is kept per millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark, or light where the appearance is dark.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }
}
