public import EdgeRefreshCore
public import UIKit

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

  /// Creates a footer whose handler ends the load by returning the result of a call, or by
  /// throwing: see ``LoadMoreResultProtocol``.
  public convenience init<Answer: LoadMoreResultProtocol>(
    handler: @escaping @MainActor () async throws -> Answer
  ) {
    self.init(frame: .zero)
    setAnswerHandler(handler)
  }

  /// The name of ``RefreshOptions/Footer/hidesWhenEmpty`` in MJRefresh. Default: `false`.
  open dynamic var isAutomaticallyHidden: Bool {
    get { options.footer.hidesWhenEmpty }
    set { options.footer.hidesWhenEmpty = newValue }
  }

  /// Whether the footer is hidden. The app can hide it, and so can the options
  /// ``RefreshOptions/Footer/hidesWhenEmpty`` and ``RefreshOptions/Footer/hidesWhenContentFits``.
  /// Default: `false`.
  ///
  /// For the effects of hiding, see ``RefreshComponent/isHidden``. A footer that an option hides
  /// keeps its state.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let isNew = newValue && !isHiddenByApp
      appHidesFooter = newValue
      // If an option hides the footer already, `super.isHidden` does not change and sends no event.
      if isNew && super.isHidden { sendHidden() }
      updateHidden()
    }
  }

  /// Ends the load with no more data. The footer stays visible but does not load until
  /// ``resetNoMoreData()``.
  open dynamic func endRefreshingWithNoMoreData() { endRefreshing(with: .noMoreData) }

  /// Resets the footer from "no more data", or from a failure that it displays until it is retried.
  /// Ends a load in progress as successful, as in MJRefresh.
  open dynamic func resetNoMoreData() { endRefreshing(with: .success) }

  open override func prepare() {
    super.prepare()
    setMinimumExtent(44)
  }

  /// Whether the app has hidden the footer; `nil` until it is first set. Until then, `isHidden`,
  /// which may come from an archive, is the app's choice.
  private var appHidesFooter: Bool?
  /// Whether the footer ended with no more data since the header last began to refresh.
  private var hasEndedWithNoMoreData = false

  override func didHandle(_ event: RefreshEvent, from old: RefreshState, outcome: RefreshOutcome?) {
    super.didHandle(event, from: old, outcome: outcome)
    // Whether content fits also depends on the inset, which may change with any event.
    if event == .attached || event == .contentChanged || options.footer.hidesWhenContentFits {
      updateHidden()
    }
    // A load may end with no more data while the footer is in that state already.
    let isEnd = event == .end(.noMoreData) || event == .assigned(.noMoreData)
    if state == .noMoreData && (old != .noMoreData || isEnd) { hasEndedWithNoMoreData = true }
  }

  /// Resets the footer after a successful refresh of the header: see
  /// ``RefreshOptions/Footer/resetsWithHeader``.
  func headerDidChange(to state: RefreshState, from old: RefreshState, outcome: RefreshOutcome?) {
    if options.footer.resetsWithHeader && outcome == .success && !hasEndedWithNoMoreData
      && self.state == .noMoreData
    {
      resetNoMoreData()
    }
    if state == .refreshing && old != .refreshing { hasEndedWithNoMoreData = false }
  }

  override func optionsDidChange(from old: RefreshOptions) {
    super.optionsDidChange(from: old)
    if options.footer != old.footer { updateHidden() }
  }

  override var isHiddenByApp: Bool { appHidesFooter ?? super.isHidden }

  private func updateHidden() {
    appHidesFooter = isHiddenByApp
    // A list that has not been laid out counts as empty.
    let isEmpty =
      isAutomaticallyHidden && attachedScrollView.flatMap(ContentItems.init) != nil
      && (host?.items?.total ?? 0) == 0
    let isHidden = isHiddenByApp || isEmpty || isHiddenForShortContent
    if super.isHidden != isHidden { super.isHidden = isHidden }
  }

  private var isHiddenForShortContent: Bool {
    // A footer with a load in progress, a result or a failure stays visible.
    options.footer.hidesWhenContentFits && scrollView != nil && !state.isRefreshing
      && !status.isActive && !status.hasFailed && geometry.isContentFitting
  }

  override class func makeEngine() -> RefreshEngine { .pull(.init(edge: .bottom, extent: 0)) }
}

extension RefreshFooter {
  /// The value of an option of footers.
  public subscript<Value>(
    dynamicMember option: WritableKeyPath<RefreshOptions.Footer, Value>
  ) -> Value {
    get { options.footer[keyPath: option] }
    set { options.footer[keyPath: option] = newValue }
  }
}

extension RefreshComponentProtocol where Self: RefreshFooter {
  /// Sets a handler that ends its load by returning whether there may be more data, or by throwing.
  /// `nil` removes the handler. See ``RefreshComponentProtocol/setRefreshHandler(_:)``.
  public func setLoadHandler(_ handler: (@MainActor () async throws -> LoadMoreResult)?) {
    setAnswerHandler(handler)
  }
}

