public import Foundation

/// What is where.
extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int {
    loadCounts()
    return counts?.count ?? 0
  }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    loadCounts()
    return counts?[section] ?? 0
  }

  /// The cell of an item, if it is visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleViews[CollectionElement(kind: nil, indexPath: indexPath)] as? UICollectionViewCell
  }

  /// The item of a cell, if the cell is visibleViews.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleViews.first { $0.value === cell }?.key.indexPath
  }

  /// The cells of the visible items, in no order that can be relied on.
  public var visibleCells: [UICollectionViewCell] {
    visibleViews.values.compactMap { $0 as? UICollectionViewCell }
  }

  /// The visible items, in no order that can be relied on.
  public var indexPathsForVisibleItems: [IndexPath] {
    visibleViews.keys.filter { $0.kind == nil }.map(\.indexPath)
  }

  /// A view beside the items, if it is visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visibleViews[CollectionElement(kind: elementKind, indexPath: indexPath)]
  }

  /// The visible views of a kind.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    visibleViews.filter { $0.key.kind == elementKind }.map(\.value)
  }

  /// Where the visible views of a kind belong.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] { visibleViews.keys.filter { $0.kind == elementKind }.map(\.indexPath) }

  /// Where an item is, as the layout says.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    return storedCollectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a view beside the items is, as the layout says.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    return storedCollectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: indexPath)
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return storedCollectionViewLayout.layoutAttributesForElements(in: around)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// Scrolls until an item is visible, at a place; with no place, just as far as needed.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    var isPlaced = false
    func place(
      _ axis: WritableKeyPath<CGPoint, CGFloat>, _ position: UICollectionView.ScrollPosition,
      by distance: CGFloat
    ) {
      guard scrollPosition.contains(position) else { return }
      offset[keyPath: axis] += distance
      isPlaced = true
    }
    place(\.y, .top, by: rect.minY - visible.minY)
    place(\.y, .centeredVertically, by: rect.midY - visible.midY)
    place(\.y, .bottom, by: rect.maxY - visible.maxY)
    place(\.x, .left, by: rect.minX - visible.minX)
    place(\.x, .centeredHorizontally, by: rect.midX - visible.midX)
    place(\.x, .right, by: rect.maxX - visible.maxX)
    if isPlaced {
      setContentOffset(clamped(offset), animated: animated)
    } else {
      scrollRectToVisible(rect, animated: animated)
    }
  }
}
