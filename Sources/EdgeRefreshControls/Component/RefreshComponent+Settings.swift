public import UIKit

/// The settings of a control that need no override.
struct ControlSettings {
  var openingCompletion: (() -> Void)?
  var closingAnimations: (() -> Void)?
  var closingCompletion: (() -> Void)?
  /// The default durations are those of MJRefresh.
  var openingDuration: TimeInterval = 0.25
  var closingDuration: TimeInterval = 0.4
  var distanceFromContent: CGFloat = 0
  var fadesWithPull = false
  var isExclusive = false
  /// Whether texts follow the user's text size; `nil` for the app's setting.
  var isScaled: Bool?
  /// The smallest length of a control whose texts follow the user's text size, in points.
  var minimumExtent: CGFloat = 0
  /// The length that the control has set for its texts. Another one was set by the app.
  var extentForTexts: CGFloat = 0
  /// The features that few controls use; `nil` until one of them is used.
  var features: ControlFeatures?
  /// The second level of a header; `nil` if there is none.
  var secondLevel: SecondLevel?
  /// The views in `additionalFlipsViews` of MJRefresh, which need no mirroring here.
  var unmirroredViews: [UIView] = []
}

extension RefreshFeatures where Self: RefreshComponent {
  /// Runs each time the control has opened and its handler was called. Default: `nil`.
  public var openingCompletion: (() -> Void)? {
    get { settings.openingCompletion }
    set { settings.openingCompletion = newValue }
  }

  /// Runs each time the control starts to close after a refresh whose handler was called, inside an
  /// animation that takes ``RefreshFeatures/closingDuration``. Changes to views are animated.
  /// Default: `nil`.
  ///
  /// A control that loads automatically does not close and never runs this block.
  public var closingAnimations: (() -> Void)? {
    get { settings.closingAnimations }
    set { settings.closingAnimations = newValue }
  }

  /// Runs once for each refresh whose handler was called, when the control has closed, when it
  /// stays open to display a failure or, before that, is detached, is pulled again or begins
  /// another refresh. Default: `nil`.
  public var closingCompletion: (() -> Void)? {
    get { settings.closingCompletion }
    set { settings.closingCompletion = newValue }
  }

  /// The duration of opening and of the arrow's turn, in seconds. Default: 0.25, as in MJRefresh.
  public var openingDuration: TimeInterval {
    get { settings.openingDuration }
    set { settings.openingDuration = newValue }
  }

  /// The duration of closing, in seconds. Default: 0.4, as in MJRefresh. A change of a duration
  /// applies to the next animation.
  public var closingDuration: TimeInterval {
    get { settings.closingDuration }
    set { settings.closingDuration = newValue }
  }

  /// The distance between the control and the edge of the content, in points. Default: 0.
  ///
  /// Use it if the app has a view in the inset, between the content and the control.
  public var distanceFromContent: CGFloat {
    get { settings.distanceFromContent }
    set {
      settings.distanceFromContent = newValue
      place()
    }
  }

  /// Whether the control fades in while it is pulled. Default: `false`.
  ///
  /// If `true`, the control's alpha is the pulling percent, and 1 during a refresh. Setting `false`
  /// again sets the alpha to 1. A control that loads automatically does not fade.
  public var fadesWithPull: Bool {
    get { settings.fadesWithPull }
    set {
      handleSkippedMovements()
      let oldValue = settings.fadesWithPull
      settings.fadesWithPull = newValue
      if newValue { updateAlpha() } else if oldValue { showCompletely() }
    }
  }

  /// Whether a refresh of another control of the scroll view blocks this one. Default: `false`.
  ///
  /// A pull then only shows this control, and ``RefreshComponent/beginRefreshing()`` does nothing.
  /// Set it on a header and a footer that load into the same list.
  public var isExclusive: Bool {
    get { settings.isExclusive }
    set {
      handleSkippedMovements()
      settings.isExclusive = newValue
    }
  }
}
