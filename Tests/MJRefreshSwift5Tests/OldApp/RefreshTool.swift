import MJRefresh
import UIKit

/// A helper of an app written before Swift had actors. It declares no actor isolation.
class RefreshTool: NSObject {
  static let shared = RefreshTool()

  var onEnd: (() -> Void)?

  /// Returns a header in the style of the app.
  class func header(_ block: @escaping MJRefreshComponentAction) -> MJRefreshNormalHeader {
    let header = MJRefreshNormalHeader(refreshingBlock: block)
    header.lastUpdatedTimeLabel?.isHidden = true
    header.stateLabel.isHidden = true
    header.isAutomaticallyChangeAlpha = true
    header.activityIndicatorViewStyle = .large
    return header
  }

  func footer(for scrollView: UIScrollView, load: @escaping () -> Void) {
    let footer = MJRefreshAutoNormalFooter.init(refreshingBlock: {
      load()
    })
    footer.triggerAutomaticallyRefreshPercent = -1
    footer.autoTriggerTimes = -1
    footer.setTitle("", for: MJRefreshState.idle)
    scrollView.mj_footer = footer
    scrollView.mj_footer?.isHidden = true
  }

  /// Ends refreshing and loading in the callback of a request.
  func end(_ scrollView: UIScrollView, _ fetch: (@escaping () -> Void) -> Void) {
    fetch {
      if scrollView.mj_header?.isRefreshing == true {
        scrollView.mj_header.endRefreshing()
      }
      scrollView.mj_footer?.endRefreshingWithNoMoreData()
      scrollView.mj_offsetY = 0
    }
    onEnd?()
  }

  func speak(_ language: String?) {
    MJRefreshConfig.default.languageCode = language
  }

  var pull: String {
    Bundle.mj_localizedString(forKey: MJRefreshHeaderIdleText)
  }
}

extension UIScrollView {
  func addHeader(_ closure: @escaping () -> Void) {
    self.mj_header = RefreshTool.header(closure)
  }

  func endAll() {
    mj_header?.endRefreshing()
    mj_footer?.endRefreshing()
  }
}
