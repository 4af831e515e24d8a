package import Foundation

/// What a screen reader needs to know about views, apart from UIKit's own members.
extension UIView {
  /// Whether the elements in the view cannot be reached, because the view is an element itself.
  ///
  /// A table cell is an element, but its controls can be reached, unless the app makes the cell an
  /// element explicitly.
  package var hidesElementsInside: Bool {
    isAccessibilityElement
      && !(self is UITableViewCell && accessibilityValues?.isElement == nil)
  }

  /// Whether all elements in the view are read before the next element outside it.
  package var groupsElements: Bool {
    shouldGroupAccessibilityChildren || accessibilityContainerType != .none
      || self is UIScrollView || self is UINavigationBar || self is UIWindow
  }

  /// The subviews in the order in which a screen reader visits them; `nil` if their positions
  /// determine the order. The bar of a navigation controller comes first, because the content
  /// extends under it.
  package var orderedElementViews: [UIView]? {
    guard let stack = viewController as? UINavigationController else { return nil }
    let bar = stack.navigationBar
    return [bar] + subviews.filter { $0 !== bar }
  }

  /// The frame of the view. For a header or footer that is pinned to the edge of a list, the frame
  /// without pinning.
  package var restingFrame: CGRect {
    switch superview {
    case let table as UITableView: table.restingFrame(of: self) ?? frame
    case let collection as UICollectionView: collection.restingFrame(of: self) ?? frame
    default: frame
    }
  }
}

extension UIScrollView {
  /// The area of the content that can be scrolled into view.
  package var reachableContent: CGRect {
    guard isScrollEnabled else { return bounds }
    let range = offsetRange
    let area = CGRect(
      x: range.x.lowerBound, y: range.y.lowerBound,
      width: range.x.upperBound - range.x.lowerBound + bounds.width,
      height: range.y.upperBound - range.y.lowerBound + bounds.height)
    return area.union(bounds)
  }

  /// The visible area of the content that neither bars nor insets cover.
  package var uncoveredBounds: CGRect { bounds.inset(by: adjustedContentInset) }

  /// Moves the content by a distance, but not beyond its edges, and lays it out.
  ///
  /// - Returns: Whether the content moved.
  package func moveContent(by distance: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let offset = contentOffset
    let target = clamped(CGPoint(x: offset.x + distance.x, y: offset.y + distance.y))
    guard target != offset else { return false }
    setContentOffset(target, animated: false)
    layoutIfNeeded()
    return true
  }

  /// Whether the content is longer than the visible area along the horizontal axis only.
  package var scrollsHorizontally: Bool {
    let range = offsetRange
    return range.y.lowerBound == range.y.upperBound && range.x.lowerBound < range.x.upperBound
  }
}

extension UITableView {
  fileprivate func restingFrame(of view: UIView) -> CGRect? {
    if let section = headerViews.first(where: { $0.value === view })?.key {
      return rectForHeader(inSection: section)
    }
    return footerViews.first { $0.value === view }.map { rectForFooter(inSection: $0.key) }
  }
}

extension UICollectionView {
  fileprivate func restingFrame(of view: UIView) -> CGRect? {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout,
      let element = visibleViews.first(where: { $0.value === view })?.key, let kind = element.kind
    else { return nil }
    return layout.supplementary(kind, section: element.indexPath.section, isPinned: false)?.frame
  }
}
