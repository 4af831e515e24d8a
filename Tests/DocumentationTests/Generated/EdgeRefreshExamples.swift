// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/EdgeRefresh.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func EdgeRefresh1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/EdgeRefresh.md", line: 36)
    tableView.refreshHeader = NormalHeader { try await model.reload() }
    tableView.refreshFooter = AutoNormalFooter {
      try await model.loadMore() ? .more : .noMoreData
    }
#sourceLocation()
  }
}
