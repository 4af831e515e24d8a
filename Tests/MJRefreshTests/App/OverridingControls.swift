import MJRefresh
import UIKit

/// A header that overrides the methods that MJRefresh lets a subclass override.
final class OverridingHeader: MJRefreshNormalHeader {
  var ends = 0
  var blocks: [String] = []
  /// Whether an end waits for ``finishEnding()``, for example to show the header longer.
  var delaysEnds = false
  private lazy var ownLabel = UILabel()

  override func endRefreshing() {
    ends += 1
    if !delaysEnds { super.endRefreshing() }
  }

  func finishEnding() {
    super.endRefreshing()
  }

  override func beginRefreshing(completionBlock: @escaping () -> Void) {
    blocks.append("begin")
    super.beginRefreshing(completionBlock: completionBlock)
  }

  override func endRefreshing(completionBlock: @escaping () -> Void) {
    blocks.append("end")
    super.endRefreshing(completionBlock: completionBlock)
  }

  override func setTitle(_ title: String, for state: MJRefreshState) -> Self {
    super.setTitle(title.uppercased(), for: state)
  }

  override var stateLabel: UILabel! {
    ownLabel.textColor = .red
    return ownLabel
  }

  override var arrowView: UIImageView? { nil }

  override var isRefreshing: Bool { false }

  override var lastUpdatedTimeKey: String {
    get { "own key" }
    set {}
  }

  override var lastUpdatedTime: Date? { Date(timeIntervalSince1970: 0) }

  override var refreshingBlock: MJRefreshComponentAction? {
    didSet { blocks.append("refreshing block") }
  }
}

/// A header with images that reverses them.
final class ReversingHeader: MJRefreshGifHeader {
  override func setImages(
    _ images: [Any], duration: TimeInterval, for state: MJRefreshState
  ) -> Self {
    super.setImages(images.reversed(), duration: duration / 2, for: state)
  }
}

/// A footer that ends with no more data when a page was empty.
final class CountingFooter: MJRefreshBackNormalFooter {
  var hasMore = true
  var ends: [String] = []

  override func endRefreshing() {
    ends.append("end")
    if hasMore { super.endRefreshing() } else { endRefreshingWithNoMoreData() }
  }

  override func endRefreshingWithNoMoreData() {
    ends.append("no more data")
    super.endRefreshingWithNoMoreData()
  }
}

/// A header that reads the change dictionaries of its hooks.
final class ChangeReadingHeader: MJRefreshHeader {
  var offsets: [(old: CGPoint, new: CGPoint)] = []
  var sizes: [CGSize] = []
  var panStates: [Int] = []

  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]!) {
    super.scrollViewContentOffsetDidChange(change)
    // As apps do: the values are there whenever the library calls the hook.
    // swift-format-ignore: NeverForceUnwrap
    offsets.append((change["old"] as! CGPoint, change["new"] as! CGPoint))
  }

  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentSizeDidChange(change)
    if let size = change?["new"] as? CGSize { sizes.append(size) }
  }

  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewPanStateDidChange(change)
    if let state = change?["new"] as? Int { panStates.append(state) }
  }
}

/// A footer with an initializer of its own. It lays out its subviews without calling `super`.
final class TintedFooter: MJRefreshBackFooter {
  let tint: UIColor

  init(tint: UIColor) {
    self.tint = tint
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    tint = .black
    super.init(coder: coder)
  }

  override func placeSubviews() {}
}

/// A footer with its own version of an initializer.
final class OwnInitializerFooter: MJRefreshBackNormalFooter {
  private(set) var isOwn = false

  init(refreshingBlock: @escaping MJRefreshComponentAction) {
    super.init(frame: .zero)
    self.refreshingBlock = refreshingBlock
    isOwn = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A header whose block is optional.
final class OptionalBlockHeader: MJRefreshHeader {
  convenience init(refreshingBlock: MJRefreshComponentAction?) {
    self.init(frame: .zero)
    self.refreshingBlock = refreshingBlock
  }
}

/// Creates controls of classes that are known only at run time.
@MainActor
struct ControlFactory {
  var headerClass: () -> MJRefreshHeader.Type = { MJRefreshNormalHeader.self }
  var footerClass: MJRefreshFooter.Type = MJRefreshAutoNormalFooter.self
  var trailerClass: MJRefreshTrailer.Type = MJRefreshNormalTrailer.self

  func attach(to scrollView: UIScrollView, refresh: @escaping () -> Void) {
    scrollView.mj_header = headerClass().init(refreshingBlock: refresh)
    scrollView.mj_footer = footerClass.init { refresh() }
    scrollView.mj_trailer = trailerClass.init { refresh() }
  }

  func header<Header: MJRefreshHeader>(_ type: Header.Type) -> Header {
    type.init {}.autoChangeTransparency(true)
  }
}

extension UIScrollView {
  /// Adds a header of a class, as extensions of apps do.
  func addHeader<HeaderType: MJRefreshHeader>(
    _ type: HeaderType.Type, refresh: @escaping () -> Void
  ) {
    mj_header = HeaderType.init { refresh() }
  }
}
