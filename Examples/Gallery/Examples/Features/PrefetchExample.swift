internal import EdgeRefresh
internal import UIKit

/// A footer that loads when the end is one screen away, so that it is seldom seen. The title says
/// how many pages were loaded.
final class PrefetchExample: MessageListViewController {
  private var pageCount = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = AutoNormalFooter(refreshingBlock: { [weak self] in self?.loadPage() })
    footer.prefetchDistance = .viewLengths(1)
    tableView.refreshFooter = footer
  }

  private func loadPage() {
    server.older { [weak self] older in
      guard let self else { return }
      append(older)
      pageCount += 1
      navigationItem.title = "\(pageCount) pages"
      tableView.refreshFooter?.endRefreshing(with: older.isEmpty ? .noMoreData : .success)
    }
  }
}
