// The examples of Sources/MJRefresh/Chaining.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import MJRefresh
import UIKit

extension ExampleViewController {
  fileprivate func ChainingComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/MJRefresh/Chaining.swift", line: 11)
    MJRefreshNormalHeader { [weak self] in self?.reload() }
      .autoChangeTransparency(true)
      .link(to: tableView)
#sourceLocation()
  }
}
