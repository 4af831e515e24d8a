import UIKit

/// A series of images for each state: chosen by the percent while the control is pulled, running
/// while it is held or refreshes.
@MainActor
final class FrameAnimation {
  /// When the images can be seen.
  enum Visibility {
    /// Always.
    case always
    /// Unless there is no more data.
    case whileThereIsMore
    /// Only while the control refreshes: there is no pull to show.
    case whileRefreshing
  }

  /// Shows the images.
  let imageView = FrameView()

  private let visibility: Visibility
  private var series: [RefreshState: Series] = [:]

  private struct Series {
    let images: [UIImage]
    let duration: TimeInterval
  }

  init(_ visibility: Visibility) {
    self.visibility = visibility
  }

  /// Sets the images of a state and how long one round of them takes, in seconds: by default a tenth
  /// of a second for each. Where that state's images run, the new ones run from now on; the ones of
  /// a pull show with the next movement.
  ///
  /// - Returns: How high the control has to be at least, in points.
  func setImages(
    _ images: [UIImage], duration: TimeInterval?, for state: RefreshState,
    showing now: RefreshState
  ) -> CGFloat {
    series[state] = Series(images: images, duration: duration ?? Double(images.count) * 0.1)
    if state == now && (now == .pulling || now == .refreshing) { run(now) }
    return images.first?.size.height ?? 0
  }

  func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    guard presentation.state != old.state || presentation == old else { return }
    hide(in: presentation.state)
    switch presentation.state {
    case .willRefresh:
      // Nobody sees it.
      break
    case .pulling, .refreshing:
      let isRunning = imageView.isRunning && imageView.isAnimating
      if presentation.state != old.state || !isRunning { run(presentation.state) }
    case .idle, .noMoreData:
      // The image stays until the percent is set again: of a pull that was taken back, or of the
      // refresh while the control closes.
      imageView.isRunning = false
    }
  }

  /// Shows the image of a percent. Called each time the percent is set while the control is idle.
  func show(_ percent: CGFloat) {
    guard let images = series[.idle]?.images, !images.isEmpty else { return }
    imageView.isRunning = false
    let index = Int((CGFloat(images.count) * min(max(percent, 0), 1)).rounded(.down))
    imageView.image = images[min(index, images.count - 1)]
  }

  /// Places the images in the middle, or beside a text that wide with the space between.
  func place(in bounds: CGRect, besideText width: CGFloat?, space: CGFloat, isMirrored: Bool) {
    guard !imageView.hasOwnConstraints else { return }
    var frame = bounds
    if let width {
      frame.size.width = max(0, (bounds.width - width) / 2 - space)
      if isMirrored { frame.origin.x = bounds.width - frame.size.width }
      imageView.contentMode = isMirrored ? .left : .right
    } else {
      imageView.contentMode = .center
    }
    imageView.frame = frame
  }

  private func hide(in state: RefreshState) {
    switch state {
    case .willRefresh: break
    case .pulling, .refreshing:
      // What was hidden stays hidden where there is nothing to show.
      if series[state]?.images.isEmpty == false { imageView.isHidden = false }
    case .idle: imageView.isHidden = visibility == .whileRefreshing
    case .noMoreData: imageView.isHidden = visibility != .always
    }
  }

  private func run(_ state: RefreshState) {
    guard let series = series[state], let last = series.images.last else { return }
    imageView.isRunning = false
    guard series.images.count > 1 else {
      imageView.image = last
      return
    }
    imageView.animationImages = series.images
    imageView.animationDuration = series.duration
    imageView.isRunning = true
  }
}

/// An image view whose frames run until they are stopped: UIKit also stops them when the view leaves
/// its window.
@MainActor
final class FrameView: UIImageView {
  /// Whether frames run.
  var isRunning = false {
    didSet { if isRunning { startAnimating() } else { stopAnimating() } }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if isRunning && !isAnimating { startAnimating() }
  }
}

extension RefreshComponent {
  /// Gives an animation of the control the images of a state; a control that is lower than the first
  /// of them grows to its height.
  func setImages(
    _ images: [UIImage], duration: TimeInterval?, for state: RefreshState,
    of animation: FrameAnimation
  ) {
    let height = animation.setImages(
      images, duration: duration, for: state, showing: presentation.state)
    frame.size.height = max(frame.size.height, height)
    setNeedsLayout()
  }
}
