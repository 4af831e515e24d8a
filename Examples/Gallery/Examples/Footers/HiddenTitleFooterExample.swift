internal import EdgeRefresh
internal import UIKit

/// A footer that displays only images during a load.
final class HiddenTitleFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = AutoImageFooter(refreshingBlock: { [weak self] in self?.loadMore() })
    footer.setImages(PetalImages.turning, for: .refreshing)
    footer.isRefreshingTitleHidden = true
    tableView.refreshFooter = footer
  }
}
