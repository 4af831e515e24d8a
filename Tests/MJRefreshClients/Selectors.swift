import MJRefresh

// Selectors, key paths and other forms that need Objective-C.

/// An object that intercepts and observes a control, as reactive frameworks do.
@MainActor
final class ControlObserver: NSObject {
  private var observations: [NSKeyValueObservation] = []

  func selectors() -> [Selector] {
    [
      #selector(MJRefreshComponent.prepare),
      #selector(MJRefreshComponent.placeSubviews),
      #selector(MJRefreshComponent.executeRefreshingCallback),
      #selector(MJRefreshComponent.i18nDidChange),
      #selector(MJRefreshComponent.endRefreshing as (MJRefreshComponent) -> () -> Void),
      #selector(MJRefreshComponent.endRefreshing(completionBlock:)),
      #selector(MJRefreshComponent.setRefreshingTarget(_:refreshingAction:)),
      #selector(getter: MJRefreshComponent.scrollView),
      #selector(setter: MJRefreshComponent.pullingPercent),
      #selector(setter: MJRefreshComponent.refreshingBlock),
      #selector(getter: MJRefreshHeader.lastUpdatedTime),
      #selector(setter: MJRefreshHeader.lastUpdatedTimeKey),
      #selector(getter: MJRefreshStateHeader.stateLabel),
      #selector(MJRefreshStateHeader.setTitle(_:for:)),
      #selector(MJRefreshGifHeader.setImages(_:duration:for:)),
      #selector(MJRefreshBackStateFooter.title(for:)),
      #selector(setter: MJRefreshFooter.isAutomaticallyHidden),
      #selector(getter: MJRefreshAutoStateFooter.isRefreshingTitleHidden),
      #selector(UIScrollView.mj_totalDataCount),
      #selector(getter: UIScrollView.mj_insetB),
      #selector(setter: UIView.mj_h),
    ]
  }

  @available(*, deprecated)
  func deprecatedSelectors() -> [Selector] {
    [
      #selector(setter: UIScrollView.header), #selector(getter: UIScrollView.footer),
      #selector(MJRefreshFooter.noticeNoMoreData),
    ]
  }

  func observe(_ component: MJRefreshComponent, on scrollView: UIScrollView) {
    observations = [
      component.observe(\.state, options: [.initial, .new]) { _, _ in },
      component.observe(\.pullingPercent) { _, _ in },
      scrollView.observe(\.mj_footer) { _, _ in },
    ]
    component.addObserver(
      self, forKeyPath: #keyPath(MJRefreshComponent.state), options: .new, context: nil)
  }

  /// Passes the target of one control on to another.
  func move(_ old: MJRefreshHeader, to new: MJRefreshHeader) {
    new.setRefreshingTarget(old.refreshingTarget as Any, refreshingAction: old.refreshingAction)
    let action: Selector = old.refreshingAction
    new.refreshingAction = action
  }

  @objc func reload(_ sender: MJRefreshComponent) { sender.endRefreshing() }

  func make() -> [MJRefreshComponent] {
    [
      MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(reload(_:))),
      MJRefreshAutoNormalFooter(refreshingTarget: self, refreshingAction: #selector(reload)),
      MJRefreshNormalTrailer(refreshingTarget: self, refreshingAction: #selector(reload)),
    ]
  }
}

/// A header of an app with a target that its subclasses pass on.
class TargetHeader: MJRefreshGifHeader {
  convenience init(target: AnyObject, action: Selector) {
    self.init(refreshingTarget: target, refreshingAction: action)
  }

  override var refreshingTarget: AnyObject? { didSet { setNeedsLayout() } }
}
