// The examples of Sources/MJRefresh/MJRefresh.docc/Names.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func Names1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/MJRefresh/MJRefresh.docc/Names.md", line: 11)


    // Instead of mj_header and MJRefreshNormalHeader:
    tableView.refreshHeader = NormalHeader { try await model.reload() }
#sourceLocation()
  }
}
