#if canImport(ObjectiveC)
  public import EdgeRefreshControls
  public import UIKit

  // An app's subclass can override a member of an extension only if Objective-C can call the
  // member. Protocol extensions cannot have such members, so these are extensions of classes.

  /// Methods that set one property and return the control, so that calls can be chained.
  ///
  /// ```swift
  /// MJRefreshNormalHeader { [weak self] in self?.reload() }
  ///   .autoChangeTransparency(true)
  ///   .link(to: tableView)
  /// ```
  @objc extension MJRefreshComponent {
    /// Sets ``isAutomaticallyChangeAlpha``, and returns the control.
    @discardableResult
    open func autoChangeTransparency(_ isAutomatic: Bool) -> Self {
      setting { $0.isAutomaticallyChangeAlpha = isAutomatic }
    }

    /// Sets ``beginRefreshingCompletionBlock``, and returns the control.
    @objc(edgeRefreshAfterBeginningAction:) @discardableResult
    open func afterBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
      setting { $0.beginRefreshingCompletionBlock = action }
    }

    /// Sets ``endRefreshingAnimationBeginAction``, and returns the control.
    @objc(edgeRefreshEndingAnimationBeginningAction:) @discardableResult
    open func endingAnimationBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
      setting { $0.endRefreshingAnimationBeginAction = action }
    }

    /// Sets ``endRefreshingCompletionBlock``, and returns the control.
    @objc(edgeRefreshAfterEndingAction:) @discardableResult
    open func afterEndingAction(_ action: @escaping MJRefreshComponentAction) -> Self {
      setting { $0.endRefreshingCompletionBlock = action }
    }

    /// Sets both animation durations to 0, so that the control opens and closes immediately, and
    /// returns the control.
    @discardableResult
    open func setAnimationDisabled() -> Self {
      setting {
        $0.fastAnimationDuration = 0
        $0.slowAnimationDuration = 0
      }
    }

    /// Attaches the control to its edge of a scroll view, in place of the control that is there,
    /// and returns the control. The scroll view owns it.
    @objc(edgeRefreshLinkTo:) @discardableResult
    open func link(to scrollView: UIScrollView) -> Self {
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

  @objc extension MJRefreshStateHeader {
    /// Sets ``EdgeRefreshControls/StateHeader/lastUpdatedTimeText``, and returns the control.
    @objc(edgeRefreshModifyLastUpdatedTimeText:) @discardableResult
    open func modifyLastUpdatedTimeText(_ text: @escaping (Date?) -> String) -> Self {
      lastUpdatedTimeText = text
      return self
    }
  }

  extension MJRefreshComponent {
    /// Changes the control and returns it, for chaining.
    func setting(_ change: (MJRefreshComponent) -> Void) -> Self {
      change(self)
      return self
    }
  }
#endif
