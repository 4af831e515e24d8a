internal import EdgeRefresh
internal import UIKit

/// A row that scrolls sideways; pulled past its end it shows more.
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

/// A collection of one row of high tiles.
class RowCollectionViewController: TileCollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    layout.scrollDirection = .horizontal
    collectionView.alwaysBounceHorizontal = true
    // The row lies the same way in every language.
    collectionView.semanticContentAttribute = .forceLeftToRight
    show(Array(messages.prefix(8)))
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = collectionView.bounds.inset(by: view.safeAreaInsets)
    layout.itemSize = CGSize(width: 140, height: max(area.height - 32, 1))
  }
}
