import MJRefresh
import UIKit

/// A header written for early versions of Swift and MJRefresh.
class OldHeader: MJRefreshHeader {
  var label: UILabel!
  var moves = 0

  override func prepare() {
    super.prepare()
    self.mj_h = 50
    self.label = UILabel()
    self.addSubview(self.label)
  }

  override func placeSubviews() {
    super.placeSubviews()
    self.label.frame = self.bounds
  }

  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]!) {
    super.scrollViewContentOffsetDidChange(change)
    moves += 1
  }

  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]!) {
    super.scrollViewContentSizeDidChange(change)
  }

  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]!) {
    super.scrollViewPanStateDidChange(change)
  }

  override var state: MJRefreshState {
    didSet {
      if oldValue == state { return }
      switch state {
      case .idle: self.label.text = "Pull"
      case .pulling: self.label.text = "Let go"
      case .refreshing: self.label.text = "Loading"
      default: break
      }
    }
  }
}
