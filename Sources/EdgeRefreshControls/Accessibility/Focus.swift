import UIKit

/// Where the focus of an assistive technology is.
@MainActor
struct Focus {
  /// The view that has the focus, or that contains the element that has it.
  let view: UIView
  /// The element that has the focus, unless it is the view.
  private let element: NSObject?

  /// The largest number of containers to follow. SwiftUI's elements are several containers deep,
  /// and an app's containers may contain each other.
  private static let maximumDepth = 100

  /// The current focus; `nil` if nothing has it, or an element that is in no view.
  static var current: Focus? {
    guard let focused = UIAccessibility.focusedElement(using: nil) as? NSObject else { return nil }
    var step: NSObject? = focused
    for _ in 0..<maximumDepth {
      if let view = step as? UIView {
        return Focus(view: view, element: view === focused ? nil : focused)
      }
      step = step?.elementContainer
    }
    return nil
  }

  /// Returns the visible item of a list that has the focus, or contains the element that has it.
  func path(in scrollView: UIScrollView) -> IndexPath? {
    if let path = scrollView.visiblePath(of: view) { return path }
    // The list may contain the elements of its cells itself. Then their positions tell which cells
    // they belong to.
    guard let element, let list = ContentItems(of: scrollView) else { return nil }
    let cells = list.visibleCells
    guard cells.contains(where: { $0.isDescendant(of: view) }) else { return nil }
    // A section header may cover a cell. Of the list's views with the same frame, the foremost one
    // counts.
    let views = list.ownViews.reversed() + cells + view.subviews
    let frame = element.elementFrame
    let shares = views.map { $0.isHidden ? 0 : $0.frameOnScreen.commonShare(with: frame) }
    guard let share = shares.max(), share > 0, let index = shares.firstIndex(of: share)
    else { return nil }
    return scrollView.visiblePath(of: views[index])
  }
}

extension UIView {
  fileprivate var frameOnScreen: CGRect {
    UIAccessibility.convertToScreenCoordinates(bounds, in: self)
  }
}

extension CGRect {
  /// The area that two rectangles have in common, as a fraction of the area that they cover
  /// together: 1 for equal rectangles, and 0 for rectangles that do not overlap.
  fileprivate func commonShare(with other: CGRect) -> CGFloat {
    let common = intersection(other)
    let commonArea = common.width * common.height
    let area = width * height + other.width * other.height - commonArea
    return common.isNull || !(commonArea > 0 && area > 0) ? 0 : commonArea / area
  }
}

/// The focus that a control passes on when new items are laid out, or when the control becomes
/// hidden.
struct FocusHandover {
  /// The number of items before the load; `nil` if the control only became hidden.
  let itemCount: Int?
  /// Whether a layout pass has added no items. If the user then moves the focus, it is not passed
  /// on.
  var isLate = false
}

extension RefreshComponent {
  /// Whether the control, or a view in it, has the focus of an assistive technology.
  var hasFocus: Bool { Focus.current?.view.isDescendant(of: self) == true }

  /// Passes the focus on after the next layout pass, because only then do new items have cells.
  func passFocus(itemCount: Int?) {
    guard accessibilitySettings?.handover == nil else { return }
    changeAccessibility { $0.handover = FocusHandover(itemCount: itemCount) }
    host?.pollAfterLayout()
  }

  /// Moves the focus after a layout pass: back to its item, or from the control to a new item.
  func passFocus() {
    keepFocusOnItem()
    guard let settings = accessibilitySettings, let scrollView, let handover = settings.handover
    else { return }
    let hasNewItems = handover.itemCount.map { host?.items?.total ?? 0 > $0 }
    if hasNewItems == false && hasFocus && accessibilityRole != .hidden {
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
    if target == nil && accessibilityRole == .hidden {
      target = scrollView.visibleItem(nearStart: isStart)
    }
    if let target { UIAccessibility.post(notification: .layoutChanged, argument: target) }
  }
}

/// The item of a list that has the focus of an assistive technology, while items are inserted
/// before it. After `reloadData()`, the cell that had the focus may display a different item.
///
/// Without the app's identifiers, all new items count as inserted at the start. If the app also
/// adds items at the end, the focus moves to a different item.
struct FocusedItem {
  /// The app's identifier of the item; `nil` if it has none.
  let identifier: AnyHashable?
  /// The number of items that follow it; `nil` if the focus is elsewhere.
  var followers: Int?
  /// The number of items in the list.
  var itemCount: Int
}

extension RefreshComponent {
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

extension UIScrollView {
  /// The visible item that contains a view; `nil` if none does.
  func visiblePath(of view: UIView) -> IndexPath? {
    guard let list = ContentItems(of: self) else { return nil }
    return list.visiblePaths.first { list.cell(at: $0).map(view.isDescendant) == true }
  }

  /// Returns the first or the last visible item of a list. If there is no first item, returns the
  /// scroll view itself.
  func visibleItem(nearStart isStart: Bool) -> UIView? {
    let area = bounds.inset(by: adjustedContentInset)
    let cells = ContentItems(of: self)?.visibleCells ?? []
    let visible = cells.filter { $0.convert($0.bounds, to: self).intersects(area) }
    return isStart ? visible.first ?? self : visible.last
  }
}
