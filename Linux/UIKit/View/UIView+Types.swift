public import Foundation

/// How a view's layout direction depends on the direction of the interface.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the direction of the interface.
  case unspecified = 0
  /// For playback controls. Never mirrored.
  case playback = 1
  /// For directional controls. Never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

extension UIView {
  /// How a view's content is fitted when the view's size changes.
  public enum ContentMode: Int, Sendable {
    /// Stretches the content to the view's size.
    case scaleToFill = 0
    /// Scales the content to the largest size that fits the view, keeping its proportions.
    case scaleAspectFit = 1
    /// Scales the content to the smallest size that covers the view, keeping its proportions.
    case scaleAspectFill = 2
    /// Redraws the content.
    case redraw = 3
    /// Centers the content without scaling it.
    case center = 4
    /// Aligns the content with the center of the top edge.
    case top = 5
    /// Aligns the content with the center of the bottom edge.
    case bottom = 6
    /// Aligns the content with the center of the left edge.
    case left = 7
    /// Aligns the content with the center of the right edge.
    case right = 8
    /// Aligns the content with the top left corner.
    case topLeft = 9
    /// Aligns the content with the top right corner.
    case topRight = 10
    /// Aligns the content with the bottom left corner.
    case bottomLeft = 11
    /// Aligns the content with the bottom right corner.
    case bottomRight = 12
  }

  /// The parts of a view's frame that adapt when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The width or height of a view without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1
}
