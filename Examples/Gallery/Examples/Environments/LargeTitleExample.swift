internal import EdgeRefresh
internal import UIKit

/// A list under a large title, which moves with the pull. This has not been verified on a device.
/// The header has no text.
final class LargeTitleExample: MessageListViewController {
  override var prefersLargeTitles: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Inbox"
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.stateLabel.isHidden = true
    header.lastUpdatedTimeLabel.isHidden = true
    tableView.refreshHeader = header
  }
}
