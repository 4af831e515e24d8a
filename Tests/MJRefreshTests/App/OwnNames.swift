import MJRefresh
import UIKit

// An app may use the same names as EdgeRefresh.

/// A table view with its own properties for controls.
class ListView: UITableView {
  var refreshHeader = MJRefreshNormalHeader {}
  lazy var refreshFooter = MJRefreshAutoNormalFooter { [weak self] in
    self?.mj_footer.endRefreshing()
  }
  var refreshTrailer: MJRefreshTrailer? { mj_trailer }

  func attach() {
    mj_header = refreshHeader
    mj_footer = refreshFooter
  }
}

/// A collection view with its own properties for controls.
class GridView: UICollectionView {
  var refreshHeader: MJRefreshHeader? {
    get { mj_header }
    set { mj_header = newValue }
  }
  lazy var refreshTrailer = MJRefreshNormalTrailer {}
  private(set) var refreshFooter: String = "a text"
}
