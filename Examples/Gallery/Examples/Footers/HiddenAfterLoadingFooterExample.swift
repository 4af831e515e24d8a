internal import EdgeRefresh
internal import UIKit

/// Goes away once everything is there.
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
