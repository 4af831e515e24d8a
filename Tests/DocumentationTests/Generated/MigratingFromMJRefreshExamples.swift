// The examples of Sources/MJRefresh/MJRefresh.docc/MigratingFromMJRefresh.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import MJRefresh
import UIKit

extension ExampleViewController {
  fileprivate func MigratingFromMJRefresh1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/MJRefresh/MJRefresh.docc/MigratingFromMJRefresh.md", line: 39)


    tableView.mj_header = MJRefreshNormalHeader { [weak self] in
      self?.reload()
    }
    tableView.mj_footer = MJRefreshAutoNormalFooter { [weak self] in
      self?.loadMore()
    }
    tableView.mj_header?.beginRefreshing()
    // When the content has been loaded:
    tableView.mj_header?.endRefreshing()
    tableView.mj_footer?.endRefreshingWithNoMoreData()
#sourceLocation()
  }
}
