// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/FailuresAndRetry.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func FailuresAndRetry1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/FailuresAndRetry.md", line: 21)
    let footer = AutoNormalFooter {
      try await model.loadMore() ? .more : .noMoreData
    }
    footer.showsFailure = true
    tableView.refreshFooter = footer
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func FailuresAndRetry2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/FailuresAndRetry.md", line: 60)
    tableView.refreshHeader = NormalHeader { [weak self] in
      do {
        try await model.reload()
      } catch {
        self?.show(error)
        throw error
      }
    }
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func FailuresAndRetry3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/FailuresAndRetry.md", line: 75)
    tableView.refreshHeader?.timeoutDuration = 20
#sourceLocation()
  }
}
