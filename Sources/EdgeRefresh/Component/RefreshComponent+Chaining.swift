public import UIKit

/// Calls that set one thing and return the control, to be chained where it is made.
///
/// ```swift
/// NormalHeader { [weak self] in self?.reload() }
///   .autoChangeTransparency(true)
///   .link(to: tableView)
/// ```
extension RefreshComponent {
  /// Sets ``isAutomaticallyChangeAlpha``.
  ///
  /// - Returns: The control itself, for further calls.
  @discardableResult
  public func autoChangeTransparency(_ isAutomatic: Bool) -> Self {
    isAutomaticallyChangeAlpha = isAutomatic
    return self
  }

  /// Sets ``beginRefreshingCompletionBlock``.
  ///
  /// - Returns: The control itself, for further calls.
  @discardableResult
  public func afterBeginningAction(_ action: @escaping () -> Void) -> Self {
    beginRefreshingCompletionBlock = action
    return self
  }

  /// Sets ``endRefreshingAnimationBeginAction``.
  ///
  /// - Returns: The control itself, for further calls.
  @discardableResult
  public func endingAnimationBeginningAction(_ action: @escaping () -> Void) -> Self {
    endRefreshingAnimationBeginAction = action
    return self
  }

  /// Sets ``endRefreshingCompletionBlock``.
  ///
  /// - Returns: The control itself, for further calls.
  @discardableResult
  public func afterEndingAction(_ action: @escaping () -> Void) -> Self {
    endRefreshingCompletionBlock = action
    return self
  }

  /// Sets both animation durations to 0: the control opens and closes at once. Set them to have
  /// animations again.
  ///
  /// - Returns: The control itself, for further calls.
  @discardableResult
  public func setAnimationDisabled() -> Self {
    fastAnimationDuration = 0
    slowAnimationDuration = 0
    return self
  }

  /// Puts the control on its edge of a scroll view, in place of the one that was there.
  ///
  /// - Returns: The control itself, for further calls.
  @discardableResult
  public func link(to scrollView: UIScrollView) -> Self {
    scrollView.setRefreshControl(self, at: engine.edge)
    return self
  }
}
