import UIKit

extension UIColor {
  /// The gray of all refresh controls' texts: 90 of 255 as in MJRefresh, and a lighter one for the
  /// dark appearance. If the user increases the contrast, they are darker and lighter.
  ///
  /// The contrast to the system's backgrounds, also the grouped and the elevated ones, is at least
  /// 4.5 : 1, and 7 : 1 with increased contrast, as the success criteria 1.4.3 and 1.4.6 of WCAG
  /// 2.2 require.
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
