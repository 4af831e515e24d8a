import Foundation

/// The bar is as high as its items want it and scrolling leaves it.
extension UINavigationController {
  /// Takes in what the items on the stack say of titles and search fields.
  func updateShapes() {
    // The first title is a large one, and each item is like the one before.
    var isLarge = true
    for controller in stack {
      let item = controller.navigationItem
      switch item.largeTitleDisplayMode {
      case .automatic: break
      case .always: isLarge = true
      case .never: isLarge = false
      }
      let lineHeight = navigationBar.lineHeight
      let hasRoom = traitCollection.verticalSizeClass != .compact
      var shape = item.shape
      shape.lineHeight = lineHeight
      shape.titleHeight =
        navigationBar.prefersLargeTitles && isLarge && hasRoom ? BarShape.titleHeight : 0
      shape.searchHeight = item.searchController == nil ? 0 : BarShape.searchHeight
      shape.hidesSearchBar = item.hidesSearchBarWhenScrolling
      if shape.titleHeight != item.shape.titleHeight { shape.visible = shape.titleHeight }
      shape.visible = min(shape.visible, shape.collapsible)
      item.shape = shape
    }
  }

  /// Lets the bar collapse and grow with the content under it, and the safe area with the bar.
  ///
  /// Where the content begins right below the bar, the bar follows it: so content never leaves a gap,
  /// and it is never past its edge while the bar can still give way.
  func fitBar() {
    guard !isFittingBar, let top = stack.last else { return }
    isFittingBar = true
    defer { isFittingBar = false }
    var shape = top.navigationItem.shape
    if let scrollView = trackedView, scrollView.isUnderBar(of: shape) {
      let pulled = shape.visible - scrollView.contentOffset.y - scrollView.adjustedContentInset.top
      shape.visible = min(max(pulled, 0), shape.collapsible)
      // Only a large title stretches the bar; without one a search field stays where it is.
      shape.overscroll = shape.titleHeight > 0 ? max(0, pulled - shape.collapsible) : 0
      scrollView.barShape = shape
    } else {
      shape.visible = shape.collapsible
      shape.overscroll = 0
      trackedView?.barShape = nil
    }
    guard shape != top.navigationItem.shape else { return }
    top.navigationItem.shape = shape
    placeBar()
    navigationBar.shapeDidChange()
    top.containerSafeAreaInsets = contentInsets(for: top)
  }
}

extension UIScrollView {
  /// Whether the bar is part of the adjusted content inset.
  fileprivate func isUnderBar(of shape: BarShape) -> Bool {
    window != nil && adjustedContentInset.top - contentInset.top >= shape.height
  }

  /// The offsets that can be reached without going past an edge: those where the bar is all there too.
  var reachableRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    var range = offsetRange
    if let barShape {
      let top = range.y.lowerBound - (barShape.collapsible - barShape.visible)
      range.y = top...max(top, range.y.upperBound)
    }
    return range
  }

  /// Content that would come to rest with the bar half open is sent on to the nearer end.
  func snappedToBar(_ target: CGPoint) -> CGPoint {
    guard let barShape else { return target }
    let collapsed = offsetRange.y.lowerBound + barShape.visible
    let open = collapsed - target.y
    guard open > 0, open < barShape.collapsible else { return target }
    let nearest = barShape.stops.min { abs($0 - open) < abs($1 - open) } ?? 0
    let range = reachableRange.y
    return CGPoint(
      x: target.x, y: min(max(collapsed - nearest, range.lowerBound), range.upperBound))
  }
}
