internal import EdgeRefresh
internal import UIKit

/// A header with images and without text.
final class HiddenTextHeaderExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = ImageHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.setImages(PetalImages.opening, for: .idle)
    header.setImages(PetalImages.turning, for: .pulling)
    header.setImages(PetalImages.turning, for: .refreshing)
    header.stateLabel.isHidden = true
    header.lastUpdatedTimeLabel.isHidden = true
    tableView.refreshHeader = header
  }
}
