import UIKit

extension RefreshComponent {
  /// Whether a refresh must not begin now because the second level is open, or because another
  /// control of the scroll view refreshes or waits to refresh: see ``RefreshOptions/isExclusive``.
  var isBlocked: Bool { settings.secondLevel?.engine.blocksRefresh == true || isBlockedBySibling }

  /// Whether another control of the scroll view that blocks this one refreshes or waits to refresh.
  var isBlockedBySibling: Bool {
    guard options.isExclusive, let scrollView else { return false }
    return scrollView.subviews.contains { view in
      guard let sibling = view as? RefreshComponent, sibling !== self else { return false }
      return sibling.engine.state.isRefreshing
    }
  }
}
