import Foundation

// The height of the bar, which depends on its items and on scrolling.
extension UINavigationController {
  /// Updates the bar shapes of all items from their display modes and search controllers.
  func updateShapes() {
    // With `automatic`, the first title is large, and every other title is like the previous one.
    var isLarge = true
    for controller in storedViewControllers {
      let item = controller.navigationItem
      switch item.largeTitleDisplayMode {
      case .automatic: break
      case .always: isLarge = true
      case .never: isLarge = false
      }
      let rowHeight = navigationBar.rowHeight
      let hasRoom = traitCollection.verticalSizeClass != .compact
      var shape = item.shape
      shape.rowHeight = rowHeight
      shape.titleHeight =
        navigationBar.prefersLargeTitles && isLarge && hasRoom ? BarShape.titleHeight : 0
      shape.searchHeight = item.searchController == nil ? 0 : BarShape.searchHeight
      shape.hidesSearchBar = item.hidesSearchBarWhenScrolling
      if shape.titleHeight != item.shape.titleHeight { shape.expandedHeight = shape.titleHeight }
      shape.expandedHeight = min(shape.expandedHeight, shape.collapsibleHeight)
      item.shape = shape
    }
  }

  /// Collapses or expands the bar after scrolling, and updates the safe area.
  ///
  /// The bottom of the bar follows the top of the content. There is no gap between them, and the
  /// content does not bounce before the bar is fully expanded.
  func updateBarShape() {
    guard !isUpdatingBarShape, let top = storedViewControllers.last else { return }
    if trackedScrollView?.keepsBarHeight == true { return }
    isUpdatingBarShape = true
    defer { isUpdatingBarShape = false }
    var shape = top.navigationItem.shape
    if let scrollView = trackedScrollView, scrollView.isUnderBar(of: shape) {
      // The offset is rounded to pixels, but the inset is not.
      let distance = -scrollView.aligned(
        CGPoint(x: 0, y: scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
      ).y
      let height = shape.expandedHeight + distance
      shape.expandedHeight = min(max(height, 0), shape.collapsibleHeight)
      // Only a large title stretches the bar. A search field alone does not move.
      shape.overscroll = shape.titleHeight > 0 ? max(0, height - shape.collapsibleHeight) : 0
      scrollView.barShape = shape
    } else {
      shape.expandedHeight = shape.collapsibleHeight
      shape.overscroll = 0
      trackedScrollView?.barShape = nil
    }
    guard shape != top.navigationItem.shape else { return }
    top.navigationItem.shape = shape
    placeBar()
    navigationBar.shapeDidChange()
    top.containerSafeAreaInsets = contentInsets(for: top)
  }
}

extension UIScrollView {
  /// Whether the bar waits for the content to rest.
  fileprivate var keepsBarHeight: Bool {
    answers.barHeight == .changesAtRest && (storedIsTracking || isInMotion)
  }

  /// Updates a bar whose height waits for the content to come to rest.
  func updateBarAtRest() {
    if answers.barHeight == .changesAtRest { originObserver?.contentDidMove() }
  }

  /// Whether the adjusted content inset includes the height of the bar.
  fileprivate func isUnderBar(of shape: BarShape) -> Bool {
    window != nil && adjustedContentInset.top - contentInset.top >= shape.height
  }

  /// The range of content offsets without overscroll. It includes those that expand the bar.
  var reachableRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    var range = offsetRange
    if let barShape {
      let top = range.y.lowerBound - (barShape.collapsibleHeight - barShape.expandedHeight)
      range.y = top...max(top, range.y.upperBound)
    }
    return range
  }

  /// Moves the target of a deceleration so that the bar does not come to rest partly expanded.
  func snappedToBar(_ target: CGPoint) -> CGPoint {
    guard let barShape else { return target }
    let collapsed = offsetRange.y.lowerBound + barShape.expandedHeight
    let expansion = collapsed - target.y
    guard expansion > 0, expansion < barShape.collapsibleHeight else { return target }
    let nearest = barShape.restingHeights.min { abs($0 - expansion) < abs($1 - expansion) } ?? 0
    let range = reachableRange.y
    return CGPoint(
      x: target.x, y: min(max(collapsed - nearest, range.lowerBound), range.upperBound))
  }
}
