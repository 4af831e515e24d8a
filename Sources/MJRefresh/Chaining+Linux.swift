#if !canImport(ObjectiveC)
  public import EdgeRefreshControls
  public import UIKit

  // The methods of Chaining+Apple.swift. Without Objective-C, a subclass cannot override them.

  /// Methods that set one property and return the control, so that calls can be chained.
  extension MJRefreshComponent {
    /// Sets ``isAutomaticallyChangeAlpha``.
    ///
    /// - Returns: The control, for chaining.
    @discardableResult
    public func autoChangeTransparency(_ isAutomatic: Bool) -> Self {
      setting { $0.isAutomaticallyChangeAlpha = isAutomatic }
    }

    /// Sets ``beginRefreshingCompletionBlock``.
    ///
    /// - Returns: The control, for chaining.
    @discardableResult
    public func afterBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
      setting { $0.beginRefreshingCompletionBlock = action }
    }

    /// Sets ``endRefreshingAnimationBeginAction``.
    ///
    /// - Returns: The control, for chaining.
    @discardableResult
    public func endingAnimationBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self
    {
      setting { $0.endRefreshingAnimationBeginAction = action }
    }

    /// Sets ``endRefreshingCompletionBlock``.
    ///
    /// - Returns: The control, for chaining.
    @discardableResult
    public func afterEndingAction(_ action: @escaping MJRefreshComponentAction) -> Self {
      setting { $0.endRefreshingCompletionBlock = action }
    }

    /// Sets both animation durations to 0, so that the control opens and closes immediately.
    ///
    /// - Returns: The control, for chaining.
    @discardableResult
    public func setAnimationDisabled() -> Self {
      setting {
        $0.fastAnimationDuration = 0
        $0.slowAnimationDuration = 0
      }
    }

    /// Attaches the control to its edge of a scroll view, in place of the control that is there.
    /// The scroll view owns the control.
    ///
    /// - Returns: The control, for chaining.
    @discardableResult
    public func link(to scrollView: UIScrollView) -> Self {
      setting {
        switch $0 {
        case let header as MJRefreshHeader: scrollView.mj_header = header
        case let footer as MJRefreshFooter: scrollView.mj_footer = footer
        case let trailer as MJRefreshTrailer: scrollView.mj_trailer = trailer
        default: scrollView.setRefreshControl($0)
        }
      }
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
#endif
