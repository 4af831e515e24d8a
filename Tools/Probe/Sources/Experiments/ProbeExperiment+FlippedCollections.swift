internal import UIKit

extension ProbeExperiment {
  /// Collections in a right-to-left layout: their coordinates inside and in their superview.
  static let flippedCollections: [ProbeExperiment] = [
    ProbeExperiment(
      "flipped-points", "Where two points of a right-to-left collection are in its superview."
    ) { stage in
      compareLayouts(stage) { collection in
        let left = collection.convert(collection.bounds.origin, to: stage.canvas)
        let right = collection.convert(
          CGPoint(x: collection.bounds.maxX, y: collection.bounds.minY), to: stage.canvas)
        return ["left": left, "right": right, "isReversed": left.x > right.x]
      }
    },
    ProbeExperiment(
      "flipped-transform", "The transform, the frame and the bounds of a flipped collection."
    ) { stage in
      compareLayouts(stage) { collection in
        [
          "hasTransform": collection.transform.a != 1, "frame": collection.frame,
          "size": collection.bounds.size,
          "direction": collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? "right to left" : "left to right",
        ]
      }
    },
    ProbeExperiment(
      "flipped-cells", "The frame of the first item, inside the collection and in its superview."
    ) { stage in
      compareLayouts(stage) { collection in
        let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0))
        return [
          "frame": cell?.frame,
          "placeInCanvas": cell.map { $0.convert($0.bounds, to: stage.canvas) },
          "hasTransform": cell.map { $0.transform.a != 1 },
        ]
      }
    },
    ProbeExperiment(
      "flipped-subview", "Where a subview of a right-to-left collection is in the superview."
    ) { stage in
      compareLayouts(stage) { collection in
        let subview = collection.viewWithTag(7)
        return [
          "frame": subview?.frame,
          "placeInCanvas": subview.map { $0.convert($0.bounds, to: stage.canvas) },
        ]
      }
    },
    ProbeExperiment(
      "flipped-offset", "The offset of a horizontal right-to-left collection, and its range."
    ) { stage in
      compareLayouts(stage, direction: .horizontal) { collection in
        [
          "offset": collection.contentOffset.x, "contentWidth": collection.contentSize.width,
          "items": collection.indexPathsForVisibleItems.map(\.item).sorted(),
        ]
      }
    },
    ProbeExperiment(
      "flipped-inset", "Where the insets of a horizontal right-to-left collection are."
    ) { stage in
      compareLayouts(stage, direction: .horizontal) {
        $0.contentInset = UIEdgeInsets(top: 0, left: 54, bottom: 0, right: 20)
      } read: { collection in
        let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0))
        return [
          "offset": collection.contentOffset.x, "inset": collection.contentInset,
          "placeInCanvas": cell.map { $0.convert($0.bounds, to: stage.canvas) },
        ]
      }
    },
  ]

  /// Adds a collection and makes it right to left, first with a layout that does not flip, then
  /// with one that does.
  @MainActor private static func compareLayouts(
    _ stage: ProbeStage, direction: UICollectionView.ScrollDirection = .vertical,
    prepare: @escaping (UICollectionView) -> Void = { _ in },
    read values:
      @escaping (UICollectionView) -> KeyValuePairs<String, any ProbeConvertible>
  ) {
    var shown = makeCollection(UICollectionViewFlowLayout())
    func makeCollection(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
      layout.scrollDirection = direction
      let collection = stage.collection(stage.list(60), layout: layout)
      let subview = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      subview.tag = 7
      collection.addSubview(subview)
      prepare(collection)
      return collection
    }
    stage.read { values(shown) }
    stage.step("right to left, without flipping") {
      shown.removeFromSuperview()
      shown = makeCollection(UICollectionViewFlowLayout())
      shown.semanticContentAttribute = .forceRightToLeft
    }
    stage.step("right to left, with flipping") {
      shown.removeFromSuperview()
      shown = makeCollection(ProbeFlippingLayout())
      shown.semanticContentAttribute = .forceRightToLeft
    }
    stage.step("scrolled") {
      shown.contentOffset = CGPoint(x: direction == .vertical ? 0 : 100, y: 0)
    }
    stage.step("left to right again") { shown.semanticContentAttribute = .forceLeftToRight }
  }
}

/// A flow layout that mirrors itself in a right-to-left layout.
private final class ProbeFlippingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
