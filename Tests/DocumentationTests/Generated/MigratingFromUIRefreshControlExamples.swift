// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/MigratingFromUIRefreshControl.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func MigratingFromUIRefreshControl1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/MigratingFromUIRefreshControl.md", line: 21)
    tableView.refreshHeader = NormalHeader { try await model.reload() }
#sourceLocation()
  }
}
