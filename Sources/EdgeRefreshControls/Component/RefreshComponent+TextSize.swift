import UIKit

// Texts follow the user's text size, and the control grows with them along its axis.

extension RefreshComponent {
  /// Whether texts follow the user's text size.
  var isScaled: Bool {
    options.adjustsForContentSizeCategory ?? RefreshConfiguration.default.scalesTexts
  }

  /// Applies ``RefreshOptions/adjustsForContentSizeCategory`` to the labels and the length.
  func updateTextScaling() {
    let isScaled = isScaled
    parts.text?.ownLabel.setScaled(isScaled)
    (self as? StateHeader)?.ownTimeLabel.setScaled(isScaled)
    textTraitsDidChange()
  }

  func textTraitsDidChange() {
    readContentLength()
    setNeedsLayout()
  }

  /// Sets the length along the axis, in points, which grows if texts need more.
  func setMinimumExtent(_ length: CGFloat) {
    settings.minimumExtent = length
    setExtentForTexts(length)
  }

  /// Adapts the length to the texts, unless the app has set a length.
  func adaptExtent() {
    parts.measureIndicator(in: bounds.width)
    guard extent == settings.extentForTexts && scrollView != nil else { return }
    var length = settings.minimumExtent
    if isScaled, let text = parts.text {
      length = max(length, text.requiredExtent)
    }
    if length != extent { UIView.performWithoutAnimation { setExtentForTexts(length) } }
  }

  private func setExtentForTexts(_ length: CGFloat) {
    settings.extentForTexts = length
    if engine.edge.isHorizontal {
      frame.size.width = length
    } else {
      frame.size.height = length
    }
  }

  /// The largest width of a text beside the parts of the control, in points.
  var maximumTextWidth: CGFloat {
    let indicatorWidth = parts.indicatorWidth
    guard indicatorWidth > 0 else { return bounds.width }
    return max(bounds.width - 2 * (indicatorWidth + 2 * ControlParts.indicatorMargin), 0)
  }

  /// Whether a text of a width is as wide as it can be beside the parts.
  func wrapsText(ofWidth width: CGFloat) -> Bool {
    isScaled && width >= maximumTextWidth
  }
}
