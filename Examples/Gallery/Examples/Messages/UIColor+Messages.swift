internal import UIKit

/// Colors of the message list. Their contrast ratio with the background is more than 4.5 in both
/// appearances.
extension UIColor {
  /// The color of less important texts.
  static let secondaryText = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.65 : 0.4, alpha: 1)
  }

  /// The color of emphasized texts.
  static let accentText = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.60, green: 0.65, blue: 1, alpha: 1)
      : UIColor(red: 0.29, green: 0.28, blue: 0.76, alpha: 1)
  }

  /// Returns the background color for the white initials of a sender. It depends only on the name.
  static func avatar(for name: String) -> UIColor {
    let colors: [UIColor] = [
      UIColor(red: 0.05, green: 0.39, blue: 0.77, alpha: 1),
      UIColor(red: 0.11, green: 0.47, blue: 0.28, alpha: 1),
      UIColor(red: 0.70, green: 0.31, blue: 0.05, alpha: 1),
      UIColor(red: 0.76, green: 0.13, blue: 0.33, alpha: 1),
      UIColor(red: 0.52, green: 0.24, blue: 0.72, alpha: 1),
      UIColor(red: 0.04, green: 0.45, blue: 0.51, alpha: 1),
      UIColor(red: 0.30, green: 0.31, blue: 0.75, alpha: 1),
    ]
    let sum = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return colors[sum % colors.count]
  }
}
