import Foundation

/// The way from what a collection showed before updates to what it shows after them.
@MainActor
final class CollectionTransition {
  private let collection: UICollectionView
  private let mapping: CollectionMapping
  private var leaving: [(view: UICollectionReusableView, element: CollectionElement)] = []

  init(collection: UICollectionView, mapping: CollectionMapping) {
    self.collection = collection
    self.mapping = mapping
  }

  func run(_ completion: ((Bool) -> Void)?) {
    takeOver()
    guard collection.window != nil else {
      UIView.performWithoutAnimation { show() }
      retire()
      if let completion { MainLoop.current.enqueue { completion(true) } }
      return
    }
    UIView.animate(
      withDuration: UICollectionView.changeDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.show() },
      completion: { finished in
        self.retire()
        completion?(finished)
      })
  }

  /// Gives the views that stay their new elements, and sets apart those that go.
  private func takeOver() {
    var staying: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in collection.shown {
      if let new = mapping.new(element) {
        staying[new] = view
      } else {
        leaving.append((view, element))
      }
    }
    collection.shown = staying
    collection.selection = Set(collection.selection.compactMap { newPath($0) })
    collection.highlightedPath = collection.highlightedPath.flatMap { newPath($0) }
  }

  private func newPath(_ path: IndexPath) -> IndexPath? {
    mapping.new(CollectionElement(kind: nil, indexPath: path))?.indexPath
  }

  /// Places everything where it is after the updates; what comes in starts from where it comes from.
  private func show() {
    let layout = collection.layout
    let offset = layout.targetContentOffset(forProposedContentOffset: collection.contentOffset)
    collection.updateContentSize()
    if offset != collection.contentOffset, !collection.isDragging {
      let target = collection.clamped(offset)
      if target != collection.contentOffset { collection.contentOffset = target }
    }
    let attributes = collection.visibleAttributes()
    for one in attributes where collection.shown[one.key] == nil {
      UIView.performWithoutAnimation { enter(one) }
    }
    for (view, element) in leaving { leave(view, element) }
    let visible = Set(attributes.map(\.key))
    for (element, view) in collection.shown where !visible.contains(element) {
      // It goes on being there, but outside of what is visible.
      collection.shown[element] = nil
      leaving.append((view, element))
      if let attributes = placed(element) { view.take(attributes) }
    }
    collection.layOutCollection()
    layout.endUpdates()
  }

  private func placed(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let kind = element.kind else {
      return collection.layout.layoutAttributesForItem(at: element.indexPath)
    }
    return collection.layout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: element.indexPath)
  }

  private func enter(_ attributes: UICollectionViewLayoutAttributes) {
    collection.fetch(attributes)
    guard let view = collection.shown[attributes.key] else { return }
    if let old = mapping.old(attributes.key) {
      // It was there, but outside of what was visible.
      if let former = collection.formerAttributes[old] { view.take(former) }
    } else if attributes.representedElementKind != nil {
      view.alpha = 0
    } else if let initial = collection.layout.initialLayoutAttributesForAppearingItem(
      at: attributes.indexPath)
    {
      view.take(initial)
    }
  }

  private func leave(_ view: UICollectionReusableView, _ element: CollectionElement) {
    if element.kind != nil {
      view.alpha = 0
    } else if let final = collection.layout.finalLayoutAttributesForDisappearingItem(
      at: element.indexPath)
    {
      view.take(final)
    } else {
      UIView.performWithoutAnimation { view.alpha = 0 }
    }
  }

  private func retire() {
    for (view, element) in leaving { collection.retire(view, element) }
    leaving = []
  }
}
