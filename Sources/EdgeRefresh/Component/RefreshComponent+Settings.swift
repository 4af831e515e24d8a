public import UIKit

extension RefreshComponent {
  /// Whether ``beginRefreshing()`` moves the content to where the control is in view. Default: `true`.
  ///
  /// Set it to `false` to load silently, as for prefetching: the content stays where it is, and the
  /// control shows when one scrolls to it. A control that loads by itself never moves the content.
  public var revealsWhenBegun: Bool {
    get { engine.revealsWhenBegun }
    set { engine.revealsWhenBegun = newValue }
  }

  /// The scroll view's adjusted insets without the parts of refresh controls, in points: the app's
  /// own and the safe area. Zero while the control is on no scroll view.
  public var scrollViewOriginalInset: UIEdgeInsets {
    ledger?.restingInset ?? .zero
  }
}
