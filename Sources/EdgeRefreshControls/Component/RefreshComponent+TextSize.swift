import UIKit

// Texts follow the user's text size, and the control grows with them along its axis.

extension RefreshFeatures where Self: RefreshComponent {
  /// Whether texts follow the user's text size. Default: that of
  /// ``RefreshConfiguration/adjustsForContentSizeCategory``, which is `true`.
  ///
  /// If `true`, texts scale and wrap. At sizes above the default, a control that is too short for
  /// its texts grows along its axis, and the distance to pull with it. At the default size, texts
  /// have 14 points, and controls the length of MJRefresh. A font or a length that an app sets
  /// stays.
  ///
  /// If `false`, texts have 14 points and one line at all text sizes, as in MJRefresh.
  public var adjustsForContentSizeCategory: Bool {
    get { settings.isScaled ?? RefreshConfiguration.default.adjustsForContentSizeCategory }
    set {
      settings.isScaled = newValue
      updateTextScaling()
    }
  }
}

extension RefreshComponent {
  /// Applies ``RefreshFeatures/adjustsForContentSizeCategory`` to the labels and the length.
  func updateTextScaling() {
    let isScaled = adjustsForContentSizeCategory
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
    if adjustsForContentSizeCategory, let text = parts.text {
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
    adjustsForContentSizeCategory && width >= maximumTextWidth
  }
}