/// The result of a footer's async handler.
public enum LoadMoreResult: LoadMoreResultProtocol {
  /// There may be more data.
  case more
  /// There is no more data.
  case noMoreData
}

/// The types that a footer's async handler may return. Only ``LoadMoreResult`` conforms to it.
///
/// In Swift, a closure that consists of one call can ignore the call's result. Because of this
/// protocol, the compiler prefers the handler that returns the result.
public protocol LoadMoreResultProtocol: Sendable {}

/// A footer after the end of the content. The user pulls the content up past the footer's height
/// and lifts the finger to load.
///
/// If the content does not fill the scroll view, the footer is below the bottom edge.
open class BackFooter: RefreshFooter {}

/// A footer that is pulled past the end and displays its state as text.
open class BackStateFooter: BackFooter, SpacedTextDisplaying, ObjectiveCText, ObjectiveCTitle {
  open dynamic var stateLabel: UILabel! { parts.text?.ownLabel }

  @discardableResult
  open dynamic func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }

  open dynamic func title(for state: RefreshState) -> String! { parts.text?.title(for: state) }
}

/// A footer that is pulled past the end, with an arrow that turns at the threshold, a spinner
/// during a load, and its state as text.
open class BackNormalFooter: BackStateFooter, ArrowDisplaying, ActivityIndicatorDisplaying,
  ObjectiveCArrow,
  ObjectiveCSpinner
{
  open dynamic var arrowView: UIImageView! { parts.arrow?.ownView }

  open dynamic var loadingView: UIActivityIndicatorView! { parts.spinner?.ownView }
}

/// A footer that is pulled past the end and displays a series of images: selected by the pull,
/// animated during a load.
open class BackImageFooter: BackStateFooter, ImageDisplaying, ObjectiveCImages {
  open dynamic var gifView: UIImageView! { parts.images?.ownView }

  @discardableResult
  open dynamic func setImages(_ images: [Any], duration: TimeInterval, for state: RefreshState)
    -> Self
  {
    setOwnImages(images, duration: duration, for: state)
  }

  @discardableResult
  open dynamic func setImages(_ images: [Any], for state: RefreshState) -> Self {
    setImages(images, duration: Double(images.count) * 0.1, for: state)
  }
}

/// A footer that follows the content and loads automatically when the end comes near: by default,
/// when the footer is completely visible.
///
/// While it is attached and not hidden, its height is part of the bottom inset. By default, it
/// loads once during a drag and once without a finger, for example during the deceleration. It
/// loads again when content has been added or a new drag has begun: see
/// ``RefreshOptions/Loading/maximumLoadsPerDrag``. Loads that
/// ``RefreshComponent/beginRefreshing()`` begins do not count.
open class AutoFooter: RefreshFooter, AutomaticLoading {
  override class func makeEngine() -> RefreshEngine { .auto(.init(edge: .bottom, extent: 0)) }
}

/// A footer that loads automatically and displays its state as text. Tapping the text also loads.
open class AutoStateFooter: AutoFooter, SpacedTextDisplaying, ObjectiveCText,
  ObjectiveCRefreshingTitle
{
  open dynamic var stateLabel: UILabel! { parts.text?.ownLabel }

  @discardableResult
  open dynamic func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }

  /// Whether the text is hidden during a load. Default: `false`. A change applies to the next load.
  open dynamic var isRefreshingTitleHidden: Bool {
    get { ownIsRefreshingTitleHidden }
    set { ownIsRefreshingTitleHidden = newValue }
  }

  open override func prepare() {
    super.prepare()
    loadOnTapOfText()
  }
}

/// The standard footer: it loads automatically when the end comes near, and displays a spinner and
/// its state.
///
/// ```swift
/// tableView.refreshFooter = AutoNormalFooter {
///   try await model.loadMore() ? .more : .noMoreData
/// }
/// ```
open class AutoNormalFooter: AutoStateFooter, ActivityIndicatorDisplaying, ObjectiveCSpinner {
  open dynamic var loadingView: UIActivityIndicatorView! { parts.spinner?.ownView }
}

/// A footer that loads automatically and displays a series of images during a load.
open class AutoImageFooter: AutoStateFooter, ImageDisplaying, ObjectiveCImages {
  open dynamic var gifView: UIImageView! { parts.images?.ownView }

  @discardableResult
  open dynamic func setImages(_ images: [Any], duration: TimeInterval, for state: RefreshState)
    -> Self
  {
    setOwnImages(images, duration: duration, for: state)
  }

  @discardableResult
  open dynamic func setImages(_ images: [Any], for state: RefreshState) -> Self {
    setImages(images, duration: Double(images.count) * 0.1, for: state)
  }
}
