public import UIKit

/// A header that displays a series of images: selected by the pull, animated during a refresh.
open class GifHeader: StateHeader, ImageDisplaying, ObjectiveCImages {
  open dynamic var gifView: UIImageView! { ownGifView }

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

  /// The images are laid out beside the time, too, if the state is hidden.
  override var visibleTextWidth: CGFloat? {
    isTextHidden(stateLabel) && isTextHidden(lastUpdatedTimeLabel) ? nil : textWidth
  }
}
