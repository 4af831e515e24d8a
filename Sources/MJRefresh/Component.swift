public import EdgeRefreshControls
public import UIKit

extension MJRefreshComponent {
  /// The duration of the opening animation, in seconds. Default: 0.25.
  public var fastAnimationDuration: TimeInterval {
    get { openingDuration }
    set { openingDuration = newValue }
  }

  /// The duration of the closing animation, in seconds. Default: 0.4.
  public var slowAnimationDuration: TimeInterval {
    get { closingDuration }
    set { closingDuration = newValue }
  }

  /// Whether the control fades in while it is pulled. Default: `false`.
  public var isAutomaticallyChangeAlpha: Bool {
    get { fadesWithPull }
    set { fadesWithPull = newValue }
  }

  /// Runs each time the control has opened and its handler was called. Default: `nil`.
  public var beginRefreshingCompletionBlock: MJRefreshComponentAction? {
    get { openingCompletion }
    set { openingCompletion = newValue }
  }

  /// Runs inside the closing animation, each time the control starts to close after a refresh whose
  /// handler was called. Default: `nil`.
  public var endRefreshingAnimationBeginAction: MJRefreshComponentAction? {
    get { closingAnimations }
    set { closingAnimations = newValue }
  }

  /// Runs once for each refresh whose handler was called, when the control has closed or, before
  /// that, is detached, is pulled again or begins another refresh. Default: `nil`.
  public var endRefreshingCompletionBlock: MJRefreshComponentAction? {
    get { closingCompletion }
    set { closingCompletion = newValue }
  }
}

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
