internal import EdgeRefresh
internal import UIKit

/// A vertical collection with a header and a footer that loads automatically.
final class VerticalCollectionExample: TileCollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    collectionView.refreshHeader = header
    let footer = AutoNormalFooter()
    footer.refreshingBlock = { [weak self, weak footer] in
      self?.loadMore { footer?.endRefreshing() }
    }
    collectionView.refreshFooter = footer
  }
}
