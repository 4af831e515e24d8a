import Foundation

/// The transition of a collection view from its state before a batch of updates to the state after
/// it.
@MainActor
final class CollectionTransition {
  private let collection: UICollectionView
  private let mapping: CollectionMapping
  private var departing: [(view: UICollectionReusableView, element: CollectionElement)] = []

  init(collection: UICollectionView, mapping: CollectionMapping) {
    self.collection = collection
    self.mapping = mapping
  }

  func run(_ completion: ((Bool) -> Void)?) {
    matchVisibleViews()
    guard collection.window != nil else {
      UIView.performWithoutAnimation { layOutNewState() }
      recycleDepartingViews()
      if let completion { MainLoop.current.enqueue { completion(true) } }
      return
    }
    UIView.animate(
      withDuration: UICollectionView.changeDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.layOutNewState() },
      completion: { finished in
        self.recycleDepartingViews()
        completion?(finished)
      })
  }

  private var layout: UICollectionViewLayout { collection.storedCollectionViewLayout }

  /// Assigns the remaining views to their new elements and collects the views to remove.
  private func matchVisibleViews() {
    collection.recycleLeavingViews()
    var staying: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in collection.visibleViews {
      if let new = mapping.elementAfterUpdates(element) {
        staying[new] = view
      } else {
        departing.append((view, element))
      }
    }
    collection.visibleViews = staying
    collection.selection = collection.selection.flatMap { newPath($0) }
    collection.highlightedPath = collection.highlightedPath.flatMap { newPath($0) }
  }

  private func newPath(_ path: IndexPath) -> IndexPath? {
    mapping.elementAfterUpdates(CollectionElement(kind: nil, indexPath: path))?.indexPath
  }

  /// Lays out all views in the state after the updates. New views fade in, and removed ones fade
  /// out.
  private func layOutNewState() {
    collection.isInTransition = true
    defer { collection.isInTransition = false }
    collection.itemsWereUpdated { collection.updateContentSize(evenIfEqual: true) }
    let visibleAttributes = collection.visibleAttributes()
    for attributes in visibleAttributes where collection.visibleViews[attributes.key] == nil {
      UIView.performWithoutAnimation { insertView(for: attributes) }
    }
    for (view, _) in departing { view.alpha = 0 }
    let visible = Set(visibleAttributes.map(\.key))
    for (element, view) in collection.visibleViews where !visible.contains(element) {
      // The element still exists, but is now outside the bounds.
      collection.visibleViews[element] = nil
      departing.append((view, element))
      if let attributes = layoutAttributes(element) {
        view.layOut(with: collection.inSuperview(attributes))
      }
    }
    collection.layOutElements()
  }

  private func layoutAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let kind = element.kind else {
      return layout.layoutAttributesForItem(at: element.indexPath)
    }
    return layout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: element.indexPath)
  }

  private func insertView(for attributes: UICollectionViewLayoutAttributes) {
    collection.loadView(for: attributes)
    guard let view = collection.visibleViews[attributes.key] else { return }
    if let old = mapping.elementBeforeUpdates(attributes.key) {
      // The element existed before, but outside the bounds.
      if let oldAttributes = collection.attributesBeforeUpdates[old] {
        view.layOut(with: collection.inSuperview(oldAttributes))
      }
    } else {
      view.alpha = 0
    }
  }

  private func recycleDepartingViews() {
    for (view, element) in departing { collection.recycle(view, element) }
    departing = []
  }
}
