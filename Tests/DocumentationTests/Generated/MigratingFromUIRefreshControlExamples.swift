// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/MigratingFromUIRefreshControl.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func MigratingFromUIRefreshControl1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/MigratingFromUIRefreshControl.md", line: 39)
    tableView.refreshHeader = NormalHeader { try await model.reload() }
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func MigratingFromUIRefreshControl2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/MigratingFromUIRefreshControl.md", line: 47)
    tableView.refreshHeader?.beginRefreshing {
      print("The header is open, and its handler was called.")
    }
#sourceLocation()
  }
}

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/MigratingFromUIRefreshControl.md", line: 68)


final class SwipedListController: UITableViewController {
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    tableView.refreshHeader?.accessibilityScroll(direction) ?? false
  }
}
#sourceLocation()
