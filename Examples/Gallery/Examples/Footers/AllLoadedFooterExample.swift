internal import EdgeRefresh
internal import UIKit

/// Says that there is nothing more, and loads no more.
final class AllLoadedFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refreshFooter = AutoNormalFooter(refreshingBlock: { [weak self] in
      self?.loadLast()
    })
  }

  /// The last messages: the footer is told that no others will come.
  private func loadLast() {
    server.older { [weak self] older in
      self?.append(older)
      self?.tableView.refreshFooter?.endRefreshingWithNoMoreData()
    }
  }
}
