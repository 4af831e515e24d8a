import Foundation

/// How navigation bars look. Set it in the main loop before bars are created.
package enum BarLook: Equatable, Sendable {
  /// As on iOS 15 to 18: a background below which content scrolls.
  case classic
  /// As on iOS 26: no background, buttons on glass, and content that fades out below the bar. The
  /// bar is ten points higher (GKNavigationBarSwift 47), and a button is a circle of 44 points
  /// (mobile-air 443). A search field stays in the bar.
  case glass
}

/// The content of a glass bar's background: a fade from the background color of the screen, at the
/// top, to nothing.
final class BarFade: UIView {
  /// The distance, in points, that the fade extends below the bar.
  static let extent: CGFloat = 16
  /// The heights of the strips of equal color, in points.
  private static let step: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    for y in stride(from: 0, to: bounds.height, by: Self.step) {
      let rest = 1 - y / bounds.height
      // It fades slowly where the title is, and quickly at its end.
      UIColor.systemBackground.withAlphaComponent(0.96 * (1 - (1 - rest) * (1 - rest))).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: y, width: bounds.width, height: Self.step)).fill()
    }
  }
}

/// The glass behind a button of a bar: a capsule as high as a finger needs.
final class ButtonGlass: UIView {
  /// The height, and the smallest width, in points.
  static let height: CGFloat = 44
  /// The distance between the content and the sides, in points.
  static let padding: CGFloat = 14

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.height / 2
    layer.borderWidth = 0.5
    layer.borderColor = UIColor(white: 0.5, alpha: 0.25).cgColor
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.22, alpha: 0.82) : UIColor(white: 1, alpha: 0.82)
    }
  }

  required init?(coder: NSCoder) { nil }
}
