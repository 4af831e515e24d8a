import EdgeRefreshCore
import UIKit

/// The settings of a control that need no override.
struct ControlSettings {
  var openingCompletion: (() -> Void)?
  var closingAnimations: (() -> Void)?
  var closingCompletion: (() -> Void)?
  var options = RefreshOptions()
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
  /// animation that takes ``RefreshOptions/closingDuration``. Changes to views are animated.
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
}
