import Foundation

/// The system's control for refreshing a list with a pull at its top.
///
/// Apple documents neither its height nor how far to pull. Here, it is 60 points high, and a pull
/// of 120 points begins a refresh, even while the finger is down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60
  private static let threshold: CGFloat = 120

  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false

  /// What the control adds to the adjusted inset of its scroll view.
  private(set) var inset: CGFloat = 0
  /// Whether the finger has pulled far enough since it touched the content.
  private var hasPulled = false
  private let spinner = UIActivityIndicatorView(style: .medium)

  /// Creates a control. Its size and place follow the scroll view.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    isUserInteractionEnabled = false
    spinner.hidesWhenStopped = false
    addSubview(spinner)
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Begins a refresh in code. The content does not move.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.startAnimating()
    setInset(Self.height)
  }

  /// Ends the refresh. The content moves back with an animation.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    UIView.animate(withDuration: 0.3) { self.setInset(0) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = tintColor
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  private func setInset(_ inset: CGFloat) {
    self.inset = inset
    scrollView?.adjustedInsetInputsDidChange()
  }

  /// Follows the content, and begins a refresh when it has been pulled far enough.
  func contentDidMove() {
    guard let scrollView else { return }
    let top = scrollView.adjustedContentInset.top - inset
    let pull = -scrollView.contentOffset.y - top
    UIView.performWithoutAnimation {
      frame = CGRect(
        x: 0, y: scrollView.contentOffset.y + top, width: scrollView.bounds.width,
        height: Self.height)
      spinner.center = CGPoint(x: frame.width / 2, y: Self.height / 2)
      spinner.alpha = isRefreshing ? 1 : min(max(pull / Self.threshold, 0), 1)
    }
    if !scrollView.isTracking { hasPulled = false }
    guard scrollView.isTracking, !isRefreshing, !hasPulled, pull >= Self.threshold else { return }
    hasPulled = true
    isRefreshing = true
    spinner.startAnimating()
    sendActions(for: .valueChanged)
  }

  /// Makes room for a refresh when the finger lifts, before the content returns to its edge.
  func keepOpen() {
    guard isRefreshing, inset == 0 else { return }
    inset = Self.height
    scrollView?.updateAdjustedInset {}
  }
}
