internal import EdgeRefresh
internal import UIKit

/// A horizontal collection that loads more when it is pulled past its end.
final class HorizontalCollectionExample: RowCollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let trailer = NormalTrailer()
    trailer.refreshingBlock = { [weak self, weak trailer] in
      self?.loadMore { trailer?.endRefreshing() }
    }
    collectionView.refreshTrailer = trailer
  }
}

/// A horizontal collection of one row of tiles.
class RowCollectionViewController: TileCollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    layout.scrollDirection = .horizontal
    collectionView.alwaysBounceHorizontal = true
    // The order of the tiles does not depend on the language.
    collectionView.semanticContentAttribute = .forceLeftToRight
    show(Array(messages.prefix(8)))
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = collectionView.bounds.inset(by: view.safeAreaInsets)
    layout.itemSize = CGSize(width: 140, height: max(area.height - 32, 1))
  }
}
