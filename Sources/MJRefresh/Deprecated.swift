public import EdgeRefreshControls
public import UIKit

extension MJRefreshComponent {
  /// Whether the control fades in as it is pulled.
  @available(*, deprecated, renamed: "isAutomaticallyChangeAlpha")
  public var isAutoChangeAlpha: Bool {
    get { isAutomaticallyChangeAlpha }
    set { isAutomaticallyChangeAlpha = newValue }
  }

  /// Runs each time the control starts to close.
  @available(*, deprecated, renamed: "endRefreshingAnimationBeginAction")
  public var endRefreshingAnimateCompletionBlock: MJRefreshComponentAction? {
    get { endRefreshingAnimationBeginAction }
    set { endRefreshingAnimationBeginAction = newValue }
  }
}

extension MJRefreshFooter {
  /// Ends the load and says that there is nothing further.
  @available(*, deprecated, renamed: "endRefreshingWithNoMoreData()")
  public func noticeNoMoreData() {
    endRefreshingWithNoMoreData()
  }
}

extension MJRefreshAutoFooter {
  /// How much of the footer must be in view to load.
  @available(*, deprecated, renamed: "triggerAutomaticallyRefreshPercent")
  public var appearencePercentTriggerAutoRefresh: CGFloat {
    get { triggerAutomaticallyRefreshPercent }
    set { triggerAutomaticallyRefreshPercent = newValue }
  }

  /// Whether the footer loads only once in a drag; otherwise as often as it comes near. Older than
  /// 3.7.9.
  @available(*, deprecated, message: "Set autoTriggerTimes to 1, or to -1 for no limit")
  public var isOnlyRefreshPerDrag: Bool {
    get { autoTriggerTimes == 1 }
    set { autoTriggerTimes = newValue ? 1 : -1 }
  }
}
