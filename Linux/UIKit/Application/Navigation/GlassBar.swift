import Foundation

/// How navigation bars look. Set it in the main loop before bars are created.
package enum BarLook: Equatable, Sendable {
  /// As on iOS 15 to 18: content scrolls under a background.
  case classic
  /// As on iOS 26: there is no background, content fades out under the bar, and buttons are on
  /// glass. A button is as high as a circle of 44 points (mobile-air 443). A search field stays in
  /// the bar.
  case glass

  /// The height of the row with title and buttons, in points. On iOS 26, it is 54
  /// (GKNavigationBarSwift 47); in a compact height, it is assumed to be that of a button.
  @MainActor func rowHeight(isCompact: Bool) -> CGFloat {
    switch self {
    case .classic: isCompact ? 32 : 44
    case .glass: isCompact ? ButtonGlass.height : 54
    }
  }

  /// Whether the back button has a text beside its symbol.
  var hasBackText: Bool { self == .classic }
  /// The distance of the back button from the leading edge, in points.
  var backMargin: CGFloat { self == .classic ? 8 : 16 }
  /// The color of buttons without a tint color; `nil` for that of the bar.
  @MainActor var buttonColor: UIColor? { self == .classic ? nil : .label }
}

/// What covers the content under a glass bar: the background color of the screen at the top, which
/// becomes transparent toward the bottom.
final class BarFade: UIView {
  /// The distance, in points, by which it is higher than the bar.
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
      // It becomes transparent slowly behind the title, and quickly at its end.
      let part = y / bounds.height
      UIColor.systemBackground.withAlphaComponent(0.96 * (1 - part * part)).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: y, width: bounds.width, height: Self.step)).fill()
    }
  }
}

/// The glass behind a button of a bar: a shape with round ends.
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
