import UIKit

/// A data source and delegate that notes what a collection asks and tells.
@MainActor
final class CollectionFixture: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var sections: [[String]]
  var sizes: [IndexPath: CGSize] = [:]
  var refused: Set<IndexPath> = []
  let journal = Journal()
  private let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  init(_ counts: Int...) {
    sections = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
  }

  /// A collection that fills the window and is laid out.
  func collection(_ world: World, _ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(origin: .zero, size: World.size), collectionViewLayout: layout)
    collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    collection.dataSource = self
    collection.delegate = self
    world.window.addSubview(collection)
    world.turn()
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
  ) -> Bool { !refused.contains(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { journal.note("highlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { journal.note("unhighlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { journal.note("select \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { journal.note("deselect \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { journal.note("end \(indexPath.item)") }
}

/// A cell that remembers what it shows, and how often it was used.
@MainActor final class TextCell: UICollectionViewCell {
  var text = ""
  private(set) var uses = 1

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

extension UICollectionView {
  /// What the visible items say, in their order.
  var texts: [String] {
    indexPathsForVisibleItems.sorted().compactMap { (cellForItem(at: $0) as? TextCell)?.text }
  }

  /// The frame of an item's cell.
  func cellFrame(_ item: Int, _ section: Int = 0) -> CGRect? {
    cellForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

/// A layout of items of a size, 10 points apart.
@MainActor func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: width, height: height)
  return layout
}
