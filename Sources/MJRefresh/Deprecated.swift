public import EdgeRefreshControls
public import UIKit

extension MJRefreshComponent {
  /// Whether the control fades in while it is pulled.
  @available(*, deprecated, renamed: "isAutomaticallyChangeAlpha")
  public var isAutoChangeAlpha: Bool {
    get { isAutomaticallyChangeAlpha }
    set { isAutomaticallyChangeAlpha = newValue }
  }

  /// Runs inside the closing animation, each time the control starts to close after a refresh whose
  /// handler was called.
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

  /// Whether the footer loads only once during a drag. If `false`, the number of loads is
  /// unlimited. Versions of MJRefresh before 3.7.9 have this property.
  @available(*, deprecated, message: "Set autoTriggerTimes to 1, or to -1 for no limit")
  public var isOnlyRefreshPerDrag: Bool {
    get { autoTriggerTimes == 1 }
    set { autoTriggerTimes = newValue ? 1 : -1 }
  }
}
