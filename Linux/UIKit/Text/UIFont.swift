public import Foundation

/// A system font with a size and a weight, or an installed font with a size.
///
/// The metrics of a system font are those of Apple's San Francisco, regardless of the font that the
/// text engine uses for drawing.
public final class UIFont: NSObject, Sendable {
  private let foundationMark = FoundationMark()
  /// The size, in points.
  public let pointSize: CGFloat
  package let weight: Weight
  package let isItalic: Bool
  /// The installed font; `nil` for the system font.
  package let face: Face?
  /// How the size follows the user's preferred text size; `nil` for a fixed size.
  let scaling: Scaling?

  init(
    pointSize: CGFloat, weight: Weight, isItalic: Bool, face: Face? = nil, scaling: Scaling? = nil
  ) {
    self.pointSize = pointSize
    self.scaling = scaling
    self.weight = weight
    self.isItalic = isItalic
    self.face = face
    super.init()
  }

  /// Creates an installed font from the name of a family, as in `Noto Sans`, or of one of its
  /// fonts, as in `NotoSans-Bold`. Returns `nil` if no installed font has the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = Text.engine.face(named: fontName) else { return nil }
    self.init(pointSize: fontSize, weight: .regular, isItalic: false, face: face)
  }

  /// An installed font, without a size.
  package struct Face: Hashable, Sendable {
    /// The description that the text engine understands.
    package var description: String
    /// The distance from the baseline to the top of a line, as a multiple of the font's size.
    package var ascent: CGFloat
    /// The distance from the baseline to the bottom of a line, as a multiple of the font's size.
    package var descent: CGFloat

    package init(description: String, ascent: CGFloat, descent: CGFloat) {
      self.description = description
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// The values from which a size that follows the user's preferred text size is computed.
  struct Scaling: Hashable, Sendable {
    var textStyle: TextStyle
    /// The size at the category `large`, in points; `nil` for the size of the text style.
    var pointSize: CGFloat?
    var maximumPointSize: CGFloat = .infinity
  }

  /// Returns whether the object is the same font with the same weight, slant and size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return isSame(as: other)
  }

  /// Whether another font is equal, without a cast.
  func isSame(as other: UIFont) -> Bool {
    if self === other { return true }
    return pointSize == other.pointSize && weight == other.weight
      && isItalic == other.isItalic && face == other.face
  }

  /// The hash value; equal fonts have equal values.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(face)
    return hasher.finalize()
  }
}

extension UIFont {
  /// Returns the regular system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font with a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, isItalic: false)
  }

  /// Returns the bold system font. Here, its weight is semibold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular, isItalic: true)
  }
}

extension UIFont {
  /// The distance from the baseline to the top of a line, in points.
  package var ascender: CGFloat { pointSize * (face?.ascent ?? 0.952_148_437_5) }
  /// The distance from the baseline to the bottom of a line, in points, as a negative number.
  package var descender: CGFloat { pointSize * -(face?.descent ?? 0.241_210_937_5) }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }
  /// The additional space between lines; 0.
  public var leading: CGFloat { 0 }
}
