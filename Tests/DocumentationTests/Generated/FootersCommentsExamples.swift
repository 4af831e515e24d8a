// The examples of Sources/EdgeRefreshControls/Kinds/Footers.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshControls
import UIKit

extension ExampleViewController {
  fileprivate func FootersComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshControls/Kinds/Footers.swift", line: 234)
    tableView.refreshFooter = AutoNormalFooter {
      try await model.loadMore() ? .more : .noMoreData
    }
#sourceLocation()
  }
}
