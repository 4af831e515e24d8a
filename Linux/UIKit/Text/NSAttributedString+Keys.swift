public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; without it, 12 points regular.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor` for the text; without it, black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`; that of a paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A number of points between characters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an `NSUnderlineStyle` for a line below the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The raw value of an `NSUnderlineStyle` for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}

/// The kind of a line below or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// Apple's number.
  public let rawValue: Int

  /// The kind of that number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}
