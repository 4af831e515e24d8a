public import Foundation

/// Inserting, deleting, reloading and moving items and sections.
extension UICollectionView {
  /// Inserts items that have been added to the data source.
  public func insertItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { UICollectionViewUpdateItem(.insert, after: $0) })
  }

  /// Deletes items that have been removed from the data source.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0) })
  }

  /// Reloads the cells of items.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) })
  }

  /// Moves an item that has been moved in the data source.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
  }

  /// Inserts sections that have been added to the data source.
  public func insertSections(_ sections: IndexSet) {
    update(sections.map { UICollectionViewUpdateItem(.insert, after: Self.wholeSection($0)) })
  }

  /// Deletes sections that have been removed from the data source.
  public func deleteSections(_ sections: IndexSet) {
    update(sections.map { UICollectionViewUpdateItem(.delete, before: Self.wholeSection($0)) })
  }

  /// Reloads all elements of sections.
  public func reloadSections(_ sections: IndexSet) {
    update(
      sections.map {
        UICollectionViewUpdateItem(
          .reload, before: Self.wholeSection($0), after: Self.wholeSection($0))
      })
  }

  /// Moves a section that has been moved in the data source.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update([
      UICollectionViewUpdateItem(
        .move, before: Self.wholeSection(section), after: Self.wholeSection(newSection))
    ])
  }

  /// Animates several insertions, deletions, reloads and moves together.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and calls the methods that insert, delete, reload and move.
  ///   - completion: Called after the animation; asynchronously if nothing is animated.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    // Load the old counts before the closure changes the data.
    if openUpdateCount == 0 { loadIfNeeded() }
    openUpdateCount += 1
    updates?()
    finishUpdates(completion)
  }

  private static func wholeSection(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }

  private func update(_ items: [UICollectionViewUpdateItem]) {
    pendingUpdates += items
    guard openUpdateCount == 0 else { return }
    openUpdateCount = 1
    finishUpdates(nil)
  }

  private func finishUpdates(_ completion: ((Bool) -> Void)?) {
    openUpdateCount -= 1
    guard openUpdateCount == 0 else { return }
    let items = pendingUpdates
    pendingUpdates = []
    guard let dataSource, let old = counts, !needsReload else {
      // Nothing has been laid out yet, or everything is reloaded, so there is nothing to animate.
      reloadData()
      if let completion { MainLoop.current.enqueue { completion(true) } }
      return
    }
    saveAttributes()
    let new = requestCounts(dataSource)
    let mapping = CollectionMapping(items, old: old, new: new)
    counts = new
    storedCollectionViewLayout.invalidateLayout()
    prepareLayout()
    storedCollectionViewLayout.beginUpdates(items)
    CollectionTransition(collection: self, mapping: mapping).run(completion)
    attributesBeforeUpdates = [:]
  }

  /// Saves the layout attributes of the elements in and around the bounds.
  private func saveAttributes() {
    let savedRect = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let elements = storedCollectionViewLayout.layoutAttributesForElements(in: savedRect) ?? []
    for attributes in elements {
      attributesBeforeUpdates[attributes.key] =
        attributes.copy() as? UICollectionViewLayoutAttributes
    }
  }
}
