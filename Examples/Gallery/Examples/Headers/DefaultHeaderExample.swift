internal import EdgeRefresh
internal import UIKit

/// The standard header: an arrow, a spinner, the state and the last-updated time.
final class DefaultHeaderExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    tableView.refreshHeader = header
  }
}
