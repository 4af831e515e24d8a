// The examples of Sources/EdgeRefreshControls/Kinds/Headers.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshControls
import UIKit

extension ExampleViewController {
  fileprivate func HeadersComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshControls/Kinds/Headers.swift", line: 213)
    tableView.refreshHeader = NormalHeader { try await model.reload() }
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func HeadersComments2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshControls/Kinds/Headers.swift", line: 285)
    tableView.keepsVisibleContentInPlace = true
    tableView.refreshHeader = AutoNormalHeader {
      try await model.loadMore() ? .more : .noMoreData
    }
#sourceLocation()
  }
}
