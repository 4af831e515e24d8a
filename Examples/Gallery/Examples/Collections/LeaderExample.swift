internal import EdgeRefresh
internal import UIKit

/// A horizontal collection that loads when it is pulled at its start.
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
