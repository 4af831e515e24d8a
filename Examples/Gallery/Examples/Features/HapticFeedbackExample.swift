internal import EdgeRefresh
internal import UIKit

/// A header with one light impact when releasing it would refresh.
final class HapticFeedbackExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.playsHapticFeedback = true
    tableView.refreshHeader = header
  }
}
