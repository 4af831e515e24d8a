// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/InsetsAndSafeAreas.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func InsetsAndSafeAreas1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/InsetsAndSafeAreas.md", line: 26)
    tableView.refreshHeader?.beginRefreshing()
    // Set: the value remains during the refresh and after it.
    tableView.contentInset.bottom = 80
    // Add: your own bottom inset is now 100.
    tableView.contentInset.bottom += 20
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func InsetsAndSafeAreas2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/InsetsAndSafeAreas.md", line: 51)
    // Includes the 54 points of an open header.
    let saved = tableView.contentInset
    tableView.contentInset.bottom = 300
    tableView.contentInset.bottom = 346   // The keyboard grows.
    // The refresh ends, and then the keyboard is dismissed.
    // This restores your own inset without the header's 54 points.
    tableView.contentInset = saved
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func InsetsAndSafeAreas3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/InsetsAndSafeAreas.md", line: 103)
    tableView.contentInset.top = 120   // A banner is placed here.
    let header = NormalHeader { try await model.reload() }
    header.distanceFromContent = 120
    tableView.refreshHeader = header
#sourceLocation()
  }
}
