internal import EdgeRefresh
internal import UIKit

/// A header that refreshes when the pull reaches the threshold, as `UIRefreshControl` does.
final class BeginAtThresholdExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.beginsAtThreshold = true
    header.playsHapticFeedback = true
    tableView.refreshHeader = header
  }
}
