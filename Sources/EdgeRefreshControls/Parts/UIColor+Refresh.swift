import UIKit

extension UIColor {
  /// The gray of all refresh controls' texts: 90 of 255 as in MJRefresh, and a lighter one for the
  /// dark appearance. Both have a contrast above 4.5 to the system's backgrounds.
  static let refreshText = UIColor { traits in
    UIColor(white: (traits.userInterfaceStyle == .dark ? 165 : 90) / 255, alpha: 1)
  }
}
