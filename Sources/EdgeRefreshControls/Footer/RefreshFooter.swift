import EdgeRefreshCore
import UIKit

/// A control below the content that loads more of it. This is the base class of all footers.
///
/// It is 44 points high, as in MJRefresh. The user pulls a ``BackFooter`` past the end. An
/// ``AutoFooter`` loads automatically when the end comes near.
open class RefreshFooter: RefreshComponent, ObjectiveCFooter {
  /// Creates a footer whose handler ends the load by returning whether there may be more data, or
  /// by throwing.
  @_disfavoredOverload
  public convenience init(handler: @escaping @MainActor () async throws -> LoadMoreResult) {
    self.init(frame: .zero)
    setLoadHandler(handler)
  }

  /// Creates a footer whose handler ends the load by returning the result of another function, or
  /// by throwing: see ``LoadMoreAnswer``.
  public convenience init<Answer: LoadMoreAnswer>(
    handler: @escaping @MainActor () async throws -> Answer
  ) {
    self.init(frame: .zero)
    setAnswerHandler(handler)
  }

  /// Whether the footer is hidden while its table or collection view has no items. Default:
  /// `false`.
  ///
  /// The footer is updated in the layout pass after the content size was set. Until a list has been
  /// laid out, it counts as empty. A footer that the app hides stays hidden when items are added. In
  /// other scroll views, this has no effect.
  open dynamic var isAutomaticallyHidden = false {
    didSet { updateHidden() }
  }

  /// Whether the footer is hidden, by the app, because there are no items or because the content
  /// fits: see ``isAutomaticallyHidden`` and ``RefreshOptions/Footer/hidesWhenContentFits``. Default:
  /// `false`.
  ///
  /// A footer that loads automatically becomes idle when the app hides it: a load in progress is
  /// canceled, and it loads again after there was no more data. A footer that is hidden because of
  /// the content keeps its state.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let isNew = newValue && !isHiddenByApp
      appHidesFooter = newValue
      // If the content hides the footer already, nothing else says so.
      if isNew && super.isHidden { send(.hidden(true)) }
      updateHidden()
    }
  }

  /// Ends the load with no more data. The footer stays visible but does not load until
  /// ``resetNoMoreData()``.
  ///
  /// Like ``RefreshComponent/endRefreshing()``, it continues on the main thread if it is called on
  /// another one.
  open dynamic func endRefreshingWithNoMoreData() {
    endRefreshing(with: .noMoreData)
  }

  /// Resets the footer from "no more data", or from a failure that it displays. Ends a load in
  /// progress as successful, as in MJRefresh.
  ///
  /// Like ``RefreshComponent/endRefreshing()``, it continues on the main thread if it is called on
  /// another one.
  open dynamic func resetNoMoreData() {
    endRefreshing(with: .success)
  }

  open override func prepare() {
    super.prepare()
    setMinimumExtent(44)
  }

  /// Whether the app has hidden the footer; `nil` until the app or the content hides or shows it.
  /// The value from an archive is then that of the app.
  private var appHidesFooter: Bool?
  /// Whether the footer ended with no more data since the header last began to refresh.
  private var hasEndedWithNoMoreData = false

  override func didHandle(
    _ event: RefreshEvent, from old: RefreshState, outcome: RefreshOutcome?
  ) {
    super.didHandle(event, from: old, outcome: outcome)
    // A changed inset may be reported by the movement that it causes.
    if event == .attached || event == .contentChanged || options.footer.hidesWhenContentFits {
      updateHidden()
    }
    // The footer may end with no more data again when it is in that state already.
    if state == .noMoreData && (old != .noMoreData || event == .end(.noMoreData)) {
      hasEndedWithNoMoreData = true
    }
  }

  /// Resets the footer after a successful refresh of the header: see
  /// ``RefreshOptions/Footer/resetsNoMoreDataOnHeaderRefresh``.
  func headerDidChange(to state: RefreshState, from old: RefreshState, outcome: RefreshOutcome?) {
    if options.footer.resetsNoMoreDataOnHeaderRefresh && outcome == .success
      && !hasEndedWithNoMoreData
      && self.state == .noMoreData
    {
      resetNoMoreData()
    }
    if state == .refreshing && old != .refreshing { hasEndedWithNoMoreData = false }
  }

  override var isHiddenByApp: Bool { appHidesFooter ?? super.isHidden }

  func updateHidden() {
    let isHiddenByApp = isHiddenByApp
    appHidesFooter = isHiddenByApp
    let isEmpty = isAutomaticallyHidden && hasEmptyList
    let isHidden = isHiddenByApp || isEmpty || isHiddenForShortContent
    if super.isHidden != isHidden { super.isHidden = isHidden }
  }

  /// Whether the scroll view is a list without items, or one that has not been laid out.
  private var hasEmptyList: Bool {
    guard let scrollView, ContentItems(of: scrollView) != nil else { return false }
    return (host?.items?.total ?? 0) == 0
  }

  private var isHiddenForShortContent: Bool {
    // A load in progress is shown, and so are its result and its failure.
    options.footer.hidesWhenContentFits && scrollView != nil && !state.isRefreshing
      && !engine.isActive
      && !engine.hasFailed && geometry.isContentFitting
  }

  override class func makeEngine() -> RefreshEngine {
    .pull(PullEngine(edge: .bottom, extent: 0))
  }
}

extension RefreshFeatures where Self: RefreshFooter {
  /// Sets a handler that ends its load by returning whether there may be more data, or by throwing.
  /// `nil` removes the handler. See ``RefreshFeatures/setRefreshHandler(_:)``.
  public func setLoadHandler(_ handler: (@MainActor () async throws -> LoadMoreResult)?) {
    setAnswerHandler(handler)
  }
}
