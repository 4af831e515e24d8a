internal import EdgeRefresh
internal import UIKit

/// A list with a header and a footer. Several environment examples subclass it.
class HeaderAndFooterListViewController: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    tableView.refreshHeader = header
    tableView.refreshFooter = AutoNormalFooter(refreshingBlock: { [weak self] in
      self?.loadMore()
    })
  }
}
