internal import EdgeRefresh
internal import UIKit

/// A chat whose older messages come in at the top, while the one under the finger stays where it is.
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
      // What is on screen moves down by as much as came in above it.
      tableView.layoutIfNeeded()
      tableView.contentOffset.y += tableView.contentSize.height - height
      tableView.refreshHeader?.endRefreshing()
    }
  }
}
