internal import EdgeRefresh
internal import UIKit

/// A footer that loads automatically when the end of the list is reached.
final class DefaultFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refreshFooter = AutoNormalFooter(refreshingBlock: { [weak self] in
      self?.loadMore()
    })
  }
}
