internal import UIKit

/// Colours for text with a contrast of more than 4.5 to the background, light and dark.
extension UIColor {
  /// For text beside other text.
  static let quietText = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.65 : 0.4, alpha: 1)
  }

  /// For text that stands out.
  static let accentText = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.60, green: 0.65, blue: 1, alpha: 1)
      : UIColor(red: 0.29, green: 0.28, blue: 0.76, alpha: 1)
  }
}
