package import UIKit

/// The data source and layout of a collection view whose items all have the same size.
@MainActor
package final class Grid: NSObject, UICollectionViewDataSource {
  /// The number of items in each section.
  package var counts: [Int]
  /// The layout of the collection view.
  package let layout = UICollectionViewFlowLayout()

  /// Creates items. Each count is the number of items in a section; the size is in points.
  package init(_ counts: Int..., size: CGSize = CGSize(width: 190, height: 120)) {
    self.counts = counts
    layout.itemSize = size
  }

  /// Creates a collection view of these items. The caller must retain the grid.
  package func collection() -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = self
    return collection
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
