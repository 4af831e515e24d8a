internal import EdgeRefresh
internal import UIKit

/// Horizontal pages. Pulling past the last one loads more.
final class PagingExample: TileCollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    layout.scrollDirection = .horizontal
    layout.sectionInset = .zero
    layout.minimumLineSpacing = 0
    collectionView.isPagingEnabled = true
    collectionView.alwaysBounceHorizontal = true
    // The order of the pages does not depend on the language.
    collectionView.semanticContentAttribute = .forceLeftToRight
    let trailer = NormalTrailer()
    trailer.refreshingBlock = { [weak self, weak trailer] in
      self?.loadMore { trailer?.endRefreshing() }
    }
    trailer.setTitle("Slide for more pages", for: .idle)
    trailer.setTitle("Release for more pages", for: .pulling)
    trailer.setTitle("Loading...", for: .refreshing)
    collectionView.refreshTrailer = trailer
    show(Array(messages.prefix(3)))
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = collectionView.bounds.inset(by: view.safeAreaInsets)
    layout.itemSize = CGSize(width: collectionView.bounds.width, height: max(area.height, 1))
  }
}
