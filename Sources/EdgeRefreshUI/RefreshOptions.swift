import UIKit

/// The settings of a control that a modifier has as parameters. A value that is `nil` is the app's
/// default: see `RefreshConfiguration.behavior`.
struct RefreshOptions: Equatable, Sendable {
  var isEnabled = true
  var beginsAtThreshold: Bool?
  var hapticFeedback: HapticFeedback?
  var minimumVisibleDuration: TimeInterval?
  var resultDuration: TimeInterval?
  var showsFailure: Bool?
  var timeoutDuration: TimeInterval?
  var prefetchDistance: PrefetchDistance?
  var hidesWhenContentFits: Bool?
  var resetsNoMoreDataOnHeaderRefresh: Bool?
  /// `nil` for controls without this option. The same scroll view may have two controls.
  var keepsVisibleContentInPlace: Bool?
  /// `nil` for controls without this option.
  var staysAtEnd: Bool?

  /// The duration after which a load ends as failed, in seconds; `nil` for no limit.
  @MainActor
  var timeLimit: TimeInterval? {
    timeoutDuration ?? RefreshConfiguration.default.behavior.timeoutDuration
  }

  /// Sets all settings of a control, so that those that are no longer set return to their defaults.
  @MainActor
  func apply(to control: RefreshComponent) {
    let defaults = RefreshConfiguration.default.behavior
    control.isUserInteractionEnabled = isEnabled
    control.beginsAtThreshold = beginsAtThreshold ?? defaults.beginsAtThreshold ?? false
    control.hapticFeedback = hapticFeedback ?? defaults.hapticFeedback ?? .off
    control.minimumVisibleDuration =
      minimumVisibleDuration ?? defaults.minimumVisibleDuration ?? 0
    control.resultDuration = resultDuration ?? defaults.resultDuration ?? 0
    control.showsFailure = showsFailure ?? defaults.showsFailure ?? false
    // The coordinator measures it, because the control may be exchanged.
    control.timeoutDuration = nil
    if let control = control as? any AutomaticLoading {
      control.prefetchDistance = prefetchDistance ?? defaults.prefetchDistance
    }
    if let footer = control as? RefreshFooter {
      footer.hidesWhenContentFits = hidesWhenContentFits ?? defaults.hidesWhenContentFits ?? false
      footer.resetsNoMoreDataOnHeaderRefresh =
        resetsNoMoreDataOnHeaderRefresh ?? defaults.resetsNoMoreDataOnHeaderRefresh ?? false
    }
  }

  /// Sets the settings of a scroll view.
  @MainActor
  func apply(to scrollView: UIScrollView) {
    if let keepsVisibleContentInPlace {
      scrollView.keepsVisibleContent = keepsVisibleContentInPlace
    }
    if let staysAtEnd { scrollView.remainsAtEnd = staysAtEnd }
  }

  /// Resets the settings of a scroll view whose control is removed.
  @MainActor
  func reset(_ scrollView: UIScrollView) {
    if keepsVisibleContentInPlace == true { scrollView.keepsVisibleContent = false }
    if staysAtEnd == true { scrollView.remainsAtEnd = false }
  }
}
