import UIKit

extension RefreshComponent {
  /// Whether a refresh may not begin now, because another control of the scroll view refreshes or is
  /// about to.
  var isBarred: Bool {
    guard isExclusive, let scrollView else { return false }
    return scrollView.subviews.contains { view in
      guard let other = view as? RefreshComponent, other !== self else { return false }
      return other.engine.state.isRefreshing
    }
  }
}
