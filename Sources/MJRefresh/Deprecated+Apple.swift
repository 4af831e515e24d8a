#if canImport(ObjectiveC)
  public import EdgeRefreshControls
  public import UIKit

  // A subclass can override a member of an extension only if Objective-C can call it. The same
  // members for Linux are in Deprecated+Linux.swift.

  @objc extension MJRefreshComponent {
    /// Whether the control fades in while it is pulled.
    @available(*, deprecated, renamed: "isAutomaticallyChangeAlpha")
    open var isAutoChangeAlpha: Bool {
      get { isAutomaticallyChangeAlpha }
      set { isAutomaticallyChangeAlpha = newValue }
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
    open func noticeNoMoreData() {
      endRefreshingWithNoMoreData()
    }
  }

  @objc extension MJRefreshAutoFooter {
    /// How much of the footer has to be visible to load, in lengths of the footer.
    @available(*, deprecated, renamed: "triggerAutomaticallyRefreshPercent")
    open var appearencePercentTriggerAutoRefresh: CGFloat {
      get { triggerAutomaticallyRefreshPercent }
      set { triggerAutomaticallyRefreshPercent = newValue }
    }
  }
#endif
