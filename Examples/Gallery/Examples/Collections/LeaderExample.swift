internal import EdgeRefresh
internal import UIKit

/// A horizontal collection that refreshes when it is pulled at its start. The built-in texts of a
/// leader are about details to view, as in MJRefresh, so this leader has its own.
final class LeaderExample: RowCollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let leader = NormalLeader(refreshingBlock: { [weak self] in self?.loadNew() })
    leader.setTitle("Slide to refresh", for: .idle)
    leader.setTitle("Release to refresh", for: .pulling)
    leader.setTitle("Loading...", for: .refreshing)
    collectionView.refreshLeader = leader
  }

  private func loadNew() {
    server.news { [weak self] news in
      guard let self else { return }
      show(news + messages)
      collectionView.refreshLeader?.endRefreshing()
    }
  }
}
