public import Foundation

/// Knows what is in a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// The cell of an item, dequeued and filled.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// How many sections there are; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A view beside the items, dequeued and filled; needed where the layout has such views.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Stands in for a data source that does not implement the method.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Stands in for a data source that does not implement the method: it stops the app, as in UIKit.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure("the layout has a view of kind \(kind), but \(type(of: self)) has none")
  }
}
