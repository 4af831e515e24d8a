public import UIKit

/// A footer that loads automatically and displays a series of images while it does.
open class AutoGifFooter: AutoStateFooter, ImageDisplaying, ObjectiveCImages {
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
}
