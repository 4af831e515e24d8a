public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; the regular system font of 12 points by default.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor` for the text; black by default.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` for the background of the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`. The value of a paragraph's first character applies to the paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The additional space between characters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an `NSUnderlineStyle` for an underline.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The raw value of an `NSUnderlineStyle` for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}

/// The style of an underline or strikethrough.
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
