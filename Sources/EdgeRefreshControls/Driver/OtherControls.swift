import EdgeRefreshCore
import UIKit

// How the controls of a scroll view affect each other.

extension RefreshComponent {
  /// Whether a refresh must not begin now because the second level is open, or because another
  /// control of the scroll view refreshes or waits to refresh.
  var isBlocked: Bool { status.isBlockedBySecondLevel || isBlockedBySibling }

  /// Whether another control's refresh blocks this one: see
  /// ``RefreshOptions/isBlockedByOtherRefreshes``.
  var isBlockedBySibling: Bool {
    guard options.isBlockedByOtherRefreshes, let scrollView = host?.scrollView else { return false }
    return scrollView.subviews.contains { view in
      guard let sibling = view as? RefreshComponent, sibling !== self else { return false }
      return sibling.status.state.isRefreshing
    }
  }

  /// Resets the failure of the control at the end of the axis, because the content is new.
  func resetOppositeFailure() {
    guard status.isPulledAtStart, let scrollView = host?.scrollView else { return }
    let end: RefreshEdge = status.edge.isHorizontal ? .trailing : .bottom
    let other: RefreshComponent? = scrollView.refreshControl(at: end)
    if let other, other.status.hasFailed { other.send(.end(.success)) }
  }
}
