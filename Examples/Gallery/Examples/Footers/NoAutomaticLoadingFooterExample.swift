internal import EdgeRefresh
internal import UIKit

/// A footer that loads only after a tap or a pull past the end.
final class NoAutomaticLoadingFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = AutoNormalFooter(refreshingBlock: { [weak self] in self?.loadMore() })
    footer.loadsAutomatically = false
    tableView.refreshFooter = footer
  }
}
