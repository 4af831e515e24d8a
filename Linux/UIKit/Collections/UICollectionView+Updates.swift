public import Foundation

/// Items that come, go and move one by one.
extension UICollectionView {
  /// Shows items that the data source has now and had not before.
  public func insertItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { UICollectionViewUpdateItem(.insert, after: $0) })
  }

  /// Takes away items that the data source had before and has not now.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0) })
  }

  /// Fetches the cells of items anew.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) })
  }

  /// Moves an item to where the data source has it now.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
  }

  /// Shows sections that the data source has now and had not before.
  public func insertSections(_ sections: IndexSet) {
    update(sections.map { UICollectionViewUpdateItem(.insert, after: Self.wholeSection($0)) })
  }

  /// Takes away sections that the data source had before and has not now.
  public func deleteSections(_ sections: IndexSet) {
    update(sections.map { UICollectionViewUpdateItem(.delete, before: Self.wholeSection($0)) })
  }

  /// Fetches everything in sections anew.
  public func reloadSections(_ sections: IndexSet) {
    update(
      sections.map {
        UICollectionViewUpdateItem(
          .reload, before: Self.wholeSection($0), after: Self.wholeSection($0))
      })
  }

  /// Moves a section to where the data source has it now.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update([
      UICollectionViewUpdateItem(
        .move, before: Self.wholeSection(section), after: Self.wholeSection(newSection))
    ])
  }

  /// Shows together, in one animation, what a closure inserts, deletes, reloads and moves.
  ///
  /// - Parameters:
  ///   - updates: The changes, of the data and of the view.
  ///   - completion: Called when the animation is over.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    // What is there before has to be known before the closure changes the data.
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
      // Nothing was visibleViews yet, or everything is asked for anew: there is nothing to animate.
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

  /// Notes where things are, also those that updates could bring into view.
  private func saveAttributes() {
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    for attributes in storedCollectionViewLayout.layoutAttributesForElements(in: around) ?? [] {
      attributesBeforeUpdates[attributes.key] =
        attributes.copy() as? UICollectionViewLayoutAttributes
    }
  }
}
