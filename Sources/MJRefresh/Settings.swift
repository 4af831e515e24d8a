// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EdgeRefreshControls
public import UIKit

extension MJRefreshComponent {
  /// The duration of the opening animation, in seconds. Default: 0.25.
  public var fastAnimationDuration: TimeInterval {
    get { openingDuration }
    set { openingDuration = newValue }
  }

  /// The duration of the closing animation, in seconds. Default: 0.4.
  public var slowAnimationDuration: TimeInterval {
    get { closingDuration }
    set { closingDuration = newValue }
  }

  /// Whether the control fades in while it is pulled. Default: `false`.
  public var isAutomaticallyChangeAlpha: Bool {
    get { fadesWithPull }
    set { fadesWithPull = newValue }
  }

  /// Runs each time the control has opened and its handler was called. Default: `nil`.
  public var beginRefreshingCompletionBlock: MJRefreshComponentAction? {
    get { openingCompletion }
    set { openingCompletion = newValue }
  }

  /// Runs inside the closing animation, each time the control starts to close after a refresh whose
  /// handler was called. Default: `nil`.
  public var endRefreshingAnimationBeginAction: MJRefreshComponentAction? {
    get { closingAnimations }
    set { closingAnimations = newValue }
  }

  /// Runs once for each refresh whose handler was called, when the control has closed or, before
  /// that, is detached, is pulled again or begins another refresh. Default: `nil`.
  public var endRefreshingCompletionBlock: MJRefreshComponentAction? {
    get { closingCompletion }
    set { closingCompletion = newValue }
  }

  /// The scroll view's adjusted inset without the amounts of refresh controls, in points. Zero
  /// while the control is detached.
  public var scrollViewOriginalInset: UIEdgeInsets { restingInset }
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

extension SpacedTextDisplaying {
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
