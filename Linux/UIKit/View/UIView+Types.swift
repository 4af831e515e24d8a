public import Foundation

/// Which way the interface is laid out, as far as a view decides that itself.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the interface is.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Directional controls: never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

extension UIView {
  /// How a view's contents are fitted into it when its size changes.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view's size.
    case scaleToFill = 0
    /// As large as fits inside, proportions kept.
    case scaleAspectFit = 1
    /// As small as covers the view, proportions kept.
    case scaleAspectFill = 2
    /// Drawn again.
    case redraw = 3
    /// Centred, not scaled.
    case center = 4
    /// At the middle of the top.
    case top = 5
    /// At the middle of the bottom.
    case bottom = 6
    /// At the middle of the left.
    case left = 7
    /// At the middle of the right.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }

  /// What of a view's frame gives way when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The width or height of a view that has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1
}
