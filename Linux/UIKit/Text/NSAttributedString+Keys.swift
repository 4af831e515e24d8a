public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; that of the label by default.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor` for the text; that of the label by default.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The raw value of an `NSUnderlineStyle` for an underline.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
}

/// The style of an underline.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int

  /// Creates a style from its raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}
