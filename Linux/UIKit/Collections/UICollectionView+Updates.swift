import Foundation

/// Inserting, deleting, reloading and moving items and sections.
extension UICollectionView {
  func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    // Load the old counts before the closure changes the data.
    if openUpdateCount == 0 { loadIfNeeded() }
    openUpdateCount += 1
    updates?()
    finishUpdates(completion)
  }

  func update(_ updates: [CollectionUpdate]) {
    pendingUpdates += updates
    guard openUpdateCount == 0 else { return }
    openUpdateCount = 1
    finishUpdates(nil)
  }

  private func finishUpdates(_ completion: ((Bool) -> Void)?) {
    openUpdateCount -= 1
    guard openUpdateCount == 0 else { return }
    let updates = pendingUpdates
    pendingUpdates = []
    guard let dataSource, let old = counts, !needsReload else {
      // Nothing has been laid out yet, or everything is reloaded, so there is nothing to animate.
      reloadData()
      if let completion { MainLoop.current.enqueue { completion(true) } }
      return
    }
    saveAttributes()
    let new = requestCounts(dataSource)
    let mapping = CollectionMapping(updates, old: old, new: new)
    counts = new
    storedCollectionViewLayout.invalidateLayout()
    prepareLayout()
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
