internal import EdgeRefresh
internal import UIKit

/// Stays out of sight until the list is pulled past its end; here it keeps clear of a bar of the app's.
final class BackFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInset.bottom = 30
    let footer = BackNormalFooter(refreshingBlock: { [weak self] in self?.loadMore() })
    footer.distanceFromContent = 30
    footer.fadesWithPull = true
    tableView.refreshFooter = footer
  }
}
