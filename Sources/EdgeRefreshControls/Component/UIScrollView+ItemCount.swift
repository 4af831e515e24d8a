package import UIKit

extension UIScrollView {
  /// The number of items of a table or collection view in all its sections; `nil` for other scroll
  /// views.
  package var refreshItemCount: Int? {
    if let tableView = self as? UITableView {
      return (0..<tableView.numberOfSections).reduce(0) {
        $0 + tableView.numberOfRows(inSection: $1)
      }
    }
    guard let collectionView = self as? UICollectionView else { return nil }
    return (0..<collectionView.numberOfSections).reduce(0) {
      $0 + collectionView.numberOfItems(inSection: $1)
    }
  }

  /// The numbers of items in the sections of a table or collection view; empty for other scroll
  /// views.
  var itemCounts: [Int] {
    if let tableView = self as? UITableView {
      return (0..<tableView.numberOfSections).map { tableView.numberOfRows(inSection: $0) }
    }
    guard let collectionView = self as? UICollectionView else { return [] }
    return (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
  }
}
