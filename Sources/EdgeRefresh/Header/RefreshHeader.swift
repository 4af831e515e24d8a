public import UIKit

/// A control above the content: pull it down past its height and let go to refresh.
///
/// It stands above the content, 54 points high as in the original, and draws nothing by itself: see ``NormalHeader``
/// and ``GifHeader``, or give it a ``RefreshContent``.
open class RefreshHeader: RefreshComponent {
  /// Makes a header whose handler is a block; the app calls ``RefreshComponent/endRefreshing()``.
  public convenience init(refreshingBlock: @escaping () -> Void) {
    self.init(frame: .zero)
    self.refreshingBlock = refreshingBlock
  }

  /// Makes a header whose handler ends the refresh itself, by returning or by throwing.
  public convenience init(handler: @escaping @MainActor () async throws -> Void) {
    self.init(frame: .zero)
    setRefreshHandler(handler)
  }

  /// Makes a header that is drawn by a content view, which it keeps.
  public convenience init(content: any RefreshContent) {
    self.init(frame: .zero)
    setContent(content)
  }

  /// How far the header stands above the edge of the content, in points. Default: 0.
  ///
  /// For apps whose own view lies in the top inset, between the header and the content.
  public var ignoredScrollViewContentInsetTop: CGFloat = 0 {
    didSet { place() }
  }

  override var ignoredInset: CGFloat { ignoredScrollViewContentInsetTop }

  /// Under which key the last-updated time is kept: one for each thing that is refreshed.
  ///
  /// Default: the original's key, so that a time it stored is found.
  public var lastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey" {
    didSet { lastUpdatedTimeDidChange() }
  }

  /// Where the last-updated time is kept. Default: `UserDefaults.standard`.
  public var lastUpdatedStore: any LastUpdatedStore = UserDefaults.standard {
    didSet { lastUpdatedTimeDidChange() }
  }

  /// How the last-updated time is written out, and by which clock it is taken. Default: the user's
  /// calendar and numbers, and the system's clock.
  public var lastUpdatedFormat = LastUpdatedFormat() {
    didSet { lastUpdatedTimeDidChange() }
  }

  /// When a refresh last succeeded; `nil` where none ever did. Failed and cancelled ones leave it as
  /// it is; a successful one sets it when it starts to close.
  ///
  /// Reading it asks the store, setting it writes to the store.
  public var lastUpdatedTime: Date? {
    get { lastUpdatedStore.lastUpdatedTime(forKey: lastUpdatedTimeKey) }
    set {
      lastUpdatedStore.setLastUpdatedTime(newValue, forKey: lastUpdatedTimeKey)
      lastUpdatedTimeDidChange()
    }
  }

  open override func prepare() {
    super.prepare()
    frame.size.height = 54
  }

  override func didHandle(_ event: RefreshEvent, from old: RefreshState) {
    super.didHandle(event, from: old)
    if state == .refreshing && old != .refreshing { scrollView?.refreshFooter?.headerDidBegin() }
  }

  override func refreshDidEnd(_ outcome: RefreshOutcome) {
    super.refreshDidEnd(outcome)
    if outcome.isSuccess { lastUpdatedTime = lastUpdatedFormat.now() }
    if outcome == .success { scrollView?.refreshFooter?.headerDidSucceed() }
  }

  /// The time, or how it is written, changed.
  func lastUpdatedTimeDidChange() {}
}
