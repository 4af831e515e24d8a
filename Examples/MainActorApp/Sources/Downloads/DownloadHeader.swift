import MJRefresh
import UIKit

/// A header with its own text. It counts how many of its refreshes have ended.
final class DownloadHeader: MJRefreshStateHeader {
  private(set) var endCount = 0

  override func prepare() {
    super.prepare()
    mj_h = 50
    stateLabel.font = .boldSystemFont(ofSize: 15)
    lastUpdatedTimeLabel.isHidden = true
    setTitle("Checking downloads", for: .refreshing)
  }

  override var state: MJRefreshState {
    didSet { alpha = state == .refreshing ? 0.8 : 1 }
  }

  override func endRefreshing() {
    endCount += 1
    super.endRefreshing()
  }
}
