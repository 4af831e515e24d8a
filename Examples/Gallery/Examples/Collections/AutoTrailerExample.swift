internal import EdgeRefresh
internal import UIKit

/// A horizontal collection that loads automatically when its end is reached.
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
