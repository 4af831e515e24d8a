internal import EdgeRefresh
internal import UIKit

/// An arrow that turns, a spinner, and the time of the last refresh.
final class DefaultHeaderExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.fadesWithPull = true
    tableView.refreshHeader = header
  }
}
