import EdgeRefreshCore
public import UIKit

/// A control that displays a series of images: selected by the pull, animated during a refresh.
///
/// Your subclass of a control without images gets them if it conforms to this protocol.
@preconcurrency @MainActor
public protocol ImageDisplaying: RefreshComponent {
  /// The view that displays the images. You may add constraints to it.
  ///
  /// A subclass may return another view. Without a view, the control displays no images.
  var gifView: UIImageView! { get }

  /// Sets the images for a state from an array of any type, with the duration of one cycle in
  /// seconds. Elements that are not images are ignored.
  ///
  /// All other methods that set images call this one.
  ///
  /// - Returns: The control, for chaining.
  @discardableResult
  func setImages(_ images: [Any], duration: TimeInterval, for state: RefreshState) -> Self

  /// Sets the images for a state from an array of any type. Each image is displayed for 0.1
  /// seconds. Elements that are not images are ignored.
  ///
  /// - Returns: The control, for chaining.
  @discardableResult
  func setImages(_ images: [Any], for state: RefreshState) -> Self
}

extension ImageDisplaying {
  /// The control's own view for the images.
  public var gifView: UIImageView! { ownGifView }

  /// Sets the images for a state, with the duration of one cycle in seconds.
  @discardableResult
  public func setImages(
    _ images: [Any], duration: TimeInterval, for state: RefreshState
  ) -> Self {
    setOwnImages(images, duration: duration, for: state)
  }

  /// Sets the images for a state. Each image is displayed for 0.1 seconds.
  @discardableResult
  public func setImages(_ images: [Any], for state: RefreshState) -> Self {
    setImages(images, duration: Double(images.count) * 0.1, for: state)
  }

  /// Sets the images for a state.
  ///
  /// A control that is smaller than the first image grows to the size of that image along its axis.
  /// An automatic control displays only the images for `refreshing`.
  ///
  /// - Parameters:
  ///   - images: The images, in order. If there are none, the images of the previous state stay.
  ///   - duration: The duration of one cycle, in seconds. Zero and negative values mean the same as
  ///     in `UIImageView`. Default: 0.1 seconds per image.
  ///   - state: The state in which the images are displayed.
  /// - Returns: The control, for chaining.
  @discardableResult
  public func setImages(
    _ images: [UIImage], duration: TimeInterval? = nil, for state: RefreshState
  ) -> Self {
    guard let duration else { return setImages(images as [Any], for: state) }
    return setImages(images as [Any], duration: duration, for: state)
  }

  var ownGifView: UIImageView? { parts.images?.ownView }

  func setOwnImages(_ images: [Any], duration: TimeInterval, for state: RefreshState) -> Self {
    let images = images.compactMap { $0 as? UIImage }
    // The next movement displays images for `idle`.
    driver.settle()
    parts.images?.setImages(images, duration: duration, for: state)
    let length = axis.length(images.first?.size ?? .zero)
    // The control may be longer for its texts now.
    let isAdaptive = extent == settings.extentForTexts
    if length > (isAdaptive ? settings.minimumExtent : extent) { setMinimumExtent(length) }
    setNeedsLayout()
    return self
  }
}

/// A series of images for each state.
@MainActor
final class ImageSeries {
  /// When the images are visible.
  private enum Visibility {
    case always
    /// Unless there is no more data.
    case whileThereIsMore
    /// Only during a refresh.
    case whileRefreshing
  }

  /// The control's own view.
  let ownView = ImageSeriesView(frame: .zero)

  /// Weak, because animations may outlive the control.
  private weak var control: (any ImageDisplaying)?
  private let visibility: Visibility
  /// Whether the images of a state are animated.
  private var isRunning = false {
    didSet {
      if isRunning { view?.startAnimating() } else { view?.stopAnimating() }
      ownView.resumesAnimating = isRunning
    }
  }
  private var series = SmallDictionary<RefreshState, (images: [UIImage], duration: TimeInterval)>()

  init(of control: any ImageDisplaying, engine: RefreshEngine) {
    self.control = control
    visibility =
      engine.isAutomatic ? .whileRefreshing : engine.edge.isStart ? .always : .whileThereIsMore
  }

  /// The width of the widest image, in points; 0 without images.
  var maximumWidth: CGFloat { series.values.flatMap(\.images).reduce(0) { max($0, $1.size.width) } }

  var view: UIImageView? { control?.gifView }

  /// Sets the images of a state. If the control is in that state, an animation restarts. Images for
  /// `idle` are displayed at the next movement.
  func setImages(_ images: [UIImage], duration: TimeInterval, for state: RefreshState) {
    series[state] = (images, duration)
    guard state == .pulling || state == .refreshing else { return }
    if state == control?.presentation.state { animate(state) }
  }

  func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    let state = presentation.state
    switch state {
    case .willRefresh:
      // The control is not in a window.
      break
    case .pulling, .refreshing:
      // Without images for the state, a hidden view stays hidden.
      if series[state]?.images.isEmpty == false { view?.isHidden = false }
      let isAnimating = isRunning && view?.isAnimating == true
      if state != old.state || !isAnimating || UIAccessibility.isReduceMotionEnabled {
        animate(state)
      }
    case .idle, .noMoreData:
      view?.isHidden = state == .idle ? visibility == .whileRefreshing : visibility != .always
      // The last image stays until `pullingPercent` is set again.
      isRunning = false
    }
    // A result replaces the images, as it replaces an arrow.
    if presentation.outcome != nil { view?.isHidden = true }
  }

  /// Displays the image for a progress. Called each time `pullingPercent` is set in the idle state.
  func showImage(for progress: CGFloat) {
    guard visibility != .whileRefreshing, let images = series[.idle]?.images, !images.isEmpty
    else { return }
    isRunning = false
    let index = Int((CGFloat(images.count) * progress.share).rounded(.down))
    view?.image = images[min(index, images.count - 1)]
  }

  /// Lays out the images in the center, or beside a text with the given width.
  func place(in bounds: CGRect, besideText width: CGFloat?, spacing: CGFloat, isMirrored: Bool) {
    guard let view, !view.hasOwnConstraints else { return }
    var frame = bounds
    if let width {
      frame.size.width = max(0, (bounds.width - width) / 2 - spacing)
      if isMirrored { frame.origin.x = bounds.maxX - frame.size.width }
      view.contentMode = isMirrored ? .left : .right
    } else {
      view.contentMode = .center
    }
    view.frame = frame
  }

  private func animate(_ state: RefreshState) {
    guard let view, let (images, duration) = series[state], let first = images.first else { return }
    isRunning = false
    guard images.count > 1 && !UIAccessibility.isReduceMotionEnabled else {
      view.image = first
      return
    }
    view.animationImages = images
    view.animationDuration = duration
    isRunning = true
  }
}

/// An image view that resumes its animation when it enters a window again. The animation may stop
/// when the view leaves its window.
@MainActor
package final class ImageSeriesView: UIImageView {
  /// Whether the animation runs while the view is in a window.
  package var resumesAnimating = false

  package override init(frame: CGRect) {
    super.init(frame: frame)
    // Smart Invert must not invert an app's images.
    accessibilityIgnoresInvertColors = true
  }

  package required init?(coder: NSCoder) { nil }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if resumesAnimating && !isAnimating { startAnimating() }
  }
}
