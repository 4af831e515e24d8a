// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(ObjectiveC)
  import EdgeRefreshControls
  public import UIKit

  @objc extension UILabel {
    /// Returns a new label in the style of all controls.
    ///
    /// Swift imports `+mj_label` under this name.
    @objc(mj_label)
    public static func mj_() -> UILabel { refreshLabel() }

    /// Returns the width of the text on one line, in points; 0 if there is no text.
    public func mj_textWidth() -> CGFloat { refreshTextWidth }
  }
#endif
