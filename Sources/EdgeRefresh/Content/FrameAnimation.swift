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
  let imageView = UIImageView()

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
    switch visibility {
    case _ where presentation.state == .willRefresh: break
    case .always: imageView.isHidden = false
    case .whileThereIsMore: imageView.isHidden = presentation.state == .noMoreData
    case .whileRefreshing:
      imageView.isHidden = presentation.state != .refreshing || !hasImages(for: .refreshing)
    }
    switch presentation.state {
    case .willRefresh:
      // Nobody sees it.
      break
    case .pulling, .refreshing:
      if presentation.state != old.state || !imageView.isAnimating { run(presentation.state) }
    case .idle where presentation.state == old.state || old.state == .refreshing:
      imageView.stopAnimating()
      show(presentation.pullingPercent)
    case .idle, .noMoreData:
      // A pull that is taken back keeps its image until the next movement.
      imageView.stopAnimating()
    }
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

  private func hasImages(for state: RefreshState) -> Bool {
    series[state]?.images.isEmpty == false
  }

  private func run(_ state: RefreshState) {
    guard let series = series[state], let last = series.images.last else { return }
    imageView.stopAnimating()
    guard series.images.count > 1 else {
      imageView.image = last
      return
    }
    imageView.animationImages = series.images
    imageView.animationDuration = series.duration
    imageView.startAnimating()
  }

  private func show(_ percent: CGFloat) {
    guard visibility != .whileRefreshing else { return }
    guard let images = series[.idle]?.images, !images.isEmpty else { return }
    let index = Int((CGFloat(images.count) * min(max(percent, 0), 1)).rounded(.down))
    imageView.image = images[min(index, images.count - 1)]
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
