internal import EdgeRefresh
internal import UIKit

/// A list of three messages. "No more data" would look out of place below them, so the footer is
/// hidden until a refresh brings more messages than fit.
final class ShortContentExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    replace(with: Array(messages.prefix(3)))
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.loadAll() })
    tableView.refreshHeader = header
    let footer = AutoNormalFooter {}
    footer.hidesWhenContentFits = true
    footer.endRefreshingWithNoMoreData()
    tableView.refreshFooter = footer
  }

  private func loadAll() {
    server.news { [weak self] news in
      guard let self else { return }
      replace(with: news + Message.first)
      tableView.refreshHeader?.endRefreshing()
    }
  }
}
