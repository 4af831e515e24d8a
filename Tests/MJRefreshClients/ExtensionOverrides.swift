import MJRefresh

// What an app's subclass overrides in its extensions, as Objective-C allows.

class ListHeader: MJRefreshNormalHeader {}

extension ListHeader {
  override func prepare() {
    super.prepare()
    mj_h = 60
  }

  override func placeSubviews() {
    super.placeSubviews()
    stateLabel?.frame = bounds
  }

  override func beginRefreshing() { super.beginRefreshing() }

  override func beginRefreshing(completionBlock: @escaping () -> Void) {
    super.beginRefreshing(completionBlock: completionBlock)
  }

  override func endRefreshing() { super.endRefreshing() }

  override func endRefreshing(completionBlock: @escaping () -> Void) {
    super.endRefreshing(completionBlock: completionBlock)
  }

  override func executeRefreshingCallback() { super.executeRefreshingCallback() }

  override func i18nDidChange() { super.i18nDidChange() }

  override func setRefreshingTarget(_ target: Any, refreshingAction action: Selector) {
    super.setRefreshingTarget(target, refreshingAction: action)
  }

  override var state: MJRefreshState {
    get { super.state }
    set { super.state = newValue }
  }

  override var pullingPercent: CGFloat {
    get { super.pullingPercent }
    set { super.pullingPercent = newValue }
  }

  override var isRefreshing: Bool { super.isRefreshing }

  override var refreshingBlock: MJRefreshComponentAction? {
    get { super.refreshingBlock }
    set { super.refreshingBlock = newValue }
  }

  override var beginRefreshingCompletionBlock: MJRefreshComponentAction? {
    get { super.beginRefreshingCompletionBlock }
    set { super.beginRefreshingCompletionBlock = newValue }
  }

  override var endRefreshingAnimationBeginAction: MJRefreshComponentAction? {
    get { super.endRefreshingAnimationBeginAction }
    set { super.endRefreshingAnimationBeginAction = newValue }
  }

  override var endRefreshingCompletionBlock: MJRefreshComponentAction? {
    get { super.endRefreshingCompletionBlock }
    set { super.endRefreshingCompletionBlock = newValue }
  }

  override var fastAnimationDuration: TimeInterval {
    get { super.fastAnimationDuration }
    set { super.fastAnimationDuration = newValue }
  }

  override var slowAnimationDuration: TimeInterval {
    get { super.slowAnimationDuration }
    set { super.slowAnimationDuration = newValue }
  }

  override var isAutomaticallyChangeAlpha: Bool {
    get { super.isAutomaticallyChangeAlpha }
    set { super.isAutomaticallyChangeAlpha = newValue }
  }

  override var scrollViewOriginalInset: UIEdgeInsets { super.scrollViewOriginalInset }

  override var flipsHorizontallyInOppositeLayoutDirectionViews: [UIView] { [self] }

  override var additionalFlipsViews: [UIView] { [self] }

  override func setAnimationDisabled() -> Self { super.setAnimationDisabled() }

  override func autoChangeTransparency(_ isAutoChange: Bool) -> Self {
    super.autoChangeTransparency(isAutoChange)
  }

  override func afterBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
    super.afterBeginningAction(action)
  }

  override func endingAnimationBeginningAction(
    _ action: @escaping MJRefreshComponentAction
  ) -> Self {
    super.endingAnimationBeginningAction(action)
  }

  override func afterEndingAction(_ action: @escaping MJRefreshComponentAction) -> Self {
    super.afterEndingAction(action)
  }

  override func link(to scrollView: UIScrollView) -> Self { super.link(to: scrollView) }

  override var lastUpdatedTimeKey: String {
    get { super.lastUpdatedTimeKey }
    set { super.lastUpdatedTimeKey = newValue }
  }

  override var lastUpdatedTime: Date? { super.lastUpdatedTime }

  override var ignoredScrollViewContentInsetTop: CGFloat {
    get { super.ignoredScrollViewContentInsetTop }
    set { super.ignoredScrollViewContentInsetTop = newValue }
  }

  override var isCollectionViewAnimationBug: Bool {
    get { super.isCollectionViewAnimationBug }
    set { super.isCollectionViewAnimationBug = newValue }
  }

  override var lastUpdatedTimeText: ((Date?) -> String)? {
    get { super.lastUpdatedTimeText }
    set { super.lastUpdatedTimeText = newValue }
  }

  override func modifyLastUpdatedTimeText(_ handler: @escaping (Date?) -> String) -> Self {
    super.modifyLastUpdatedTimeText(handler)
  }

  override var labelLeftInset: CGFloat {
    get { super.labelLeftInset }
    set { super.labelLeftInset = newValue }
  }

  override func setTitle(_ title: String, for state: MJRefreshState) -> Self {
    super.setTitle(title, for: state)
  }
}

