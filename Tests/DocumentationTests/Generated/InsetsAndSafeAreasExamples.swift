// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/InsetsAndSafeAreas.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func InsetsAndSafeAreas1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/InsetsAndSafeAreas.md", line: 25)
    tableView.refreshHeader?.beginRefreshing()
    // Set: stays during the refresh and after it.
    tableView.contentInset.bottom = 80
    // Add: your own bottom inset is 100 now.
    tableView.contentInset.bottom += 20
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func InsetsAndSafeAreas2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/InsetsAndSafeAreas.md", line: 41)
    // Includes 54 points of an open header.
    let saved = tableView.contentInset
    tableView.contentInset.bottom = 300
    tableView.contentInset.bottom = 346
    // The refresh ends meanwhile; the keyboard goes.
    // Your own inset is as it was, and the header's 54 points do not come back.
    tableView.contentInset = saved
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func InsetsAndSafeAreas3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/InsetsAndSafeAreas.md", line: 74)
    tableView.contentInset.top = 120   // A banner lies here.
    let header = NormalHeader { try await model.reload() }
    header.ignoredScrollViewContentInsetTop = 120
    tableView.refreshHeader = header
#sourceLocation()
  }
}
