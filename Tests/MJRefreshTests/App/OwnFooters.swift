import MJRefresh
import UIKit

/// A custom automatic footer.
final class OwnAutoFooter: MJRefreshAutoFooter {
  var label: UILabel!
  var loads = 0
  var languages = 0

  override func prepare() {
    super.prepare()
    mj_size.height = 50
    label = UILabel.mj_()
    addSubview(label)
  }

  override func placeSubviews() {
    super.placeSubviews()
    label.frame = bounds
  }

  override var state: MJRefreshState {
    didSet {
      switch self.state {
      case .idle: label.text = "More to come"
      case .refreshing: label.text = "Loading"
      case .noMoreData: label.text = "That is all"
      default: break
      }
    }
  }

  override func executeRefreshingCallback() {
    loads += 1
    super.executeRefreshingCallback()
  }

  override func i18nDidChange() {
    languages += 1
    super.i18nDidChange()
  }
}

/// A custom back footer with a bar that shows the progress of the pull.
final class OwnBackFooter: MJRefreshBackFooter {
  weak var bar: UIView?
  var log: [String] = []

  override func prepare() {
    super.prepare()
    let bar = UIView()
    addSubview(bar)
    self.bar = bar
  }

  override func placeSubviews() {
    super.placeSubviews()
    bar?.mj_h = 4
    bar?.mj_origin = .zero
  }

  override var state: MJRefreshState {
    willSet { log.append("will \(newValue)") }
    didSet { log.append("\(oldValue) to \(state)") }
  }

  override var pullingPercent: CGFloat {
    didSet { bar?.mj_w = mj_w * min(pullingPercent, 1) }
  }

  override func beginRefreshing() {
    log.append("begin")
    super.beginRefreshing()
  }

  override func endRefreshing() {
    log.append("end")
    super.endRefreshing()
  }

  override func endRefreshingWithNoMoreData() {
    log.append("no more")
    super.endRefreshingWithNoMoreData()
  }

  override func resetNoMoreData() {
    log.append("reset")
    super.resetNoMoreData()
  }
}
