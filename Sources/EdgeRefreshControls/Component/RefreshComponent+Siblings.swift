import UIKit

extension RefreshComponent {
  /// Whether a refresh must not begin now because another control of the scroll view refreshes or
  /// waits to refresh: see ``isExclusive``.
  var isBlockedBySibling: Bool {
    guard isExclusive, let scrollView else { return false }
    return scrollView.subviews.contains { view in
      guard let sibling = view as? RefreshComponent, sibling !== self else { return false }
      return sibling.engine.state.isRefreshing
    }
  }
}
