internal import EdgeRefresh
internal import UIKit

/// A series of images: selected by the pull, animated during a refresh.
final class GifHeaderExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = ImageHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.setImages(PetalImages.opening, for: .idle)
    header.setImages(PetalImages.turning, for: .pulling)
    header.setImages(PetalImages.turning, for: .refreshing)
    tableView.refreshHeader = header
  }
}
