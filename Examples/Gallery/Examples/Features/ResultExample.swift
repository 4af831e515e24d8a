internal import EdgeRefresh
internal import UIKit

/// A header that stays open for a second and says that the list was updated.
final class ResultExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.minimumVisibleDuration = 0.8
    header.resultDuration = 1
    header.setResultTitle("2 new messages", for: .success)
    tableView.refreshHeader = header
  }
}
