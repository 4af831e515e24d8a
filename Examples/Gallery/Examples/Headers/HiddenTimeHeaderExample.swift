internal import EdgeRefresh
internal import UIKit

/// A header with its state as text and without the last-updated time.
final class HiddenTimeHeaderExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.lastUpdatedTimeLabel.isHidden = true
    tableView.refreshHeader = header
  }
}
