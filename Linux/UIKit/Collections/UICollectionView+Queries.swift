public import Foundation

/// Queries about counts, visible views and geometry, and scrolling to an item.
extension UICollectionView {
  /// The number of sections.
  public var numberOfSections: Int {
    loadCounts()
    return counts?.count ?? 0
  }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    loadCounts()
    return counts?[section] ?? 0
  }

  /// Returns the cell of an item; `nil` if the item is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleViews[CollectionElement(kind: nil, indexPath: indexPath)] as? UICollectionViewCell
  }

  /// Returns the index path of a cell; `nil` if the cell is not visible.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleViews.first { $0.value === cell }?.key.indexPath
  }

  /// The cells of the visible items, in no particular order.
  public var visibleCells: [UICollectionViewCell] {
    visibleViews.values.compactMap { $0 as? UICollectionViewCell }
  }

  /// The index paths of the visible items, in no particular order.
  public var indexPathsForVisibleItems: [IndexPath] {
    visibleViews.keys.filter { $0.kind == nil }.map(\.indexPath)
  }

  /// Returns a supplementary view; `nil` if it is not visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visibleViews[CollectionElement(kind: elementKind, indexPath: indexPath)]
  }

  /// Returns the visible supplementary views of a kind.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    visibleViews.filter { $0.key.kind == elementKind }.map(\.value)
  }

  /// Returns the index paths of the visible supplementary views of a kind.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] { visibleViews.keys.filter { $0.kind == elementKind }.map(\.indexPath) }

  /// Returns the layout attributes of an item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    return storedCollectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    return storedCollectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: indexPath)
  }

  /// Returns the item at a point in content coordinates.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let searchRect = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return storedCollectionViewLayout.layoutAttributesForElements(in: searchRect)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// Scrolls until an item is at a position in the visible area. With an empty `scrollPosition`,
  /// scrolls only as far as needed to make the item visible.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
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
