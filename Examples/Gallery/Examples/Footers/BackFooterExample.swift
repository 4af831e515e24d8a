internal import EdgeRefresh
internal import UIKit

/// A footer that is pulled into view past the end of the list. It is below the app's bottom inset.
final class BackFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInset.bottom = 30
    let footer = BackNormalFooter(refreshingBlock: { [weak self] in self?.loadMore() })
    footer.distanceFromContent = 30
    tableView.refreshFooter = footer
  }
}
