internal import EdgeRefresh
internal import UIKit

/// A header that plays haptic feedback when the pull reaches the threshold.
final class HapticFeedbackExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.playsHapticFeedback = true
    tableView.refreshHeader = header
  }
}
