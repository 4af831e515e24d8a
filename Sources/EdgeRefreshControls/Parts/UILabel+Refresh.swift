package import UIKit

extension UILabel {
  /// Creates a label in the style of all refresh controls.
  package static func refreshLabel() -> UILabel {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 14)
    label.textColor = .refreshText
    label.autoresizingMask = .flexibleWidth
    label.textAlignment = .center
    label.backgroundColor = .clear
    return label
  }

  /// The width of the text on one line, in points; 0 if there is no text.
  package var refreshTextWidth: CGFloat {
    guard let text, !text.isEmpty else { return 0 }
    let unbounded = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    return sizeThatFits(unbounded).width
  }
}

extension UIColor {
  /// The gray of all refresh controls' texts: 90 of 255 as in MJRefresh, and a lighter one for the
  /// dark appearance. Both have a contrast above 4.5 to the system's backgrounds.
  static let refreshText = UIColor { traits in
    UIColor(white: (traits.userInterfaceStyle == .dark ? 165 : 90) / 255, alpha: 1)
  }
}
