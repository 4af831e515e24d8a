internal import EdgeRefresh
internal import UIKit

/// Comes into view with images as the list is pulled past its end.
final class BackGifFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = BackGifFooter(refreshingBlock: { [weak self] in self?.loadMore() })
    footer.setImages(PetalImages.opening, for: .idle)
    footer.setImages(PetalImages.turning, for: .pulling)
    footer.setImages(PetalImages.turning, for: .refreshing)
    footer.fadesWithPull = true
    tableView.refreshFooter = footer
  }
}
