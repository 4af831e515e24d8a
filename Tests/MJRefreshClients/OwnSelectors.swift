import MJRefresh

// Members of an app's subclasses that Objective-C can call. Their selectors are those of other
// classes of MJRefresh, or of none.

@objcMembers class BannerHeader: MJRefreshHeader {
  var banner: UIView?
  var activityIndicatorViewStyle = 1
  var stateLabel = UILabel()
  var arrowView: UIView?
  var labelLeftInset = 12

  convenience init(content: UIView) {
    self.init()
    banner = content
  }

  func setTitle(_ title: String, forState state: Int) { stateLabel.text = title }
  func setImages(_ images: [UIImage], forState state: Int) {}
  func title(forState state: Int) -> String { stateLabel.text ?? "" }
  func endRefreshingWithNoMoreData() { endRefreshing() }
}

/// A header with designated initializers of its own.
@objcMembers class CardHeader: MJRefreshHeader {
  private let card: UIView

  init(content: UIView) {
    card = content
    super.init(frame: content.frame)
  }

  init(refreshingTarget: AnyObject, refreshingAction: Selector) {
    card = UIView()
    super.init(frame: .zero)
    setRefreshingTarget(refreshingTarget, refreshingAction: refreshingAction)
  }

  required init?(coder: NSCoder) { nil }
}

/// A header that passes the arguments of an initializer of the library on.
@objcMembers class TrackedHeader: MJRefreshNormalHeader {
  var isTracked = false

  convenience init(refreshingTarget: Any, refreshingAction: Selector, isTracked: Bool) {
    self.init(refreshingTarget: refreshingTarget, refreshingAction: refreshingAction)
    self.isTracked = isTracked
  }
}

class PlainFooter: MJRefreshAutoFooter {
  @objc var activityIndicatorViewStyle = 1
  @objc var loadingView: UIView?
  @objc(setTitle:forState:) func show(title: NSString, state: Int) {}
  @objc(setImages:duration:forState:) func show(images: NSArray, duration: Double, state: Int) {}
}

class TextFooter: MJRefreshBackStateFooter {
  @objc var activityIndicatorViewStyle: String = "medium"
  @objc var refreshingTitleHidden = true
  @objc var autoTriggerTimes = "never"
  @objc func setImages(_ images: [String], forState state: Int) {}
}

extension MJRefreshTrailer {
  @objc func setTitle(_ title: String?, forState state: Int) {}
  @objc var lastUpdatedTimeKey: String { "trailer" }
}
