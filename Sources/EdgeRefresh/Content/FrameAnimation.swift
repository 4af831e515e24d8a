import UIKit

/// A series of images for each state: chosen by the percent while the control is pulled, running
/// while it is held or refreshes.
@MainActor
final class FrameAnimation {
  /// Shows the images.
  let imageView = UIImageView()

  private var series: [RefreshState: Series] = [:]

  private struct Series {
    let images: [UIImage]
    let duration: TimeInterval
  }

  /// Sets the images of a state and how long one round of them takes, in seconds. Where that state's
  /// images run, the new ones run from now on; the ones of a pull show with the next movement.
  func setImages(
    _ images: [UIImage], duration: TimeInterval, for state: RefreshState, showing now: RefreshState
  ) {
    series[state] = Series(images: images, duration: duration)
    if state == now && (now == .pulling || now == .refreshing) { run(now) }
  }

  func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    switch presentation.state {
    case .pulling, .refreshing:
      if presentation.state != old.state || !imageView.isAnimating { run(presentation.state) }
    case .idle where presentation.state == old.state || old.state == .refreshing:
      imageView.stopAnimating()
      show(presentation.pullingPercent)
    case .idle, .willRefresh, .noMoreData:
      // A pull that is taken back keeps its image until the next movement.
      imageView.stopAnimating()
    }
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
    guard let images = series[.idle]?.images, !images.isEmpty else { return }
    let index = Int((CGFloat(images.count) * min(max(percent, 0), 1)).rounded(.down))
    imageView.image = images[min(index, images.count - 1)]
  }
}
