public import Foundation

extension UIListContentConfiguration {
  /// The style of the image of a list content configuration.
  public struct ImageProperties: Hashable {
    /// The color of a template image. `nil`, the default, means the tint color of the view.
    public var tintColor: UIColor?
    /// A function that derives the color of a template image. `nil` by default.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points. 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image, in points. A larger image is scaled down. A width or height
    /// of 0, the default, is not limited.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centered, in points. A width or height of 0, the
    /// default, means that of the image.
    public var reservedLayoutSize = CGSize.zero

    /// Returns the color of a template image in a view with a tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// The style of the text or the second text of a list content configuration.
  public struct TextProperties: Hashable {
    /// The alignment of the lines of text.
    public enum TextAlignment: Int, Sendable {
      /// At the leading edge.
      case natural = 0
      /// Centered.
      case center = 1
      /// At both edges.
      case justified = 2
    }

    /// The capitalization of text.
    public enum TextTransform: Int, Sendable {
      /// No change.
      case none = 0
      /// All letters are capitals.
      case uppercase = 1
      /// No letter is a capital.
      case lowercase = 2
      /// The first letter of each word is a capital.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The color. Until it is set, it depends on the style and the state.
    public var color: UIColor {
      get { ownColor ?? (isDisabled ? .tertiaryLabel : styleColor) }
      set { ownColor = newValue }
    }
    /// A function that derives the displayed color. `nil` by default.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the lines. `natural` by default.
    public var alignment = TextAlignment.natural
    /// The treatment of text that does not fit. `byTruncatingTail` by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. 0, the default, means no limit.
    public var numberOfLines = 0
    /// Whether the font follows the user's preferred text size. `true` by default.
    public var adjustsFontForContentSizeCategory = true
    /// The capitalization of text without attributes. `none` by default, except in the style of a
    /// grouped header.
    public var transform = TextTransform.none

    var isDisabled = false
    private var ownColor: UIColor?
    private let styleColor: UIColor

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      styleColor = color
    }

    /// Returns the displayed color.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}

/// The axes of a view.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits of the axes.
  public let rawValue: UInt

  /// Creates axes from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
