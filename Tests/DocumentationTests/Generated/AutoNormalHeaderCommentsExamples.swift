// The examples of Sources/EdgeRefreshControls/Header/AutoNormalHeader.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshControls
import UIKit

extension ExampleViewController {
  fileprivate func AutoNormalHeaderComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshControls/Header/AutoNormalHeader.swift", line: 7)
    tableView.keepsVisibleContentInPlace = true
    tableView.refreshHeader = AutoNormalHeader {
      try await model.loadMore() ? .more : .noMoreData
    }
#sourceLocation()
  }
}
