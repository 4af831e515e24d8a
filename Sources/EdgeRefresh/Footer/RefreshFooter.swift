public import UIKit

/// What loading more found: the answer of a footer's async handler.
public enum LoadMoreResult: LoadMoreAnswer {
  /// There may be more.
  case more
  /// That was all.
  case noMoreData
}

/// The types that a footer's handler may return. Only ``LoadMoreResult`` is one.
///
/// A closure may be taken for one that returns nothing, even if it consists of one call that returns
/// something. With this protocol the compiler prefers what it really returns.
public protocol LoadMoreAnswer: Sendable {}

/// A control below the content that loads more of it: what all footers have in common.
///
/// It is 44 points high, as in the original. A ``BackFooter`` is pulled past the end and let go; an ``AutoFooter`` loads
/// by itself when the end comes near.
open class RefreshFooter: RefreshComponent {
  /// Makes a footer whose handler is a block; the app calls ``RefreshComponent/endRefreshing()`` or
  /// ``endRefreshingWithNoMoreData()``.
  public convenience init(refreshingBlock: @escaping () -> Void) {
    self.init(frame: .zero)
    self.refreshingBlock = refreshingBlock
  }

  /// Makes a footer whose handler ends the load itself: by returning what it found, or by throwing.
  @_disfavoredOverload
  public convenience init(handler: @escaping @MainActor () async throws -> LoadMoreResult) {
    self.init(frame: .zero)
    setLoadHandler(handler)
  }

  /// Makes a footer whose handler ends the load itself: by returning what another function found, or by
  /// throwing.
  public convenience init<Answer: LoadMoreAnswer>(
    handler: @escaping @MainActor () async throws -> Answer
  ) {
    self.init(frame: .zero)
    setLoadHandler { try await handler() as? LoadMoreResult ?? .more }
  }

  /// Makes a footer whose handler ends the load itself, by returning or by throwing. Returning nothing
  /// means that there may be more.
  public convenience init(handler: @escaping @MainActor () async throws -> Void) {
    self.init(frame: .zero)
    setRefreshHandler(handler)
  }

  /// Makes a footer that is drawn by a content view, which it keeps.
  public convenience init(content: any RefreshContent) {
    self.init(frame: .zero)
    setContent(content)
  }

  /// How far the footer stands below the end of the content, in points. Default: 0.
  ///
  /// For apps whose own view lies in the bottom inset, between the content and the footer.
  public var ignoredScrollViewContentInsetBottom: CGFloat = 0 {
    didSet { place() }
  }

  override var ignoredInset: CGFloat { ignoredScrollViewContentInsetBottom }

  /// Whether a successful refresh of the scroll view's header says that there may be more again.
  /// Default: `false`, and the app calls ``resetNoMoreData()``.
  ///
  /// A footer that is told during that refresh that there is no more data keeps to it: the first page
  /// may be the last.
  public var resetsNoMoreDataOnHeaderRefresh = false

  /// Whether the footer was told that there is no more data since the header began to refresh.
  private var isExhaustedAnew = false

  /// Whether the footer is hidden while the table or collection view has no items. Default: `false`.
  ///
  /// It is hidden at once, also when it is put on an empty table. A footer that the app hides stays
  /// hidden, whatever there is.
  public var isAutomaticallyHidden = false {
    didSet { updateHidden() }
  }

  /// Whether the app has hidden the footer.
  private var isHiddenByApp = false

  /// Whether the footer is hidden, by the app or because there are no items: see
  /// ``isAutomaticallyHidden``. Default: `false`.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      isHiddenByApp = newValue
      updateHidden()
    }
  }

  /// Sets a handler that ends its load by itself, by returning what it found or by throwing; `nil`
  /// takes it away. See ``RefreshComponent/setRefreshHandler(_:)``.
  public final func setLoadHandler(_ handler: (@MainActor () async throws -> LoadMoreResult)?) {
    guard let handler else {
      setOutcomeHandler(nil)
      return
    }
    setOutcomeHandler { try await handler() == .more ? .success : .noMoreData }
  }

  /// Ends the load and says that there is nothing further: the footer stays, but loads no more until
  /// ``resetNoMoreData()``.
  open func endRefreshingWithNoMoreData() {
    endRefreshing(with: .noMoreData)
  }

  /// Says that there may be more again. Ends a load that is under way, as the original does.
  ///
  /// Like ``RefreshComponent/endRefreshing()`` it continues on the main thread if it is called on
  /// another one, and so does ``endRefreshingWithNoMoreData()``.
  open func resetNoMoreData() {
    onMainThread { $0.handle(.reset) }
  }

  open override func prepare() {
    super.prepare()
    frame.size.height = 44
  }

  open override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentSizeDidChange(change)
    updateHidden()
  }

  override func didHandle(_ event: RefreshEvent, from old: RefreshState) {
    super.didHandle(event, from: old)
    if event == .attached { updateHidden() }
    // It may be told again what it knows already.
    if state == .noMoreData && (old != .noMoreData || event == .end(.noMoreData)) {
      isExhaustedAnew = true
    }
  }

  /// The scroll view's header began to refresh.
  func headerDidBegin() {
    isExhaustedAnew = false
  }

  /// The scroll view's header refreshed with success.
  func headerDidSucceed() {
    guard resetsNoMoreDataOnHeaderRefresh && !isExhaustedAnew && state == .noMoreData else {
      return
    }
    resetNoMoreData()
  }

  private func updateHidden() {
    let isEmpty = isAutomaticallyHidden && scrollView?.refreshItemCount == 0
    let isHidden = isHiddenByApp || isEmpty
    if super.isHidden != isHidden { super.isHidden = isHidden }
  }

  override class func makeEngine() -> ControlEngine {
    .pull(PullEngine(edge: .bottom, extent: 0))
  }
}
