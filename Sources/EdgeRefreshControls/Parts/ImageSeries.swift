import EdgeRefreshCore
package import UIKit

/// A series of images for each state.
@MainActor
class ImageSeries {

  /// The control's own view.
  let ownView = ImageSeriesView(frame: .zero)

  /// Whether the images are visible when there is no more data.
  private let isAtStart: Bool
  /// Whether the images are visible only during a refresh.
  private let isAutomatic: Bool
  /// Whether the images of a state are animated.
  private var isRunning = false {
    didSet {
      if isRunning { view?.startAnimating() } else { view?.stopAnimating() }
      ownView.resumesAnimating = isRunning
    }
  }
  private var series = SmallDictionary<RefreshState, (images: [UIImage], duration: TimeInterval)>()

  init(at edge: RefreshEdge, isAutomatic: Bool) {
    (isAtStart, self.isAutomatic) = (edge.isStart, isAutomatic)
  }

  /// The width of the widest image, in points; 0 without images.
  var maximumWidth: CGFloat { series.values.flatMap(\.images).reduce(0) { max($0, $1.size.width) } }

  /// The view that the control displays.
  var view: UIImageView? { ownView }

  /// Sets the images of a state. In that state, an animation restarts. Images for `idle` are
  /// displayed at the next movement.
  func setImages(
    _ images: [UIImage], duration: TimeInterval, for state: RefreshState, in current: RefreshState
  ) {
    series[state] = (images, duration)
    if state == current && (state == .pulling || state == .refreshing) { animate(state) }
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
      view?.isHidden = isAutomatic || state == .noMoreData && !isAtStart
      // The last image stays until `pullingPercent` is set again.
      isRunning = false
    }
    // A result replaces the images, as it replaces an arrow.
    if presentation.outcome != nil { view?.isHidden = true }
  }

  /// Displays the image for a progress. Called each time `pullingPercent` is set in the idle state.
  func showImage(for progress: CGFloat) {
    guard !isAutomatic, let images = series[.idle]?.images, !images.isEmpty else { return }
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
