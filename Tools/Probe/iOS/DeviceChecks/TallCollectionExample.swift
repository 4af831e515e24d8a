internal import EdgeRefresh
internal import UIKit

/// A collection that is about three screens long, with a header and a footer that is pulled.
final class TallCollectionExample: TileCollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 160, height: 320)
    collectionView.refreshHeader = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    let footer = BackNormalFooter()
    footer.refreshingBlock = { [weak self, weak footer] in
      self?.loadMore { footer?.endRefreshing() }
    }
    collectionView.refreshFooter = footer
  }
}
