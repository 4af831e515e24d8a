import EdgeRefreshCore
public import UIKit

/// A control above the content. Unless it is an ``AutoHeader``, the user pulls it down past its
/// height and lifts the finger to refresh.
///
/// It is 54 points high, as in MJRefresh, and draws nothing: use ``NormalHeader`` or
/// ``ImageHeader``, or give it a ``RefreshContent``.
open class RefreshHeader: RefreshComponent, ObjectiveCLastUpdated {
  /// The key under which the last-updated time is stored. Use one key for each kind of content.
  ///
  /// Default: the key of MJRefresh, to find a time that MJRefresh stored.
  open dynamic var lastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey" {
    didSet { lastUpdatedTimeDidChange() }
  }

  /// The time of the last successful refresh; `nil` if there was none. It is set when a refresh
  /// ends as successful. Failed and canceled refreshes do not change it.
  ///
  /// Each access reads from the store. To change the time, call
  /// ``RefreshComponentProtocol/setLastUpdatedTime(_:)``.
  open dynamic var lastUpdatedTime: Date? {
    ownLastUpdatedStore.lastUpdatedTime(forKey: lastUpdatedTimeKey)
  }

  open override func prepare() {
    super.prepare()
    setMinimumExtent(54)
  }

  var ownLastUpdatedStore: any LastUpdatedStore = UserDefaults.standard {
    didSet { lastUpdatedTimeDidChange() }
  }
  var ownLastUpdatedFormat = LastUpdatedFormat() { didSet { lastUpdatedTimeDidChange() } }
  /// Whether times have the format of MJRefresh, unless the app has chosen a style.
  private var keepsOriginalTimes = false { didSet { lastUpdatedTimeDidChange() } }

  /// Displays times as in MJRefresh, unless the app has chosen a style. Returns the header.
  package final func keepingOriginalTimes() -> Self {
    if !keepsOriginalTimes { keepsOriginalTimes = true }
    return self
  }

  /// Returns the text for a time.
  final func string(for time: Date?) -> String {
    var format = ownLastUpdatedFormat
    if keepsOriginalTimes && format.style == nil {
      format.style = RefreshConfiguration.default.chosenLastUpdatedStyle ?? .fixed
    }
    if let locale = environment?.locale { format.locale = locale }
    return format.string(for: time, in: language)
  }

  override func didHandle(_ event: RefreshEvent, from old: RefreshState, outcome: RefreshOutcome?) {
    super.didHandle(event, from: old, outcome: outcome)
    // A header that loads more content does not update the existing content.
    guard !status.isAutomatic else { return }
    if outcome?.isSuccess == true { setLastUpdatedTime(lastUpdatedFormat.currentTimeProvider()) }
    guard state != old || outcome != nil else { return }
    let footer: RefreshFooter? = scrollView?.refreshControl(at: .bottom)
    footer?.headerDidChange(to: state, from: old, outcome: outcome)
  }
}

extension RefreshComponentProtocol where Self: RefreshHeader {
  /// The store of the last-updated time, which the header retains. Default:
  /// `UserDefaults.standard`.
  public var lastUpdatedStore: any LastUpdatedStore {
    get { ownLastUpdatedStore }
    set { ownLastUpdatedStore = newValue }
  }

  /// The format of the last-updated time, and its clock. Default: the user's calendar and locale,
  /// and the system's clock.
  public var lastUpdatedFormat: LastUpdatedFormat {
    get { ownLastUpdatedFormat }
    set { ownLastUpdatedFormat = newValue }
  }

  /// Stores a last-updated time, for example after a refresh in the background. `nil` removes it.
  public func setLastUpdatedTime(_ time: Date?) {
    lastUpdatedStore.setLastUpdatedTime(time, forKey: lastUpdatedTimeKey)
    lastUpdatedTimeDidChange()
  }
}

