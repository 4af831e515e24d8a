public import UIKit

/// A header that shows a series of images: picked by the pull, running while it refreshes.
open class GifHeader: StateHeader {
  private let animation = FrameAnimation()

  /// Shows the images.
  public var gifView: UIImageView { animation.imageView }

  /// Sets the images for a state, and how long one round of them takes, in seconds; by default a
  /// tenth of a second for each image. A header that is lower than the first image grows to its
  /// height.
  ///
  /// - Returns: The header itself, for further calls.
  @discardableResult
  public func setImages(
    _ images: [UIImage], duration: TimeInterval? = nil, for state: RefreshState
  ) -> Self {
    animation.setImages(
      images, duration: duration ?? Double(images.count) * 0.1, for: state,
      showing: presentation.state)
    if let image = images.first, image.size.height > frame.size.height {
      frame.size.height = image.size.height
    }
    setNeedsLayout()
    return self
  }

  open override func prepare() {
    super.prepare()
    labelLeftInset = 20
    addSubview(gifView)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    guard !gifView.hasOwnConstraints else { return }
    var frame = bounds
    if stateLabel.isHidden && lastUpdatedTimeLabel.isHidden {
      gifView.contentMode = .center
    } else {
      frame.size.width = max(0, (bounds.width - textWidth) / 2 - labelLeftInset)
      if isMirrored { frame.origin.x = bounds.width - frame.size.width }
      gifView.contentMode = isMirrored ? .left : .right
    }
    gifView.frame = frame
  }

  override func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    super.render(presentation, from: old)
    animation.render(presentation, from: old)
  }
}
