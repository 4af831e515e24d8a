internal import EdgeRefresh
internal import UIKit

/// A footer that ends with no more data after the first load.
final class AllLoadedFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refreshFooter = AutoNormalFooter(refreshingBlock: { [weak self] in
      self?.loadLastPage()
    })
  }

  private func loadLastPage() {
    server.older { [weak self] older in
      self?.append(older)
      self?.tableView.refreshFooter?.endRefreshingWithNoMoreData()
    }
  }
}
