internal import EdgeRefresh
internal import UIKit

/// The state in words, without the time of the last refresh.
final class HiddenTimeHeaderExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.lastUpdatedTimeLabel.isHidden = true
    header.fadesWithPull = true
    tableView.refreshHeader = header
  }
}