class ListViewsHeader: MJRefreshNormalHeader {}

extension ListViewsHeader {
  override var scrollView: UIScrollView? { super.scrollView }
  override var stateLabel: UILabel? { super.stateLabel }
  override var lastUpdatedTimeLabel: UILabel? { super.lastUpdatedTimeLabel }
  override var arrowView: UIImageView? { super.arrowView }
  override var loadingView: UIActivityIndicatorView? { super.loadingView }
}

class ListImagesHeader: MJRefreshGifHeader {}

extension ListImagesHeader {
  override var gifView: UIImageView? { super.gifView }

  override func setImages(
    _ images: [Any], duration: TimeInterval, for state: MJRefreshState
  ) -> Self {
    super.setImages(images, duration: duration, for: state)
  }

  override func setImages(_ images: [Any], for state: MJRefreshState) -> Self {
    super.setImages(images, for: state)
  }
}

class ListFooter: MJRefreshAutoNormalFooter {}

extension ListFooter {
  override func prepare() {
    super.prepare()
    isRefreshingTitleHidden = true
  }

  override func endRefreshingWithNoMoreData() { super.endRefreshingWithNoMoreData() }

  override func resetNoMoreData() { super.resetNoMoreData() }

  override var ignoredScrollViewContentInsetBottom: CGFloat {
    get { super.ignoredScrollViewContentInsetBottom }
    set { super.ignoredScrollViewContentInsetBottom = newValue }
  }

  override var isAutomaticallyRefresh: Bool {
    get { super.isAutomaticallyRefresh }
    set { super.isAutomaticallyRefresh = newValue }
  }

  override var triggerAutomaticallyRefreshPercent: CGFloat {
    get { super.triggerAutomaticallyRefreshPercent }
    set { super.triggerAutomaticallyRefreshPercent = newValue }
  }

  override var autoTriggerTimes: Int {
    get { super.autoTriggerTimes }
    set { super.autoTriggerTimes = newValue }
  }

  override var isRefreshingTitleHidden: Bool {
    get { super.isRefreshingTitleHidden }
    set { super.isRefreshingTitleHidden = newValue }
  }

  override var labelLeftInset: CGFloat {
    get { super.labelLeftInset }
    set { super.labelLeftInset = newValue }
  }

  override var stateLabel: UILabel? { super.stateLabel }

  override func setTitle(_ title: String, for state: MJRefreshState) -> Self {
    super.setTitle(title, for: state)
  }
}

class ListBackFooter: MJRefreshBackNormalFooter {}

extension ListBackFooter {
  override func title(for state: MJRefreshState) -> String { super.title(for: state) }

  override func placeSubviews() {
    super.placeSubviews()
    arrowView?.center = CGPoint(x: title(for: .idle).isEmpty ? 0 : 20, y: 22)
  }
}

class ListTrailer: MJRefreshNormalTrailer {}

extension ListTrailer {
  override func prepare() { super.prepare() }

  override var ignoredScrollViewContentInsetRight: CGFloat {
    get { super.ignoredScrollViewContentInsetRight }
    set { super.ignoredScrollViewContentInsetRight = newValue }
  }
}

class ListTableView: UITableView {}

extension ListTableView {
  override var mj_header: MJRefreshHeader? {
    get { super.mj_header }
    set { super.mj_header = newValue }
  }

  override var mj_footer: MJRefreshFooter? {
    get { super.mj_footer }
    set { super.mj_footer = newValue }
  }

  override var mj_trailer: MJRefreshTrailer? {
    get { super.mj_trailer }
    set { super.mj_trailer = newValue }
  }

  override func mj_totalDataCount() -> Int { super.mj_totalDataCount() }

  override var mj_insetB: CGFloat {
    get { super.mj_insetB }
    set { super.mj_insetB = newValue }
  }
}

#if canImport(Darwin)
  class ListOffsetHeader: MJRefreshHeader {}

  extension ListOffsetHeader {
    override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
      super.scrollViewContentOffsetDidChange(change)
    }

    override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
      super.scrollViewContentSizeDidChange(change)
    }

    override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]!) {
      super.scrollViewPanStateDidChange(change)
    }
  }
#endif
