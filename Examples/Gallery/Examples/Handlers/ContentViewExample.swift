internal import EdgeRefresh
internal import UIKit

/// A header made of any view that can draw a state: no subclass of a header is needed.
final class ContentViewExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = RefreshHeader(content: ProgressRing(frame: .zero))
    header.refreshingBlock = { [weak self] in self?.reload() }
    tableView.refreshHeader = header
  }
}
