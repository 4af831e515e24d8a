// The examples of Sources/MJRefresh/Component.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import MJRefresh
import UIKit

extension ExampleViewController {
  fileprivate func ComponentComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/MJRefresh/Component.swift", line: 45)
    MJRefreshNormalHeader { [weak self] in self?.reload() }
      .autoChangeTransparency(true)
      .link(to: tableView)
#sourceLocation()
  }
}
