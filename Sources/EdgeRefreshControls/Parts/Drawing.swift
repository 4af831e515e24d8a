package import UIKit

extension UILabel {
  /// The font of all refresh controls at the default text size, as in MJRefresh.
  static let refreshFont = UIFont.boldSystemFont(ofSize: 14)

  /// The font at the text size of the current traits. It is cached, because all labels use it.
  private static var scaledRefreshFont: UIFont {
    let category = UITraitCollection.current.preferredContentSizeCategory
    if let lastFont, lastFont.category == category { return lastFont.font }
    let font = UIFontMetrics.default.scaledFont(for: refreshFont, compatibleWith: .current)
    // Without a category, the font may have another size later.
    if category != .unspecified { lastFont = (category, font) }
    return font
  }

  private static var lastFont: (category: UIContentSizeCategory, font: UIFont)?

  /// Creates a label in the style of all refresh controls. `isScaled` says whether the text follows
  /// the user's text size and wraps.
  package static func refreshLabel(isScaled: Bool = false) -> UILabel {
    let label = UILabel()
    // Set this first, so that it cannot scale the font again.
    label.adjustsFontForContentSizeCategory = isScaled
    label.numberOfLines = isScaled ? 0 : 1
    label.font = isScaled ? scaledRefreshFont : refreshFont
    label.textColor = .refreshText
    label.autoresizingMask = .flexibleWidth
    label.textAlignment = .center
    label.backgroundColor = .clear
    return label
  }

  /// Sets whether the text follows the user's text size and wraps. A font that an app has set
  /// stays, unless it is the app's default.
  package func setScaled(_ isScaled: Bool, defaultFont: UIFont? = nil) {
    guard isScaled != adjustsFontForContentSizeCategory else { return }
    let base = defaultFont ?? Self.refreshFont
    let scaledFonts = [traitCollection, .current].map {
      UIFontMetrics.default.scaledFont(for: base, compatibleWith: $0)
    }
    let defaultFonts = isScaled ? [base] : scaledFonts
    if defaultFonts.contains(font) { replaceFont(with: isScaled ? scaledFonts[0] : base) }
    adjustsFontForContentSizeCategory = isScaled
    numberOfLines = isScaled ? 0 : 1
  }

  /// Keeps a line that is higher than the label from being drawn outside it.
  package func clipHighLine() {
    if font.lineHeight > bounds.height { clipsToBounds = true }
  }

  /// Sets a font that may be equal to the current one. A label might ignore it, and not follow the
  /// text size as the new font does.
  func replaceFont(with new: UIFont) {
    font = .systemFont(ofSize: new.pointSize + 1)
    font = new
  }

  /// Whether the user's text size is above the default, and the text follows it.
  package var isEnlarged: Bool {
    let size = Self.refreshFont.pointSize
    guard adjustsFontForContentSizeCategory && font.pointSize > size else { return false }
    // An app may have set a larger font.
    return UIFontMetrics.default.scaledFont(
      for: Self.refreshFont, compatibleWith: traitCollection
    ).pointSize > size
  }

  /// The height of a text in the label's style, which wraps at a width, in points; 0 without text.
  package func height(of text: String?, atWidth width: CGFloat) -> CGFloat {
    guard let text, !text.isEmpty else { return 0 }
    let label = text == self.text ? self : Self.ruler(like: self, text: text)
    // Measure on one line first, which is usually enough.
    let size = label.sizeOnOneLine
    if label.numberOfLines == 1 || size.width <= width { return size.height }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// The width of a text in the label's style on one line, in points.
  package func width(of text: String) -> CGFloat {
    Self.ruler(like: self, text: text).refreshTextWidth
  }

  /// Whether the text has several lines at a width.
  func wraps(at width: CGFloat) -> Bool { numberOfLines != 1 && refreshTextWidth > width }

  /// A label that is not displayed and measures texts.
  private static let ruler = UILabel()

  private static func ruler(like label: UILabel, text: String) -> UILabel {
    ruler.numberOfLines = label.numberOfLines
    ruler.font = label.font
    ruler.lineBreakMode = label.lineBreakMode
    ruler.text = text
    return ruler
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

extension CGFloat {
  /// The nearest number from 0 to 1, for a progress that an app has set; 0 for NaN.
  package var share: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}

extension CGRect {
  /// Returns the rectangle with a smaller width and the same center.
  func narrowed(to width: CGFloat) -> CGRect { insetBy(dx: (self.width - width) / 2, dy: 0) }
}

extension UIColor {
  /// The gray of all refresh controls' texts: 90 of 255 as in MJRefresh, and a lighter one for the
  /// dark appearance. If the user increases the contrast, the first is darker and the second
  /// lighter.
  ///
  /// The contrast with the system's backgrounds, including the grouped and elevated ones, is at
  /// least 4.5 : 1, and 7 : 1 if increased, as the success criteria 1.4.3 and 1.4.6 of WCAG 2.2
  /// require.
  static let refreshText = UIColor { traits in
    let isDark = traits.userInterfaceStyle == .dark
    let isHighContrast = traits.accessibilityContrast == .high
    let white: CGFloat =
      switch (isDark, isHighContrast) {
      case (false, false): 90
      case (false, true): 50
      case (true, false): 165
      case (true, true): 225
      }
    return UIColor(white: white / 255, alpha: 1)
  }
}

extension UIImage {
  /// An arrow that points down, 15 by 40 points, as a template image.
  package static let refreshArrow = arrow(
    size: CGSize(width: 15, height: 40), from: CGPoint(x: 7.5, y: 2), to: CGPoint(x: 7.5, y: 38),
    barbs: [CGPoint(x: 1.5, y: 32), CGPoint(x: 13.5, y: 32)])

  /// An arrow that points left, 15 by 15 points, as a template image.
  package static let refreshSideArrow = arrow(
    size: CGSize(width: 15, height: 15), from: CGPoint(x: 14, y: 7.5), to: CGPoint(x: 1.5, y: 7.5),
    barbs: [CGPoint(x: 6.5, y: 2.5), CGPoint(x: 6.5, y: 12.5)])

  private static func arrow(
    size: CGSize, from tail: CGPoint, to tip: CGPoint, barbs: [CGPoint]
  ) -> UIImage {
    let path = UIBezierPath()
    path.move(to: tail)
    path.addLine(to: tip)
    path.move(to: barbs[0])
    path.addLine(to: tip)
    path.addLine(to: barbs[1])
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      path.stroke()
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
