// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EdgeRefreshControls
public import UIKit

extension UILabel {
  /// A label in the style of all controls.
  public static func mj_label() -> UILabel {
    refreshLabel()
  }

  /// How wide the text is on one line, in points; 0 where there is none.
  public func mj_textWidth() -> CGFloat {
    refreshTextWidth
  }
}
