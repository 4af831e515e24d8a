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
}
