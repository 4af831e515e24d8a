public import UIKit

/// What loading more found: the answer of a footer's async handler.
public enum LoadMoreResult: Sendable {
  /// There may be more.
  case more
  /// That was all.
  case noMoreData
}

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
  public convenience init(handler: @escaping @MainActor () async throws -> LoadMoreResult) {
    self.init(frame: .zero)
    setLoadHandler(handler)
  }

  /// Makes a footer whose handler ends the load itself, by returning or by throwing; it never runs
  /// out of data.
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
  public var isAutomaticallyHidden = false {
    didSet { hideWhereThereIsNothing() }
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
    isExhaustedAnew = true
    endRefreshing(with: .noMoreData)
  }

  /// Says that there may be more again. Ends a load that is under way, as the original does.
  open func resetNoMoreData() {
    handle(.reset)
  }

  open override func prepare() {
    super.prepare()
    frame.size.height = 44
  }

  open override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentSizeDidChange(change)
    hideWhereThereIsNothing()
  }

  override func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    super.render(presentation, from: old)
    if presentation.state == .noMoreData && old.state != .noMoreData { isExhaustedAnew = true }
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

  private func hideWhereThereIsNothing() {
    guard isAutomaticallyHidden, let count = scrollView?.refreshItemCount else { return }
    isHidden = count == 0
  }

  override class func makeEngine() -> ControlEngine {
    .pull(PullEngine(edge: .bottom, extent: 0))
  }
}
