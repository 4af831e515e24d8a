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
  public var gifView: UIImageView! { parts.images?.ownView }

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

  func setOwnImages(_ images: [Any], duration: TimeInterval, for state: RefreshState) -> Self {
    let images = images.compactMap { $0 as? UIImage }
    // The next movement displays images for `idle`.
    driver.handleSkippedMovements()
    parts.images?.setImages(images, duration: duration, for: state, in: presentation.state)
    let length = axis.length(images.first?.size ?? .zero)
    // The control may be longer for its texts now.
    let isAdaptive = extent == storage.extentForTexts
    if length > (isAdaptive ? storage.minimumExtent : extent) { setMinimumExtent(length) }
    setNeedsLayout()
    return self
  }
}