/// A header that displays its state and the last-updated time as text.
open class StateHeader: RefreshHeader, SpacedTextDisplaying, ObjectiveCText, ObjectiveCTime {
  private let ownTimeLabel = UILabel.refreshLabel(
    isScaled: RefreshConfiguration.default.scalesTexts)
  /// The time that the label displayed last; `nil` if it must be displayed.
  private var displayedTime: String?

  open dynamic var stateLabel: UILabel! { parts.text?.ownLabel }

  @discardableResult
  open dynamic func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }

  /// The label that displays the last-updated time. You may style it, hide it or add constraints to
  /// it. The header sets its text: see ``lastUpdatedTimeText``.
  ///
  /// A subclass may return another label. Without a label, the header displays no time.
  open dynamic var lastUpdatedTimeLabel: UILabel! { ownTimeLabel }

  /// Returns the text for the last-updated time. The argument is `nil` if there is none. Default:
  /// `nil`, to use ``RefreshComponentProtocol/lastUpdatedFormat``.
  ///
  /// It is called when the state, the time or the language changes.
  open dynamic var lastUpdatedTimeText: ((Date?) -> String)? {
    didSet { lastUpdatedTimeDidChange() }
  }

  open override func prepare() {
    super.prepare()
    if let label = lastUpdatedTimeLabel, label.superview == nil {
      if let stateLabel {
        insertSubview(label, aboveSubview: stateLabel)
      } else {
        addSubview(label)
      }
    }
    lastUpdatedTimeDidChange()
  }

  override var timeLabel: UILabel? { lastUpdatedTimeLabel }

  override func scaleLabels(_ isScaled: Bool, by appearance: RefreshAppearance?) {
    super.scaleLabels(isScaled, by: appearance)
    ownTimeLabel.setScaled(isScaled, defaultFont: appearance?.timeFont ?? appearance?.font)
  }

  override func placeText() {
    guard let stateLabel, !stateLabel.isHidden else { return }
    let timeLabel = lastUpdatedTimeLabel.flatMap { $0.isHidden ? nil : $0 }
    let parts = parts
    var line = parts.area
    let width = parts.maximumTextWidth
    let wrapsState = stateLabel.wraps(at: width)
    let wrapsTime = timeLabel?.wraps(at: width) == true
    if let timeLabel {
      line.size.height /= 2
      if wrapsState || wrapsTime {
        let stateHeight = stateLabel.height(of: stateLabel.text, atWidth: width)
        let timeHeight = timeLabel.height(of: timeLabel.text, atWidth: width)
        // If there is not enough space, each text keeps at least half of it, or what it needs.
        let shortest = min(stateHeight, line.size.height)
        let longest = bounds.height - min(timeHeight, line.size.height)
        line.size.height += (stateHeight - timeHeight) / 2
        line.size.height = min(max(line.size.height, shortest), longest)
      }
    }
    place(stateLabel, in: wrapsState ? line.narrowed(to: width) : line)
    guard let timeLabel else { return }
    line.origin.y = line.size.height
    line.size.height = bounds.height - line.origin.y
    place(timeLabel, in: wrapsTime ? line.narrowed(to: width) : line)
  }

  private func place(_ label: UILabel, in frame: CGRect) {
    guard !label.hasOwnConstraints else { return }
    if label.frame != frame { label.frame = frame }
    label.clipHighLine()
  }

  override func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    super.render(presentation, from: old)
    if presentation.state != old.state || presentation == old { lastUpdatedTimeDidChange() }
  }

  override func didHandle(_ event: RefreshEvent, from old: RefreshState, outcome: RefreshOutcome?) {
    super.didHandle(event, from: old, outcome: outcome)
    if event == .dragBegan { renderLastUpdatedTime() }
  }

  override func lastUpdatedTimeDidChange() {
    displayedTime = nil
    renderLastUpdatedTime()
  }

  /// If the text has not changed, the label stays as it is, because an app may have changed it.
  override func renderLastUpdatedTime() {
    let time = lastUpdatedTime
    let text = lastUpdatedTimeText?(time) ?? string(for: time)
    guard text != displayedTime, let label = lastUpdatedTimeLabel else { return }
    displayedTime = text
    guard label.text != text else { return }
    label.text = text
    setNeedsLayout()
  }

  override var visibleTextWidth: CGFloat? { stateLabel?.isHidden == false ? textWidth : nil }

  /// The width of the wider visible text, in points.
  var textWidth: CGFloat {
    let label = stateLabel
    let width = max(width(of: label), width(of: lastUpdatedTimeLabel))
    return label?.numberOfLines == 1 ? width : min(width, parts.maximumTextWidth)
  }

  private func width(of label: UILabel?) -> CGFloat {
    guard let label, !label.isHidden else { return 0 }
    return label.refreshTextWidth
  }

}

