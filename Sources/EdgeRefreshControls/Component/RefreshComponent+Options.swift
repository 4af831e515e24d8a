public import EdgeRefreshCore
import UIKit

extension RefreshComponentProtocol where Self: RefreshComponent {
  /// The options of the control. Default: the app's, see ``RefreshConfiguration/options``.
  ///
  /// Each option is also a member of the controls that have it: `header.showsFailure`,
  /// `autoFooter.prefetchDistance`. A change takes effect at once, unless the option says
  /// otherwise.
  public var options: RefreshOptions {
    get { storage.options }
    set { changeOptions(to: newValue) }
  }
}

extension RefreshComponent {
  /// The value of an option.
  public subscript<Value>(dynamicMember option: WritableKeyPath<RefreshOptions, Value>) -> Value {
    get { storage.options[keyPath: option] }
    set { options[keyPath: option] = newValue }
  }

  /// Sets the options and updates what depends on those that have changed.
  fileprivate func changeOptions(to new: RefreshOptions) {
    let old = storage.options
    guard new != old else { return }
    driver.handleSkippedMovements()
    storage.options = new
    if new.usesFeatures { _ = features }
    applyOptions()
    if new.hidesUnderBars != old.hidesUnderBars { driver.updateBarCover(from: nil) }
    if new.distanceFromContent != old.distanceFromContent { updateFrame() }
    if new.fadesWithPull != old.fadesWithPull {
      if new.fadesWithPull { driver.updateAlpha() } else { driver.showCompletely() }
    }
    if !new.showsFailure && status.hasFailed { send(.end(.success)) }
    if new.showsFailure != old.showsFailure || new.resultDuration != old.resultDuration {
      resultTextsDidChange()
    }
    if new.adjustsForContentSizeCategory != old.adjustsForContentSizeCategory {
      updateTextScaling()
    }
    if new.loading.prefetchDistance != old.loading.prefetchDistance { measureItems() }
    if let scrollView { applyKeptContentOptions(of: scrollView, from: old.loading) }
    optionsDidChange(from: old)
  }

  /// Passes the options to the engine.
  package func applyOptions() {
    driver.changeEngine { $0.apply(storage.options) }
  }

  /// Applies the options that are also properties of the scroll view. Such a property is `false` if
  /// no control sets the option. `old` contains the options before the change.
  func applyKeptContentOptions(of scrollView: UIScrollView, from old: RefreshOptions.Loading) {
    let options = storage.options.loading
    let (content, oldContent) = (options.keepsVisibleContentInPlace, old.keepsVisibleContentInPlace)
    let (end, oldEnd) = (options.keepsEndVisible, old.keepsEndVisible)
    guard content != nil || oldContent != nil || end != nil || oldEnd != nil else { return }
    guard let scrollView = scrollView as? any ContentKeeping else {
      Diagnostics.report(
        "to keep content in place, \(type(of: self)) needs the product EdgeRefresh or EdgeRefreshUI"
      )
      return
    }
    let all = scrollView.subviews.compactMap { ($0 as? RefreshComponent)?.storage.options.loading }
    if content != nil || oldContent != nil {
      scrollView.keepsVisibleContentInPlace =
        all.compactMap(\.keepsVisibleContentInPlace).first ?? false
    }
    if end != nil || oldEnd != nil {
      scrollView.keepsEndVisible = all.compactMap(\.keepsEndVisible).first ?? false
    }
  }
}

extension RefreshOptions {
  /// Whether a control with these options needs timers or haptic feedback.
  fileprivate var usesFeatures: Bool {
    playsHapticFeedback || minimumVisibleDuration > 0 || resultDuration > 0
      || timeoutDuration != nil
  }
}
