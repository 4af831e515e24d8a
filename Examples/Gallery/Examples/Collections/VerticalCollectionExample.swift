internal import EdgeRefresh
internal import UIKit

/// A collection that scrolls vertically, with a header and a footer that loads by itself.
final class VerticalCollectionExample: TileCollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.fadesWithPull = true
    collectionView.refreshHeader = header
    let footer = AutoNormalFooter()
    footer.refreshingBlock = { [weak self, weak footer] in
      self?.loadMore { footer?.endRefreshing() }
    }
    collectionView.refreshFooter = footer
  }
}
