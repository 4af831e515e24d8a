// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/Handlers.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func Handlers1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Handlers.md", line: 20)
    let header = NormalHeader { try await model.reload() }
    tableView.refreshHeader = header

    let footer = BackNormalFooter { [weak self] in self?.loadMore() }
    tableView.refreshFooter = footer
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func Handlers2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Handlers.md", line: 45)
    tableView.refreshFooter = AutoNormalFooter {
      try await model.loadMore() ? .more : .noMoreData
    }
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func Handlers3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Handlers.md", line: 72)
    tableView.refreshHeader?.scrollsToControl = false
    tableView.refreshHeader?.beginRefreshing()
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func Handlers4(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Handlers.md", line: 91)
    tableView.refreshHeader = NormalHeader {
      for page in 1...3 {
        try Task.checkCancellation()
        try await model.load(page: page)
      }
    }
#sourceLocation()
  }
}
