public import Foundation

extension UIFont {
  /// The purpose of text. Together with the user's preferred text size, it determines the font
  /// size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name, as in UIKit.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first-level title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second-level title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third-level title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// An alternate caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Returns the font of a text style at the size for the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the size for the traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      pointSize: style.pointSize(at: style.category(in: traitCollection)),
      weight: style == .headline ? .semibold : .regular, isItalic: false,
      scaling: Scaling(textStyle: style))
  }

  /// Returns the font at the size for the traits; the font itself if its size is fixed.
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
      pointSize: pointSize, weight: weight, isItalic: isItalic, face: face, scaling: scaling)
  }
}

extension UIFont.TextStyle {
  /// Returns the point size from Apple's Human Interface Guidelines for the style and a category.
  /// An unspecified category means `large`.
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

  /// Returns the preferred category of the traits, or of the current traits if it is unspecified.
  func category(in traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified
      ? UITraitCollection.current.preferredContentSizeCategory : category
  }
}

/// Scales fonts with the user's preferred text size, in the same ratio as a text style.
public final class UIFontMetrics: NSObject, Sendable {
  private let textStyle: UIFont.TextStyle

  /// Creates metrics that follow a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Metrics that follow the text style `body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns the font scaled for the current traits. The font must not already be scaled.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns the font scaled for the traits. The font must not already be scaled.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: .infinity, traitCollection)
  }

  /// Returns the font scaled for the current traits, limited to a maximum size in points. The font
  /// must not already be scaled.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, nil)
  }

  private func scaled(
    _ font: UIFont, maximum: CGFloat, _ traits: UITraitCollection?
  ) -> UIFont {
    precondition(font.scaling == nil, "The font is already scaled")
    return font.with(
      pointSize: min(scaledValue(for: font.pointSize, compatibleWith: traits), maximum),
      scaling: UIFont.Scaling(
        textStyle: textStyle, pointSize: font.pointSize, maximumPointSize: maximum))
  }

  /// Returns a length scaled for the traits and rounded to whole pixels. At the category `large`,
  /// the length is returned unchanged.
  func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = textStyle.category(in: traitCollection)
    // This is the usual case, and looking up the sizes would take much longer.
    if category == .large || category == .unspecified { return value }
    let factor = textStyle.pointSize(at: category) / textStyle.pointSize(at: .large)
    guard factor != 1 else { return value }
    let requestedScale = traitCollection?.displayScale ?? 0
    let scale = max(
      1, requestedScale == 0 ? UITraitCollection.current.displayScale : requestedScale)
    return (value * factor * scale).rounded() / scale
  }
}
