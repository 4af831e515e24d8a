// The examples of Sources/MJRefresh/MJRefresh.docc/MigrationMessages.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import MJRefresh
import UIKit

extension ExampleViewController {
  fileprivate func MigrationMessages1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/MJRefresh/MJRefresh.docc/MigrationMessages.md", line: 22)


    tableView.mj_header = MJRefreshNormalHeader { [weak self] in
      try await model.reload()
      self?.tableView.reloadData()
    }
#sourceLocation()
  }
}
