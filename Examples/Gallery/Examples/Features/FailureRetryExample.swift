internal import EdgeRefresh
internal import UIKit

/// A footer whose first load fails. The footer displays the failure. A tap on it, or scrolling to
/// it again, repeats the load.
final class FailureRetryExample: MessageListViewController {
  private var isFirstLoad = true

  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = AutoNormalFooter(refreshingBlock: { [weak self] in self?.load() })
    footer.showsFailure = true
    tableView.refreshFooter = footer
  }

  private func load() {
    guard isFirstLoad else {
      loadMore()
      return
    }
    isFirstLoad = false
    server.delay(MessageServer.responseTime) { [weak self] in
      self?.tableView.refreshFooter?.endRefreshing(with: .failure)
    }
  }
}
