internal import UIKit

extension ProbeExperiment {
  /// Collections: updates, the order of subviews, and layouts.
  static let collections: [ProbeExperiment] = [
    ProbeExperiment(
      "collection-reload", "When the content size changes after a collection is reloaded."
    ) { stage in
      let (list, collection) = observedCollection(stage)
      stage.step("items are added and the collection is reloaded") {
        list.sections = [90]
        collection.reloadData()
      }
      stage.step("items are removed and the layout is done at once") {
        list.sections = [60]
        collection.reloadData()
        collection.layoutIfNeeded()
      }
      stage.step("all items are removed") {
        list.sections = [0]
        collection.reloadData()
      }
    },
    ProbeExperiment(
      "collection-uncommitted",
      "Whether a collection that was reloaded has uncommitted updates, and how many items."
    ) { stage in
      let (list, collection) = observedCollection(stage)
      stage.read {
        [
          "hasUncommittedUpdates": collection.hasUncommittedUpdates,
          "items": collection.numberOfItems(inSection: 0),
        ]
      }
      stage.step("items are added and the collection is reloaded") {
        list.sections = [90]
        collection.reloadData()
      }
      stage.step("items are inserted", for: 0.8) {
        stage.update(collection) {
          list.sections = [91]
          collection.insertItems(at: paths(0))
        }
      }
    },
    ProbeExperiment(
      "collection-insert", "The content size and the offset when items are inserted and deleted."
    ) { stage in
      let (list, collection) = observedCollection(stage)
      stage.step("the collection is scrolled to the end") { collection.contentOffset.y = 1490 }
      stage.step("items are inserted at the end", for: 0.8) {
        stage.update(collection) {
          list.sections = [63]
          collection.insertItems(at: paths(60, 61, 62))
        }
      }
      stage.step("items are inserted at the top", for: 0.8) {
        stage.update(collection) {
          list.sections = [66]
          collection.insertItems(at: paths(0, 1, 2))
        }
      }
      stage.step("items are deleted at the end", for: 0.8) {
        stage.update(collection) {
          list.sections = [60]
          collection.deleteItems(at: paths(60, 61, 62, 63, 64, 65))
        }
      }
      stage.step("an update without changes", for: 0.8) { stage.update(collection) {} }
    },
    ProbeExperiment(
      "collection-subview-order", "The place of a view behind the items after updates."
    ) { stage in
      let (_, collection) = observedCollection(stage)
      let control = UIView(frame: CGRect(x: 0, y: -54, width: 390, height: 54))
      collection.insertSubview(control, at: 0)
      let background = UIView()
      stage.read {
        let cell = collection.visibleCells.compactMap(collection.index(ofSubview:)).min()
        return [
          "isBehindItems": collection.index(ofSubview: control).flatMap { place in
            cell.map { place < $0 }
          },
          "isBehindBackground": collection.index(ofSubview: control).flatMap { place in
            collection.index(ofSubview: background).map { place < $0 }
          },
        ]
      }
      stage.step("the collection is reloaded") { collection.reloadData() }
      stage.step("the collection is scrolled") { collection.contentOffset.y = 500 }
      stage.step("a background view is set") { collection.backgroundView = background }
      stage.step("the collection is scrolled back") { collection.contentOffset.y = 0 }
    },
    ProbeExperiment(
      "collection-layout", "The content size and the offset when the layout changes."
    ) { stage in
      let (_, collection) = observedCollection(stage)
      let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
      stage.step("the collection is scrolled to the end") { collection.contentOffset.y = 1490 }
      stage.step("the items become smaller") { layout?.itemSize = CGSize(width: 100, height: 50) }
      stage.step("the section has an inset") { layout?.sectionInset.top = 40 }
      stage.step("the layout is invalidated") { layout?.invalidateLayout() }
      stage.step("the direction changes") { layout?.scrollDirection = .horizontal }
    },
    ProbeExperiment(
      "collection-frame", "The content size and the offset when the frame of a collection changes."
    ) { stage in
      let (_, collection) = observedCollection(stage)
      stage.step("the collection is scrolled to the end") { collection.contentOffset.y = 1490 }
      stage.step("the frame becomes wide enough for a column more") {
        collection.frame.size.width = 430
      }
      stage.step("the frame becomes higher") { collection.frame.size.height = 800 }
    },
    ProbeExperiment(
      "collection-pinned-header", "The place of a pinned header with an inset and above the top."
    ) { stage in
      let (collection, header) = pinnedHeader(stage)
      stage.read {
        let top = collection.contentOffset.y + collection.adjustedContentInset.top
        return [
          "distanceFromTop": header().map { $0.frame.minY - top },
          "offset": collection.contentOffset.y,
        ]
      }
      stage.step("the collection is scrolled") { collection.contentOffset.y = 200 }
      stage.step("the top inset grows") { collection.contentInset.top = 54 }
      stage.step("the collection moves above its top") { collection.contentOffset.y = -80 }
    },
    ProbeExperiment(
      "collection-pinned-animated", "Whether a pinned header is animated when the content is."
    ) { stage in
      let (collection, header) = pinnedHeader(stage)
      stage.read {
        ["isHeaderAnimated": header().map { $0.layer.animationKeys() != nil }]
      }
      stage.step("the collection is scrolled") { collection.contentOffset.y = 100 }
      stage.step("the offset is animated") {
        UIView.animate(withDuration: 0.4) { collection.contentOffset.y = 150 }
      }
    },
    ProbeExperiment(
      "collection-inset", "The frames of items and the content size when insets change."
    ) { stage in
      let (_, collection) = observedCollection(stage)
      stage.read {
        ["lastFrame": collection.cellForItem(at: IndexPath(item: 2, section: 0))?.frame]
      }
      stage.step("the top inset grows") { collection.contentInset.top = 54 }
      stage.step("the left inset grows") { collection.contentInset.left = 40 }
      stage.step("the right inset grows") { collection.contentInset.right = 120 }
    },
  ]

  /// Adds a collection of 60 items in three columns, and observes its offset and content size.
  @MainActor private static func observedCollection(
    _ stage: ProbeStage
  ) -> (ProbeList, UICollectionView) {
    let list = stage.list(60)
    let collection = stage.collection(list)
    collection.layoutIfNeeded()
    stage.observe(\.contentOffset, of: collection, as: "offset")
    stage.observe(\.contentSize, of: collection, as: "content size")
    stage.readItems(collection)
    return (list, collection)
  }

  /// Adds a collection with pinned section headers. Also returns a function that finds the first
  /// header.
  @MainActor private static func pinnedHeader(
    _ stage: ProbeStage
  ) -> (UICollectionView, @MainActor () -> UICollectionReusableView?) {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let collection = stage.collection(ProbeHeaderItems(), layout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: ProbeList.identifier)
    return (
      collection,
      { [weak collection] in
        collection?.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
      }
    )
  }

  private static func paths(_ items: Int...) -> [IndexPath] {
    items.map { IndexPath(item: $0, section: 0) }
  }
}
