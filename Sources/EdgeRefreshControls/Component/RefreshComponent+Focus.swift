package import UIKit

extension RefreshComponent {
  /// The view that has the focus of an assistive technology, or that contains the element that has
  /// it.
  package var focusedView: UIView? { Focus.current?.view }

  /// The visible item that has the focus, or that contains the element that has it.
  package var focusedPath: IndexPath? { scrollView.flatMap { Focus.current?.path(in: $0) } }

  /// Whether the control, or a view in it, has the focus of an assistive technology.
  var hasFocus: Bool { Focus.current?.view.isDescendant(of: self) == true }

  /// Passes the focus on after the next layout pass, because only then do new items have cells.
  func requestFocusHandover(itemCount: Int?) {
    guard accessibilitySettings?.handover == nil else { return }
    changeAccessibility { $0.handover = FocusHandover(itemCount: itemCount) }
    host?.pollAfterLayout()
  }

  /// Moves the focus after a layout pass: back to its item, or from the control to a new item.
  func handOverFocus() {
    keepFocusOnItem()
    guard let settings = accessibilitySettings, let scrollView, let handover = settings.handover
    else { return }
    let hasNewItems = handover.itemCount.map { host?.items?.total ?? 0 > $0 }
    if hasNewItems == false && hasFocus && !speech().isHidden {
      settings.handover?.isLate = true
      return
    }
    settings.handover = nil
    if handover.isLate && !hasFocus { return }
    let isStart = status.edge.isStart
    var target: UIView?
    // The first new item or, after a load at the start, the new item directly before the old ones.
    if let items = host?.items, let old = handover.itemCount, items.total > old {
      let path = items.path(followedBy: isStart ? old : items.total - old - 1)
      target = path.flatMap { ContentItems(of: scrollView)?.cell(at: $0) }
    }
    if target == nil && speech().isHidden {
      target = scrollView.visibleItem(nearStart: isStart)
    }
    if let target { UIAccessibility.post(notification: .layoutChanged, argument: target) }
  }

  /// Remembers which item has the focus during a load at the start.
  func rememberFocusedItem() {
    guard state.isRefreshing && status.isAutomatic && status.edge.isStart, let scrollView,
      let host, let items = host.items, !host.areItemsOutdated
    else { return }
    let focus = Focus.current
    guard focus == nil || focus?.view.window === window else { return }
    let path = focus?.path(in: scrollView)
    changeAccessibility {
      $0.focusedItem = FocusedItem(
        identifier: path.flatMap { host.keeper?.identifier?($0) },
        followers: path.map(items.numberOfItems), itemCount: items.total)
    }
  }

  /// Keeps the focus on its item after a layout pass, if items were inserted before the item.
  private func keepFocusOnItem() {
    guard let settings = accessibilitySettings, let item = settings.focusedItem else { return }
    settings.focusedItem = state.isRefreshing ? item : nil
    guard let items = host?.items, items.total > item.itemCount else {
      // The focus may have moved while the items were not counted.
      rememberFocusedItem()
      return
    }
    var path = item.followers.flatMap(items.path(followedBy:))
    if let wanted = item.identifier, let identifier = host?.keeper?.identifier {
      path = items.path(of: wanted, likely: [path], by: identifier)
    }
    settings.focusedItem?.followers = path.map(items.numberOfItems)
    settings.focusedItem?.itemCount = items.total
    if let path, let scrollView, let cell = ContentItems(of: scrollView)?.cell(at: path) {
      UIAccessibility.post(notification: .layoutChanged, argument: cell)
    }
  }
}
