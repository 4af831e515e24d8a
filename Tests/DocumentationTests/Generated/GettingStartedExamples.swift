// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/GettingStarted.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/GettingStarted.md", line: 27)



final class NewsViewController: UITableViewController {
  private let news = News()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refreshHeader = NormalHeader { [weak self] in
      try await self?.reload()
    }
    tableView.refreshFooter = AutoNormalFooter { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
    tableView.refreshFooter?.resetsWithHeader = true
    tableView.refreshHeader?.beginRefreshing()
  }

  private func reload() async throws {
    try await news.reload()
    tableView.reloadData()
  }

  private func loadMore() async throws -> LoadMoreResult {
    let hasMore = try await news.loadMore()
    tableView.reloadData()
    return hasMore ? .more : .noMoreData
  }
}
#sourceLocation()

extension ExampleViewController {
  fileprivate func GettingStarted2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/GettingStarted.md", line: 75)
    tableView.refreshFooter = AutoNormalFooter { [weak self] in self?.startLoading() }
    // In the completion block of your load, one of these:
    tableView.refreshFooter?.endRefreshing()
    tableView.refreshFooter?.endRefreshing(with: .failure)
    tableView.refreshFooter?.endRefreshingWithNoMoreData()
#sourceLocation()
  }
}
