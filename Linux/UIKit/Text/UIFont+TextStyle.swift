public import Foundation

extension UIFont {
  /// What a text is for; its size follows the user's preference.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the style.
    public let rawValue: String

    /// The style of that name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// What stands below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// What stands below a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A second text below a picture.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font for a purpose, at the size that the current traits prefer.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a purpose, at the size that the traits prefer.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      pointSize: style.pointSize(at: style.category(in: traitCollection)),
      weight: style == .headline ? .semibold : .regular, design: .proportional, isItalic: false,
      scaling: Scaling(textStyle: style))
  }

  /// The same font at the size that the traits prefer, if its size follows the preference.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size =
      if let original = scaling.pointSize {
        UIFontMetrics(forTextStyle: scaling.textStyle)
          .scaledValue(for: original, compatibleWith: traits)
      } else {
        scaling.textStyle.pointSize(at: scaling.textStyle.category(in: traits))
      }
    return with(pointSize: min(size, scaling.maximumPointSize), scaling: scaling)
  }

  func with(pointSize: CGFloat, scaling: Scaling?) -> UIFont {
    UIFont(
      pointSize: pointSize, weight: weight, design: design, isItalic: isItalic, scaling: scaling)
  }
}

extension UIFont.TextStyle {
  /// The size that Apple's guidelines print for the style and the category.
  func pointSize(at category: UIContentSizeCategory) -> CGFloat {
    let sizes: [CGFloat] =
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      }
    let large = 3
    return sizes[category.rank < 0 ? large : category.rank]
  }

  /// The category that the traits prefer, or else the current traits.
  func category(in traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified
      ? UITraitCollection.current.preferredContentSizeCategory : category
  }
}

/// Lets sizes that a designer chose follow the user's preference as a text style does.
public final class UIFontMetrics: NSObject, Sendable {
  private let textStyle: UIFont.TextStyle

  /// Follows the given style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Follows running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font at the size that the current traits ask for.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The font at the size that the traits ask for.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: .infinity, traitCollection)
  }

  /// The font at the size that the current traits ask for, but no larger than the maximum.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, nil)
  }

  private func scaled(
    _ font: UIFont, maximum: CGFloat, _ traits: UITraitCollection?
  ) -> UIFont {
    precondition(font.scaling == nil, "The font is scaled already")
    return font.with(
      pointSize: min(scaledValue(for: font.pointSize, compatibleWith: traits), maximum),
      scaling: UIFont.Scaling(
        textStyle: textStyle, pointSize: font.pointSize, maximumPointSize: maximum))
  }

  /// A length as the current traits ask for it.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length as the traits ask for it, in whole pixels.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = textStyle.category(in: traitCollection)
    let factor = textStyle.pointSize(at: category) / textStyle.pointSize(at: .large)
    guard factor != 1 else { return value }
    let requestedScale = traitCollection?.displayScale ?? 0
    let scale = max(
      1, requestedScale == 0 ? UITraitCollection.current.displayScale : requestedScale)
    return (value * factor * scale).rounded() / scale
  }
}
