public import UIKit

/// A footer beyond the end that shows a series of images: picked by the pull, running while it
/// loads.
open class BackGifFooter: BackStateFooter {
  private let animation = FrameAnimation(.whileThereIsMore)

  /// Shows the images. Lay it out with constraints of your own, or leave it where the control puts it.
  @_disfavoredOverload
  public var gifView: UIImageView { animation.imageView }

  /// Sets the images for a state, and how long one round of them takes, in seconds; by default a
  /// tenth of a second for each image. A footer that is lower than the first image grows to its
  /// height.
  ///
  /// - Returns: The footer itself, for further calls.
  @discardableResult
  public func setImages(
    _ images: [UIImage], duration: TimeInterval? = nil, for state: RefreshState
  ) -> Self {
    setImages(images, duration: duration, for: state, of: animation)
    return self
  }

  open override func prepare() {
    super.prepare()
    labelLeftInset = 20
    addSubview(gifView)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    animation.place(
      in: bounds, besideText: stateLabel.isHidden ? nil : stateLabel.refreshTextWidth,
      space: labelLeftInset, isMirrored: readsFromRight)
  }

  override func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    super.render(presentation, from: old)
    animation.render(presentation, from: old)
  }
  override func pullingPercentWasSet() {
    super.pullingPercentWasSet()
    if state == .idle { animation.show(pullingPercent) }
  }
}
