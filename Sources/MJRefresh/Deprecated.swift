#if canImport(ObjectiveC)
  public import EdgeRefreshControls
  public import UIKit

  // These are extensions of classes so that subclasses can override them: see Chaining.swift.

  @objc extension MJRefreshComponent {
    /// Whether the control fades in while it is pulled.
    @available(*, deprecated, renamed: "isAutomaticallyChangeAlpha")
    @objc(autoChangeAlpha)
    open var isAutoChangeAlpha: Bool {
      @objc(isAutoChangeAlpha) get { isAutomaticallyChangeAlpha }
      @objc(setAutoChangeAlpha:) set { isAutomaticallyChangeAlpha = newValue }
    }

    /// Runs inside the closing animation, each time the control starts to close after a refresh
    /// whose handler was called.
    @available(*, deprecated, renamed: "endRefreshingAnimationBeginAction")
    open var endRefreshingAnimateCompletionBlock: MJRefreshComponentAction? {
      get { endRefreshingAnimationBeginAction }
      set { endRefreshingAnimationBeginAction = newValue }
    }
  }

  @objc extension MJRefreshFooter {
    /// Ends the load with no more data.
    @available(*, deprecated, renamed: "endRefreshingWithNoMoreData()")
    open func noticeNoMoreData() { endRefreshingWithNoMoreData() }
  }

  @objc extension MJRefreshAutoFooter {
    /// How much of the footer must be visible before it loads, as a multiple of its length.
    @available(*, deprecated, renamed: "triggerAutomaticallyRefreshPercent")
    open var appearencePercentTriggerAutoRefresh: CGFloat {
      get { triggerAutomaticallyRefreshPercent }
      set { triggerAutomaticallyRefreshPercent = newValue }
    }
  }

  // MJRefresh 3.7.9 does not have this name, so a subclass may have it.
  extension RefreshComponentProtocol where Self: MJRefreshAutoFooter {
    /// Whether the footer loads only once during a drag. If `false`, the number of loads is
    /// unlimited. Versions of MJRefresh before 3.7.9 have this property.
    @available(*, deprecated, message: "Set autoTriggerTimes to 1, or to -1 for no limit")
    public var isOnlyRefreshPerDrag: Bool {
      get { autoTriggerTimes == 1 }
      set { autoTriggerTimes = newValue ? 1 : -1 }
    }
  }
#endif
