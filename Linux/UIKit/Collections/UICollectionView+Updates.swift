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
    update(sections.map { UICollectionViewUpdateItem(.insert, after: Self.all(of: $0)) })
  }

  /// Takes away sections that the data source had before and has not now.
  public func deleteSections(_ sections: IndexSet) {
    update(sections.map { UICollectionViewUpdateItem(.delete, before: Self.all(of: $0)) })
  }

  /// Fetches everything in sections anew.
  public func reloadSections(_ sections: IndexSet) {
    update(
      sections.map {
        UICollectionViewUpdateItem(.reload, before: Self.all(of: $0), after: Self.all(of: $0))
      })
  }

  /// Moves a section to where the data source has it now.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update([
      UICollectionViewUpdateItem(
        .move, before: Self.all(of: section), after: Self.all(of: newSection))
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
    if updateDepth == 0 { loadIfNeeded() }
    updateDepth += 1
    updates?()
    finishUpdates(completion)
  }

  private static func all(of section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }

  private func update(_ items: [UICollectionViewUpdateItem]) {
    pendingUpdates += items
    guard updateDepth == 0 else { return }
    updateDepth = 1
    finishUpdates(nil)
  }

  private func finishUpdates(_ completion: ((Bool) -> Void)?) {
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let items = pendingUpdates
    pendingUpdates = []
    guard let dataSource, let old = counts, !needsReload else {
      // Nothing was shown yet, or everything is asked for anew: there is nothing to animate.
      reloadData()
      if let completion { MainLoop.current.enqueue { completion(true) } }
      return
    }
    rememberAttributes()
    let new = askCounts(dataSource)
    let mapping = CollectionMapping(items, old: old, new: new)
    counts = new
    layout.invalidateLayout()
    prepareLayout()
    layout.beginUpdates(items)
    CollectionTransition(collection: self, mapping: mapping).run(completion)
    formerAttributes = [:]
  }

  /// Notes where things are, also those that updates could bring into view.
  private func rememberAttributes() {
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    for attributes in layout.layoutAttributesForElements(in: around) ?? [] {
      formerAttributes[attributes.key] = attributes.copy() as? UICollectionViewLayoutAttributes
    }
  }
}
