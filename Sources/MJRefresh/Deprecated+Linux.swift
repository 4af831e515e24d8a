#if !canImport(ObjectiveC)
  public import EdgeRefreshControls
  public import UIKit

  // The members of Deprecated+Apple.swift. Without Objective-C, a subclass cannot override them.

  extension MJRefreshComponent {
    /// Whether the control fades in while it is pulled.
    @available(*, deprecated, renamed: "isAutomaticallyChangeAlpha")
    public var isAutoChangeAlpha: Bool {
      get { isAutomaticallyChangeAlpha }
      set { isAutomaticallyChangeAlpha = newValue }
    }

    /// Runs inside the closing animation, each time the control starts to close after a refresh
    /// whose handler was called.
    @available(*, deprecated, renamed: "endRefreshingAnimationBeginAction")
    public var endRefreshingAnimateCompletionBlock: MJRefreshComponentAction? {
      get { endRefreshingAnimationBeginAction }
      set { endRefreshingAnimationBeginAction = newValue }
    }
  }

  extension MJRefreshFooter {
    /// Ends the load with no more data.
    @available(*, deprecated, renamed: "endRefreshingWithNoMoreData()")
    public func noticeNoMoreData() {
      endRefreshingWithNoMoreData()
    }
  }

  extension MJRefreshAutoFooter {
    /// How much of the footer has to be visible to load, in lengths of the footer.
    @available(*, deprecated, renamed: "triggerAutomaticallyRefreshPercent")
    public var appearencePercentTriggerAutoRefresh: CGFloat {
      get { triggerAutomaticallyRefreshPercent }
      set { triggerAutomaticallyRefreshPercent = newValue }
    }
  }
#endif
