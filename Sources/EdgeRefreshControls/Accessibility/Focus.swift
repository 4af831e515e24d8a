import UIKit

/// Where the focus of an assistive technology is.
@MainActor
struct Focus {
  /// The view that has the focus, or that contains the element that has it.
  let view: UIView
  /// The element that has the focus, unless it is the view.
  private let element: NSObject?

  /// The largest number of containers to follow. SwiftUI nests several; an app's may form a cycle.
  private static let maximumDepth = 100

  /// The current focus; `nil` if nothing has it, or an element that is in no view.
  static var current: Focus? {
    guard let focused = UIAccessibility.focusedElement(using: nil) as? NSObject else { return nil }
    let containers = sequence(first: focused) { $0.elementContainer }.prefix(maximumDepth)
    let view = containers.first { $0 is UIView } as? UIView
    return view.map { Focus(view: $0, element: $0 === focused ? nil : focused) }
  }

  /// Returns the visible item of a list that has the focus, or contains the element that has it.
  func path(in scrollView: UIScrollView) -> IndexPath? {
    if let path = scrollView.visiblePath(of: view) { return path }
    // The list itself may contain its cells' elements, whose positions then tell the cells.
    guard let element, let list = ContentItems(of: scrollView) else { return nil }
    let cells = list.visibleCells
    guard cells.contains(where: { $0.isDescendant(of: view) }) else { return nil }
    // A section header may cover a cell. The foremost view with the same frame counts.
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
  /// The common area of two rectangles, as a fraction of the area that they cover together.
  fileprivate func commonShare(with other: CGRect) -> CGFloat {
    let common = intersection(other)
    let commonArea = common.width * common.height
    let area = width * height + other.width * other.height - commonArea
    return common.isNull || !(commonArea > 0 && area > 0) ? 0 : commonArea / area
  }
}

/// The focus that a control passes on to new items, or when it becomes hidden.
struct FocusHandover {
  /// The number of items before the load; `nil` if the control only became hidden.
  let itemCount: Int?
  /// Whether a layout pass has added no items. If the focus moves then, it is not passed on.
  var isLate = false
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

extension UIScrollView {
  /// The visible item that contains a view; `nil` if none does.
  func visiblePath(of view: UIView) -> IndexPath? {
    guard let list = ContentItems(of: self) else { return nil }
    return list.visiblePaths.first { list.cell(at: $0).map(view.isDescendant) == true }
  }
}
