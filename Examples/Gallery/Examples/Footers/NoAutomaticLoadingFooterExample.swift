internal import EdgeRefresh
internal import UIKit

/// Waits for a tap, or for a pull past the end.
final class NoAutomaticLoadingFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = AutoNormalFooter(refreshingBlock: { [weak self] in self?.loadMore() })
    footer.loadsAutomatically = false
    tableView.refreshFooter = footer
  }
}
