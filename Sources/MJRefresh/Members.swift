public import EdgeRefresh
public import UIKit

extension MJRefreshHeader {
  /// The original's switch for a workaround. There is nothing here to work around: always `false`, and
  /// setting it is without effect.
  public var isCollectionViewAnimationBug: Bool {
    get { false }
    set {}
  }
}

extension MJRefreshStateHeader {
  /// Sets ``EdgeRefresh/StateHeader/lastUpdatedTimeText``.
  ///
  /// - Returns: The header itself, for further calls.
  @discardableResult
  public func modifyLastUpdatedTimeText(_ text: @escaping (Date?) -> String) -> Self {
    lastUpdatedTimeText = text
    return self
  }
}

extension MJRefreshGifHeader {
  /// Sets the images for a state from an array of any type; what is no image is left out.
  ///
  /// - Returns: The header itself, for further calls.
  @_disfavoredOverload @discardableResult
  public func setImages(
    _ images: [Any], duration: TimeInterval? = nil, for state: MJRefreshState
  ) -> Self {
    setImages(images.compactMap { $0 as? UIImage }, duration: duration, for: state)
  }
}

extension MJRefreshBackGifFooter {
  /// Sets the images for a state from an array of any type; what is no image is left out.
  ///
  /// - Returns: The footer itself, for further calls.
  @_disfavoredOverload @discardableResult
  public func setImages(
    _ images: [Any], duration: TimeInterval? = nil, for state: MJRefreshState
  ) -> Self {
    setImages(images.compactMap { $0 as? UIImage }, duration: duration, for: state)
  }
}

extension MJRefreshAutoGifFooter {
  /// Sets the images for a state from an array of any type; what is no image is left out.
  ///
  /// - Returns: The footer itself, for further calls.
  @_disfavoredOverload @discardableResult
  public func setImages(
    _ images: [Any], duration: TimeInterval? = nil, for state: MJRefreshState
  ) -> Self {
    setImages(images.compactMap { $0 as? UIImage }, duration: duration, for: state)
  }
}