/// The standard header: an arrow that turns at the threshold, a spinner during the refresh, the
/// state and the last-updated time.
///
/// ```swift
/// tableView.refreshHeader = NormalHeader { try await model.reload() }
/// ```
open class NormalHeader: StateHeader, ArrowDisplaying, ActivityIndicatorDisplaying, ObjectiveCArrow,
  ObjectiveCSpinner
{
  open dynamic var arrowView: UIImageView! { parts.arrow?.ownView }

  open dynamic var loadingView: UIActivityIndicatorView! { parts.spinner?.ownView }
}

/// A header that displays a series of images: selected by the pull, animated during a refresh.
open class ImageHeader: StateHeader, ImageDisplaying, ObjectiveCImages {
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

  /// If only the state is hidden, the images are laid out beside the time.
  override var visibleTextWidth: CGFloat? {
    super.visibleTextWidth ?? (lastUpdatedTimeLabel?.isHidden == false ? textWidth : nil)
  }
}

/// A header that automatically loads earlier content when the start comes near, for example older
/// messages of a chat.
///
/// It is 44 points high, like a footer. While it is attached and not hidden, its height is part of
/// the top inset. The rules of an ``AutoFooter`` apply, at the start instead of the end: only
/// movements toward the start begin a load, so a list that appears at its start does not load. A
/// load does not change the last-updated time.
///
/// Set `keepsVisibleContentInPlace` of the scroll view, so that new content does not move the
/// visible content.
open class AutoHeader: RefreshHeader, AutomaticLoading {
  /// Creates a header whose handler ends the load by returning whether there may be more data, or
  /// by throwing.
  @_disfavoredOverload
  public convenience init(handler: @escaping @MainActor () async throws -> LoadMoreResult) {
    self.init(frame: .zero)
    setLoadHandler(handler)
  }

  /// Creates a header whose handler ends the load by returning the result of a call, or by
  /// throwing: see ``LoadMoreResultProtocol``.
  public convenience init<Answer: LoadMoreResultProtocol>(
    handler: @escaping @MainActor () async throws -> Answer
  ) {
    self.init(frame: .zero)
    setAnswerHandler(handler)
  }

  open override func prepare() {
    super.prepare()
    setMinimumExtent(44)
  }

  override class func makeEngine() -> RefreshEngine { .auto(.init(edge: .top, extent: 0)) }
}

/// A header that loads automatically when the start of the content comes near, and displays a
/// spinner and its state. Tapping the text also loads.
///
/// ```swift
/// tableView.keepsVisibleContentInPlace = true
/// tableView.refreshHeader = AutoNormalHeader {
///   try await model.loadMore() ? .more : .noMoreData
/// }
/// ```
open class AutoNormalHeader: AutoHeader, SpacedTextDisplaying, ActivityIndicatorDisplaying {
  open var stateLabel: UILabel! { parts.text?.ownLabel }

  open var loadingView: UIActivityIndicatorView! { parts.spinner?.ownView }

  @discardableResult
  open func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }

  /// Whether the text is hidden during a load. Default: `false`. A change applies to the next load.
  open var isRefreshingTitleHidden: Bool {
    get { ownIsRefreshingTitleHidden }
    set { ownIsRefreshingTitleHidden = newValue }
  }

  open override func prepare() {
    super.prepare()
    loadOnTapOfText()
  }
}
