// The Swift part of the app, without imports: its names come from the bridging header.

/// A header of the app, which Objective-C uses.
@objc(BrandHeader) class BrandHeader: MJRefreshNormalHeader {
  @objc var brand = "" { didSet { stateLabel?.text = brand } }

  override func prepare() {
    super.prepare()
    mj_h = 60
    setTitle("Loading", for: .refreshing)
  }
}

/// A footer of the app that counts the ends of its refreshes.
@objc(CountingFooter) class CountingFooter: MJRefreshBackNormalFooter {
  @objc private(set) var ends = 0

  override func endRefreshing() {
    ends += 1
    super.endRefreshing()
  }
}

/// A class of the app with methods that take controls and states.
@objc(AppLists) @MainActor final class AppLists: NSObject {
  @objc var header: MJRefreshHeader?

  @objc(addFooterTo:) func addFooter(to tableView: UITableView) {
    tableView.mj_footer = MJRefreshAutoNormalFooter { [weak tableView] in
      tableView?.mj_footer?.endRefreshingWithNoMoreData()
    }
  }

  @objc(isEndedAt:) func isEnded(at state: MJRefreshState) -> Bool { state == .noMoreData }
}
