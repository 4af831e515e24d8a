public import Foundation

/// A typeface of the system at a size and a weight.
///
/// Its measures are those of Apple's San Francisco, whatever face the text engine draws it with.
public final class UIFont: NSObject, Sendable {
  private let foundationMark = FoundationMark()
  /// The size, in points.
  public let pointSize: CGFloat
  package let weight: Weight
  package let design: Design
  package let isItalic: Bool
  /// How the size follows the user's preference; nil if it does not.
  let scaling: Scaling?

  init(
    pointSize: CGFloat, weight: Weight, design: Design, isItalic: Bool, scaling: Scaling? = nil
  ) {
    self.pointSize = pointSize
    self.scaling = scaling
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    super.init()
  }

  /// Which of the system's faces.
  package enum Design: Hashable, Sendable {
    case proportional
    case monospacedDigits
    case monospaced
  }

  /// What a size that follows the user's preference is made from.
  struct Scaling: Hashable, Sendable {
    var textStyle: TextStyle
    /// The size at the category `large`; nil for the text style's own.
    var pointSize: CGFloat?
    var maximumPointSize: CGFloat = .infinity
  }

  /// Whether both are the same face at the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && design == other.design
      && isItalic == other.isItalic
  }

  /// A number that is the same for equal fonts.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(design)
    hasher.combine(isItalic)
    return hasher.finalize()
  }
}

extension UIFont {
  /// The regular face.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The face of the given weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, design: .proportional, isItalic: false)
  }

  /// The face for what is important.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The slanted face.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular, design: .proportional, isItalic: true)
  }

  /// The face whose digits are all equally wide.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, design: .monospacedDigits, isItalic: false)
  }

  /// The face whose characters are all equally wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, design: .monospaced, isItalic: false)
  }

  /// The same face at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, design: design, isItalic: isItalic)
  }
}

extension UIFont {
  /// How far above the baseline the line reaches.
  public var ascender: CGFloat { pointSize * 0.952_148_437_5 }
  /// How far the line reaches below the baseline, as a number below zero.
  public var descender: CGFloat { pointSize * -0.241_210_937_5 }
  /// The height of capitals.
  public var capHeight: CGFloat { pointSize * 0.704_589_843_75 }
  /// The height of a small x.
  public var xHeight: CGFloat { pointSize * 0.526_367_187_5 }
  /// The distance from a line to the next.
  public var lineHeight: CGFloat { ascender - descender }
  /// The distance between lines on top of their heights: none.
  public var leading: CGFloat { 0 }

  /// The size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of ordinary text.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text.
  public class var smallSystemFontSize: CGFloat { 12 }
}
