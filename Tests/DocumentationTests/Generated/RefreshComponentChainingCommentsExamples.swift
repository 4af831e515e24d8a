// The examples of Sources/EdgeRefresh/Component/RefreshComponent+Chaining.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func RefreshComponentChainingComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/Component/RefreshComponent+Chaining.swift", line: 6)
    NormalHeader { [weak self] in self?.reload() }
      .autoChangeTransparency(true)
      .link(to: tableView)
#sourceLocation()
  }
}
