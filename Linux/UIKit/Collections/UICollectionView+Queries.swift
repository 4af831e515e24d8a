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
