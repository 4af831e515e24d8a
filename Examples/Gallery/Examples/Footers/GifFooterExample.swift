internal import EdgeRefresh
internal import UIKit

/// A footer that loads automatically and displays a series of images during a load.
final class GifFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = AutoImageFooter(refreshingBlock: { [weak self] in self?.loadMore() })
    footer.setImages(PetalImages.turning, for: .refreshing)
    tableView.refreshFooter = footer
  }
}
