public import Foundation

extension UIScrollView {
  /// How the safe area is added to the adjusted content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`. In a navigation controller, always adds the top and bottom insets.
    case automatic = 0
    /// Adds the insets of the axes along which the content can be scrolled.
    case scrollableAxes = 1
    /// Adds no insets.
    case never = 2
    /// Adds the insets of all edges.
    case always = 3
  }

  /// The fraction of the velocity that content keeps per millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which content stops sooner, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The fraction of the velocity kept per millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the velocity kept per millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// How a drag makes the first responder resign, which dismisses its keyboard.
  ///
  /// Apple's modes in which the keyboard follows the finger are absent, because there is no
  /// keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// A drag does not change the first responder.
    case none = 0
    /// The first responder of the window resigns when a drag begins.
    case onDrag = 1
  }
}
