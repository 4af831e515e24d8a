internal import EdgeRefresh
internal import UIKit

/// Loads by itself, and shows a series of images while it does.
final class GifFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = AutoGifFooter(refreshingBlock: { [weak self] in self?.loadMore() })
    footer.setImages(PetalImages.turning, for: .refreshing)
    tableView.refreshFooter = footer
  }
}
