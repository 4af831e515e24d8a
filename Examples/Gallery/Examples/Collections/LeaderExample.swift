internal import EdgeRefresh
internal import UIKit

/// A row that is pulled at its beginning, as a list is at its top.
final class LeaderExample: RowCollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let leader = NormalLeader()
    leader.refreshingBlock = { [weak self, weak leader] in
      self?.loadMore { leader?.endRefreshing() }
    }
    collectionView.refreshLeader = leader
  }
}
