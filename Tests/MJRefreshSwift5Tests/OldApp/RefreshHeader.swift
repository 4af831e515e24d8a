import MJRefresh
import UIKit

/// An app's own header, under a name that the library has too.
class RefreshHeader: MJRefreshNormalHeader {
  override func prepare() {
    super.prepare()
    mj_h = 70
    lastUpdatedTimeLabel?.isHidden = true
    stateLabel?.isHidden = true
  }
}
