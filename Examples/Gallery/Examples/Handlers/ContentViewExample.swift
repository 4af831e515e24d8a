internal import EdgeRefresh
internal import UIKit

/// A header that is drawn by a content view, without a subclass of a header.
final class ContentViewExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = RefreshHeader(content: ProgressRing(frame: .zero))
    header.refreshingBlock = { [weak self] in self?.reload() }
    tableView.refreshHeader = header
  }
}
