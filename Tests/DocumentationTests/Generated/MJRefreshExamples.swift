// The examples of Sources/MJRefresh/MJRefresh.docc/MJRefresh.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import MJRefresh
import UIKit

extension ExampleViewController {
  fileprivate func MJRefresh1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/MJRefresh/MJRefresh.docc/MJRefresh.md", line: 21)


    tableView.mj_header = MJRefreshNormalHeader { [weak self] in self?.reload() }
#sourceLocation()
  }
}
