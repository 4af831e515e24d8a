internal import EdgeRefresh
internal import UIKit

/// A row that loads by itself when its end comes near.
final class AutoTrailerExample: RowCollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let trailer = AutoNormalTrailer()
    trailer.refreshingBlock = { [weak self, weak trailer] in
      self?.loadMore { trailer?.endRefreshing() }
    }
    collectionView.refreshTrailer = trailer
  }
}
