import Foundation

/// Inserting, deleting, reloading and moving items and sections.
extension UICollectionView {
  func update(_ action: UICollectionViewUpdateItem.Action, _ sections: IndexSet) {
    update(
      sections.map { section in
        let path = Self.wholeSection(section)
        return switch action {
        case .insert: UICollectionViewUpdateItem(.insert, after: path)
        case .delete: UICollectionViewUpdateItem(.delete, before: path)
        case .reload, .move, .none: UICollectionViewUpdateItem(action, before: path, after: path)
        }
      })
  }

  func move(section: Int, to newSection: Int) {
    update([
      UICollectionViewUpdateItem(
        .move, before: Self.wholeSection(section), after: Self.wholeSection(newSection))
    ])
  }

  func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    // Load the old counts before the closure changes the data.
    if openUpdateCount == 0 { loadIfNeeded() }
    openUpdateCount += 1
    updates?()
    finishUpdates(completion)
  }

  private static func wholeSection(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }

  func update(_ items: [UICollectionViewUpdateItem]) {
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
