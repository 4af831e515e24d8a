import UIKit

/// A header that displays a series of images: selected by the pull, animated during a refresh.
open class GifHeader: StateHeader, ImageDisplaying {
  /// The images are laid out beside the time, too, if the state is hidden.
  override var visibleTextWidth: CGFloat? {
    stateLabel.isHidden && timeLabel.isHidden ? nil : textWidth
  }
}
