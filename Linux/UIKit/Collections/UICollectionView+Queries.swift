import Foundation

/// Queries about counts and geometry, and scrolling to an item.
extension UICollectionView {
  /// The number of items in each section. The counts are loaded if necessary.
  var loadedCounts: [Int]? {
    loadCounts()
    return counts
  }

  /// The layout, prepared for the current counts.
  var loadedLayout: UICollectionViewLayout {
    loadIfNeeded()
    return storedCollectionViewLayout
  }

  func item(at point: CGPoint) -> IndexPath? {
    let searchRect = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return loadedLayout.layoutAttributesForElements(in: searchRect)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  func scroll(toItem indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    if takesPostponedSize() { updateContentSize(evenIfEqual: true) }
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    var isAligned = false
    func align(
      _ axis: WritableKeyPath<CGPoint, CGFloat>, _ position: UICollectionView.ScrollPosition,
      by distance: CGFloat
    ) {
      guard scrollPosition.contains(position) else { return }
      offset[keyPath: axis] += distance
      isAligned = true
    }
    align(\.y, .top, by: rect.minY - visible.minY)
    align(\.y, .centeredVertically, by: rect.midY - visible.midY)
    align(\.y, .bottom, by: rect.maxY - visible.maxY)
    align(\.x, .left, by: rect.minX - visible.minX)
    align(\.x, .centeredHorizontally, by: rect.midX - visible.midX)
    align(\.x, .right, by: rect.maxX - visible.maxX)
    if isAligned {
      setContentOffset(clamped(offset), animated: animated)
    } else {
      scrollRectToVisible(rect, animated: animated)
    }
  }
}
