public import UIKit

/// How controls look by default: see ``RefreshConfiguration/appearance``.
///
/// A value that is `nil`, the default, changes nothing.
public struct RefreshAppearance {
  /// The font of the texts at the default text size. It follows the user's text size if the control
  /// does, so it must not be scaled already: do not use a font of `UIFontMetrics` or of a text
  /// style. If `nil`: bold, 14 points.
  public var font: UIFont?
  /// The font of the last-updated time at the default text size. If `nil`: ``font``.
  public var timeFont: UIFont?
  /// The color of the texts, and of an arrow beside them.
  public var textColor: UIColor?
  /// The color of the last-updated time. If `nil`: ``textColor``.
  public var timeColor: UIColor?
  /// The distance from the text to what is beside it: see ``SpacedTextDisplaying/textSpacing``.
  public var textSpacing: CGFloat?
  /// The image of an arrow that points down. Headers and footers turn it. Leaders and trailers keep
  /// their own arrow.
  public var arrowImage: UIImage?
  /// The style of spinners. If `nil`: `medium`.
  public var activityIndicatorStyle: UIActivityIndicatorView.Style?
  /// The color of spinners.
  public var activityIndicatorColor: UIColor?
  /// The background color. If `nil`: a clear background.
  public var backgroundColor: UIColor?
  /// Whether headers hide the last-updated time.
  public var hidesLastUpdatedTime: Bool?

  /// Creates an appearance that changes nothing.
  public init() {}
}

@MainActor
extension RefreshAppearance {
  package func apply(to label: UILabel) {
    label.setDefaultFont(font)
    if let textColor { label.textColor = textColor }
  }

  package func apply(to spinner: UIActivityIndicatorView) {
    if let activityIndicatorStyle { spinner.style = activityIndicatorStyle }
    if let activityIndicatorColor { spinner.color = activityIndicatorColor }
  }
}

extension UILabel {
  /// Sets a font, which follows the user's text size if the label does.
  func setDefaultFont(_ font: UIFont?) {
    guard let font else { return }
    replaceFont(
      with: adjustsFontForContentSizeCategory
        ? UIFontMetrics.default.scaledFont(for: font, compatibleWith: .current) : font)
  }
}
