package import UIKit

extension UILabel {
  /// The font of all refresh controls at the default text size, as in MJRefresh.
  private static let refreshFont = UIFont.boldSystemFont(ofSize: 14)

  /// Creates a label in the style of all refresh controls.
  ///
  /// - Parameter isScaled: Whether the text follows the user's text size and wraps.
  package static func refreshLabel(isScaled: Bool = false) -> UILabel {
    let label = UILabel()
    label.font = refreshFont
    label.textColor = .refreshText
    label.autoresizingMask = .flexibleWidth
    label.textAlignment = .center
    label.backgroundColor = .clear
    if isScaled { label.setScaled(true) }
    return label
  }

  /// Sets whether the text follows the user's text size and wraps. A font that an app has set stays.
  func setScaled(_ isScaled: Bool) {
    guard isScaled != adjustsFontForContentSizeCategory else { return }
    let scaledFont = UIFontMetrics.default.scaledFont(
      for: Self.refreshFont, compatibleWith: window == nil ? nil : traitCollection)
    let (old, new) = isScaled ? (Self.refreshFont, scaledFont) : (scaledFont, Self.refreshFont)
    guard font == old else { return }
    font = new
    adjustsFontForContentSizeCategory = isScaled
    numberOfLines = isScaled ? 0 : 1
  }

  /// Whether the user's text size is above the default, and the text follows it.
  var isEnlarged: Bool {
    let size = Self.refreshFont.pointSize
    guard adjustsFontForContentSizeCategory && font.pointSize > size else { return false }
    // An app may have set a larger font.
    return UIFontMetrics.default.scaledFont(
      for: Self.refreshFont, compatibleWith: traitCollection
    ).pointSize > size
  }

  /// The height of a text that wraps at a width, or of the label's own text, in points; 0 without
  /// text.
  func height(of text: String?, atWidth width: CGFloat) -> CGFloat {
    guard let text, !text.isEmpty else { return 0 }
    let label = text == self.text ? self : Self.measuringLabel(like: self, text: text)
    // A label keeps its last size, and the size on one line is measured anyway.
    let size = label.sizeOnOneLine
    if label.numberOfLines == 1 || size.width <= width { return size.height }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// Whether the text has several lines at a width.
  func wraps(at width: CGFloat) -> Bool { numberOfLines != 1 && refreshTextWidth > width }

  /// The width of the text, which wraps at a width, in points.
  func visibleTextWidth(upTo width: CGFloat) -> CGFloat {
    numberOfLines == 1 ? refreshTextWidth : min(refreshTextWidth, width)
  }

  /// A label that is not displayed and measures texts.
  private static let measuringLabel = UILabel()

  private static func measuringLabel(like label: UILabel, text: String) -> UILabel {
    measuringLabel.numberOfLines = label.numberOfLines
    measuringLabel.font = label.font
    measuringLabel.lineBreakMode = label.lineBreakMode
    measuringLabel.text = text
    return measuringLabel
  }

  /// The width of the text on one line, in points; 0 if there is no text.
  package var refreshTextWidth: CGFloat {
    guard let text, !text.isEmpty else { return 0 }
    return sizeOnOneLine.width
  }

  private var sizeOnOneLine: CGSize {
    sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
  }
}

extension CGRect {
  /// Returns the rectangle with a smaller width and the same center.
  func narrowed(to width: CGFloat) -> CGRect {
    insetBy(dx: (self.width - width) / 2, dy: 0)
  }
}
