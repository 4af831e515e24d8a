internal import EdgeRefresh
internal import UIKit

/// A chat that inserts older messages at the top. The visible messages stay in place.
final class ChatExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.loadOlder() })
    header.lastUpdatedTimeLabel.isHidden = true
    header.setTitle("Pull for older messages", for: .idle)
    header.setTitle("Let go for older messages", for: .pulling)
    header.fadesWithPull = true
    tableView.refreshHeader = header
  }

  private func loadOlder() {
    server.older { [weak self] older in
      guard let self else { return }
      let height = tableView.contentSize.height
      insert(older)
      // Keep the visible messages in place: scroll by the height of the inserted rows. It is exact,
      // because the list has no estimated heights.
      tableView.layoutIfNeeded()
      tableView.contentOffset.y += tableView.contentSize.height - height
      tableView.refreshHeader?.endRefreshing()
    }
  }
}
