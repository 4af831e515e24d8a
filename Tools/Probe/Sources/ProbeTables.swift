internal import UIKit

// Swift does not infer `@objc` for an optional delegate method that only a subclass of the
// conforming class declares. These classes therefore do not inherit from `ProbeList`.

/// The data of a table with a header of 30 points above each section of 20 rows.
final class ProbeSections: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The views of the headers, including those that the table has removed.
  private(set) var headers: [Int: UIView] = [:]

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: ProbeList.identifier, for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UIView()
    headers[section] = header
    return header
  }
}

/// The data of a table whose row heights differ from the estimate: 60 points, and 20 for every
/// third row.
final class ProbeUnevenRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The number of rows.
  var count = 100

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: ProbeList.identifier, for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row.isMultiple(of: 3) ? 20 : 60
  }
}

/// The data of a collection of 60 items with a section header.
final class ProbeHeaderItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 60 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: ProbeList.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: ProbeList.identifier, for: indexPath)
  }
}
