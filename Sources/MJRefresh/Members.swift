// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EdgeRefreshControls
public import UIKit

// Some versions of MJRefresh declare these views optional and some do not. Here they are implicitly
// unwrapped, so `stateLabel.text`, `stateLabel?.text` and `stateLabel!.text` all compile. In files
// that import this module, they take precedence over the members of the controls.

extension RefreshComponent {
  /// The scroll view that the control is attached to; otherwise `nil`.
  public var scrollView: UIScrollView! { attachedScrollView }

  /// The scroll view's adjusted inset without the amounts of refresh controls, in points. Zero
  /// while the control is detached.
  public var scrollViewOriginalInset: UIEdgeInsets { restingInset }
}

extension StateTextDisplaying {
  /// Displays the state.
  public var stateLabel: UILabel! { partViews.label }
}

extension ArrowDisplaying {
  /// Displays the arrow.
  public var arrowView: UIImageView! { partViews.arrow }
}

extension SpinnerDisplaying {
  /// The spinner.
  public var loadingView: UIActivityIndicatorView! { partViews.spinner }
}

extension ImageDisplaying {
  /// Displays the images.
  public var gifView: UIImageView! { partViews.images }

  /// Sets the images for a state from an array of any type. Elements that are not images are
  /// ignored.
  ///
  /// - Returns: The control, for chaining.
  @_disfavoredOverload @discardableResult
  public func setImages(
    _ images: [Any], duration: TimeInterval? = nil, for state: MJRefreshState
  ) -> Self {
    setImages(images.compactMap { $0 as? UIImage }, duration: duration, for: state)
  }
}

extension MJRefreshStateHeader {
  /// Displays the last-updated time.
  public var lastUpdatedTimeLabel: UILabel! { timeLabel }

  /// Sets ``EdgeRefreshControls/StateHeader/lastUpdatedTimeText``.
  ///
  /// - Returns: The control, for chaining.
  @discardableResult
  public func modifyLastUpdatedTimeText(_ text: @escaping (Date?) -> String) -> Self {
    lastUpdatedTimeText = text
    return self
  }
}

extension MJRefreshHeader {
  /// Always `false`. Setting it has no effect. In MJRefresh, it enables a workaround that is not
  /// needed here.
  public var isCollectionViewAnimationBug: Bool {
    get { false }
    set {}
  }

  /// The distance between the header and the content, in points. Default: 0.
  public var ignoredScrollViewContentInsetTop: CGFloat {
    get { distanceFromContent }
    set { distanceFromContent = newValue }
  }
}

extension MJRefreshFooter {
  /// The distance between the footer and the content, in points. Default: 0.
  public var ignoredScrollViewContentInsetBottom: CGFloat {
    get { distanceFromContent }
    set { distanceFromContent = newValue }
  }
}

extension MJRefreshTrailer {
  /// The distance between the trailer and the content, in points. Default: 0.
  public var ignoredScrollViewContentInsetRight: CGFloat {
    get { distanceFromContent }
    set { distanceFromContent = newValue }
  }
}

extension TextSpacing {
  /// The space between the text and the view beside it, in points. Default: 25, or 20 if the
  /// control displays images.
  public var labelLeftInset: CGFloat {
    get { textSpacing }
    set { textSpacing = newValue }
  }
}

extension AutomaticLoading {
  /// Whether the control loads when its edge comes near. Default: `true`.
  public var isAutomaticallyRefresh: Bool {
    get { loadsAutomatically }
    set { loadsAutomatically = newValue }
  }

  /// How much of the control has to be visible to load, in lengths of the control. Default: 1.
  public var triggerAutomaticallyRefreshPercent: CGFloat {
    get { loadThreshold }
    set { loadThreshold = newValue }
  }

  /// How often the control may load during one drag that adds no content; −1 is unlimited. Default:
  /// 1.
  public var autoTriggerTimes: Int {
    get { maximumLoadsPerDrag ?? -1 }
    set { maximumLoadsPerDrag = newValue < 0 ? nil : newValue }
  }
}

extension MJRefreshConfig {
  /// The name of the app's strings file, without `.strings`. Default: `nil`, for `Localizable`.
  public var i18nFilename: String? {
    get { stringsFileName }
    set { stringsFileName = newValue }
  }

  /// The bundle that contains the app's strings file. Default: `nil`, for the main bundle.
  public var i18nBundle: Bundle? {
    get { stringsBundle }
    set { stringsBundle = newValue }
  }
}
