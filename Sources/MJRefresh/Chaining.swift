public import EdgeRefreshControls
public import UIKit

/// Methods that set one property and return the control, so that calls can be chained.
///
/// ```swift
/// MJRefreshNormalHeader { [weak self] in self?.reload() }
///   .autoChangeTransparency(true)
///   .link(to: tableView)
/// ```
extension MJRefreshComponent {
  /// Sets ``isAutomaticallyChangeAlpha``.
  ///
  /// - Returns: The control, for chaining.
  @discardableResult
  public func autoChangeTransparency(_ isAutomatic: Bool) -> Self {
    setting { $0.fadesWithPull = isAutomatic }
  }

  /// Sets ``beginRefreshingCompletionBlock``.
  ///
  /// - Returns: The control, for chaining.
  @discardableResult
  public func afterBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
    setting { $0.openingCompletion = action }
  }

  /// Sets ``endRefreshingAnimationBeginAction``.
  ///
  /// - Returns: The control, for chaining.
  @discardableResult
  public func endingAnimationBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
    setting { $0.closingAnimations = action }
  }

  /// Sets ``endRefreshingCompletionBlock``.
  ///
  /// - Returns: The control, for chaining.
  @discardableResult
  public func afterEndingAction(_ action: @escaping MJRefreshComponentAction) -> Self {
    setting { $0.closingCompletion = action }
  }

  /// Sets both animation durations to 0, so that the control opens and closes immediately.
  ///
  /// - Returns: The control, for chaining.
  @discardableResult
  public func setAnimationDisabled() -> Self {
    setting {
      $0.openingDuration = 0
      $0.closingDuration = 0
    }
  }

  /// Attaches the control to its edge of a scroll view, in place of the control that is there. The
  /// scroll view owns the control.
  ///
  /// - Returns: The control, for chaining.
  @discardableResult
  public func link(to scrollView: UIScrollView) -> Self {
    setting { scrollView.setRefreshControl($0) }
  }

  private func setting(_ change: (MJRefreshComponent) -> Void) -> Self {
    change(self)
    return self
  }
}

extension MJRefreshStateHeader {
  /// Sets ``EdgeRefreshControls/StateHeader/lastUpdatedTimeText``.
  ///
  /// - Returns: The control, for chaining.
  @discardableResult
  public func modifyLastUpdatedTimeText(_ text: @escaping (Date?) -> String) -> Self {
    lastUpdatedTimeText = text
    return self
  }
}

extension ImageDisplaying {
  /// Sets the images for a state from an array of any type. Elements that are not images are
  /// ignored.
  ///
  /// - Returns: The control, for chaining.
  @_disfavoredOverload @discardableResult
  public func setImages(
    _ images: [Any], duration: TimeInterval? = nil, for state: MJRefreshState
  ) -> Self {
    setImages(images.compactMap { $0 as? UIImage }, duration: duration, for: state)
  }
}
