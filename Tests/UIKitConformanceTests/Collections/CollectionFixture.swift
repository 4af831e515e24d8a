import TestSupport
import UIKit

/// A data source and delegate that records highlighting, selection and removed cells.
@MainActor
final class CollectionFixture: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var sections: [[String]]
  var sizes: [IndexPath: CGSize] = [:]
  var nonselectable: Set<IndexPath> = []
  let log = EventLog()
  private let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  init(_ counts: Int...) {
    sections = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
  }

  /// Adds a collection view that fills the window and lays it out.
  func makeCollectionView(_ screen: TestScreen, _ layout: UICollectionViewLayout)
    -> UICollectionView
  {
    let collection = UICollectionView(
      frame: CGRect(origin: .zero, size: TestScreen.size), collectionViewLayout: layout)
    collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    collection.dataSource = self
    collection.delegate = self
    screen.window.addSubview(collection)
    screen.turn()
    return collection
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TextCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { !nonselectable.contains(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { log.record("highlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log.record("unhighlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.record("select \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { log.record("deselect \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.record("end displaying \(indexPath.item)") }
}

/// A cell with a text and the number of times it was used.
@MainActor final class TextCell: UICollectionViewCell {
  var text = ""
  private(set) var uses = 1

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

extension UICollectionView {
  /// The texts of the visible items, in the order of their index paths.
  var texts: [String] {
    indexPathsForVisibleItems.sorted().compactMap { (cellForItem(at: $0) as? TextCell)?.text }
  }

  /// The frame of an item's cell.
  func cellFrame(_ item: Int, _ section: Int = 0) -> CGRect? {
    cellForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

/// Returns a flow layout with an item size and the default spacing of 10 points.
@MainActor func flowLayout(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: width, height: height)
  return layout
}
