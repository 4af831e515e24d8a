internal import EdgeRefresh
internal import UIKit

/// A horizontal timeline that loads older tiles when its start is reached. The visible tiles stay
/// in place.
final class AutoLeaderExample: RowCollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let leader = AutoNormalLeader(refreshingBlock: { [weak self] in self?.loadOlder() })
    collectionView.refreshLeader = leader
    collectionView.keepsVisibleContentInPlace = true
  }

  private func loadOlder() {
    server.older { [weak self] older in
      guard let self else { return }
      show(older + messages)
      collectionView.refreshLeader?.endRefreshing(with: older.isEmpty ? .noMoreData : .success)
    }
  }
}
