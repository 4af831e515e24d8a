internal import EdgeRefresh
internal import UIKit

/// A horizontal collection that loads more when it is pulled past its end. The built-in texts of a
/// trailer are about details to view, as in MJRefresh, so this trailer has its own.
final class HorizontalCollectionExample: RowCollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let trailer = NormalTrailer()
    trailer.refreshingBlock = { [weak self, weak trailer] in
      self?.loadMore { trailer?.endRefreshing() }
    }
    trailer.setTitle("Slide to load more", for: .idle)
    trailer.setTitle("Release to load more", for: .pulling)
    trailer.setTitle("Loading...", for: .refreshing)
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
