internal import EdgeRefresh
internal import UIKit

/// A footer that is hidden when everything is loaded.
final class HiddenAfterLoadingFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refreshFooter = AutoNormalFooter(refreshingBlock: { [weak self] in
      self?.loadOnce()
    })
  }

  private func loadOnce() {
    server.older { [weak self] older in
      self?.append(older)
      self?.tableView.refreshFooter?.endRefreshing()
      self?.tableView.refreshFooter?.isHidden = true
    }
  }
}
