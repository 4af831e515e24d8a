internal import EdgeRefresh
internal import UIKit

/// A footer with a series of images that is pulled into view past the end of the list.
final class BackGifFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = BackImageFooter(refreshingBlock: { [weak self] in self?.loadMore() })
    footer.setImages(PetalImages.opening, for: .idle)
    footer.setImages(PetalImages.turning, for: .pulling)
    footer.setImages(PetalImages.turning, for: .refreshing)
    footer.fadesWithPull = true
    tableView.refreshFooter = footer
  }
}
