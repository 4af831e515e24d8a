import MJRefresh
import UIKit

/// A custom header with the same name as a class of the library.
class RefreshHeader: MJRefreshNormalHeader {
  override func prepare() {
    super.prepare()
    mj_h = 70
    lastUpdatedTimeLabel?.isHidden = true
    stateLabel?.isHidden = true
  }
}
