import EdgeRefreshControls
import MJRefresh
import UIKit

extension OriginalName {
  /// Members of all controls, of headers, of footers and of trailers.
  static let controls: [OriginalName] = [
    // All controls
    OriginalName("MJRefreshComponent.fastAnimationDuration") {
      exists(\MJRefreshComponent.fastAnimationDuration)
    },
    OriginalName("MJRefreshComponent.slowAnimationDuration") {
      exists(\MJRefreshComponent.slowAnimationDuration)
    },
    OriginalName("MJRefreshComponent.setAnimationDisabled()") {
      exists(MJRefreshComponent.setAnimationDisabled)
    },
    OriginalName("MJRefreshComponent.refreshingBlock") {
      exists(\MJRefreshComponent.refreshingBlock)
    },
    OriginalName(objectiveC: "MJRefreshComponent.setRefreshingTarget(_:refreshingAction:)"),
    OriginalName(objectiveC: "MJRefreshComponent.refreshingTarget"),
    OriginalName(objectiveC: "MJRefreshComponent.refreshingAction"),
    OriginalName("MJRefreshComponent.executeRefreshingCallback()") {
      exists(MJRefreshComponent.executeRefreshingCallback)
    },
    OriginalName("MJRefreshComponent.beginRefreshing()") {
      exists(MJRefreshComponent.beginRefreshing as (MJRefreshComponent) -> () -> Void)
    },
    OriginalName("MJRefreshComponent.beginRefreshing(completionBlock:)") {
      exists(MJRefreshComponent.beginRefreshing(completionBlock:))
    },
    OriginalName("MJRefreshComponent.beginRefreshingCompletionBlock") {
      exists(\MJRefreshComponent.beginRefreshingCompletionBlock)
    },
    OriginalName(deprecated: "MJRefreshComponent.endRefreshingAnimateCompletionBlock"),
    OriginalName("MJRefreshComponent.endRefreshingAnimationBeginAction") {
      exists(\MJRefreshComponent.endRefreshingAnimationBeginAction)
    },
    OriginalName("MJRefreshComponent.endRefreshingCompletionBlock") {
      exists(\MJRefreshComponent.endRefreshingCompletionBlock)
    },
    OriginalName("MJRefreshComponent.endRefreshing()") {
      exists(MJRefreshComponent.endRefreshing as (MJRefreshComponent) -> () -> Void)
    },
    OriginalName("MJRefreshComponent.endRefreshing(completionBlock:)") {
      exists(MJRefreshComponent.endRefreshing(completionBlock:))
    },
    OriginalName("MJRefreshComponent.isRefreshing") { exists(\MJRefreshComponent.isRefreshing) },
    OriginalName("MJRefreshComponent.state") { exists(\MJRefreshComponent.state) },
    OriginalName("MJRefreshComponent.scrollViewOriginalInset") {
      exists(\MJRefreshComponent.scrollViewOriginalInset)
    },
    OriginalName("MJRefreshComponent.flipsHorizontallyInOppositeLayoutDirectionViews") {
      exists(\MJRefreshComponent.flipsHorizontallyInOppositeLayoutDirectionViews)
    },
    OriginalName("MJRefreshComponent.additionalFlipsViews") {
      exists(\MJRefreshComponent.additionalFlipsViews)
    },
    OriginalName("MJRefreshComponent.scrollView") { exists(\MJRefreshComponent.scrollView) },
    OriginalName("MJRefreshComponent.prepare()") { exists(MJRefreshComponent.prepare) },
    OriginalName("MJRefreshComponent.placeSubviews()") { exists(MJRefreshComponent.placeSubviews) },
    OriginalName("MJRefreshComponent.scrollViewContentOffsetDidChange(_:)") {
      exists(MJRefreshComponent.scrollViewContentOffsetDidChange)
    },
    OriginalName("MJRefreshComponent.scrollViewContentSizeDidChange(_:)") {
      exists(MJRefreshComponent.scrollViewContentSizeDidChange)
    },
    OriginalName("MJRefreshComponent.scrollViewPanStateDidChange(_:)") {
      exists(MJRefreshComponent.scrollViewPanStateDidChange)
    },
    OriginalName("MJRefreshComponent.i18nDidChange()") { exists(MJRefreshComponent.i18nDidChange) },
    OriginalName("MJRefreshComponent.pullingPercent") {
      exists(\MJRefreshComponent.pullingPercent)
    },
    OriginalName(deprecated: "MJRefreshComponent.isAutoChangeAlpha"),
    OriginalName("MJRefreshComponent.isAutomaticallyChangeAlpha") {
      exists(\MJRefreshComponent.isAutomaticallyChangeAlpha)
    },
    OriginalName("MJRefreshComponent.autoChangeTransparency(_:)") {
      exists(MJRefreshComponent.autoChangeTransparency)
    },
    OriginalName("MJRefreshComponent.afterBeginningAction(_:)") {
      exists(MJRefreshComponent.afterBeginningAction)
    },
    OriginalName("MJRefreshComponent.endingAnimationBeginningAction(_:)") {
      exists(MJRefreshComponent.endingAnimationBeginningAction)
    },
    OriginalName("MJRefreshComponent.afterEndingAction(_:)") {
      exists(MJRefreshComponent.afterEndingAction)
    },
    OriginalName("MJRefreshComponent.link(to:)") { exists(MJRefreshComponent.link(to:)) },
    // Headers
    OriginalName("MJRefreshHeader.init(refreshingBlock:)") {
      exists(MJRefreshHeader.init(refreshingBlock:))
    },
    OriginalName(objectiveC: "MJRefreshHeader.init(refreshingTarget:refreshingAction:)"),
    OriginalName("MJRefreshHeader.lastUpdatedTimeKey") {
      exists(\MJRefreshHeader.lastUpdatedTimeKey)
    },
    OriginalName("MJRefreshHeader.lastUpdatedTime") { exists(\MJRefreshHeader.lastUpdatedTime) },
    OriginalName("MJRefreshHeader.ignoredScrollViewContentInsetTop") {
      exists(\MJRefreshHeader.ignoredScrollViewContentInsetTop)
    },
    OriginalName("MJRefreshHeader.isCollectionViewAnimationBug") {
      exists(\MJRefreshHeader.isCollectionViewAnimationBug)
    },
    OriginalName("MJRefreshStateHeader.lastUpdatedTimeText") {
      exists(\MJRefreshStateHeader.lastUpdatedTimeText)
    },
    OriginalName("MJRefreshStateHeader.modifyLastUpdatedTimeText(_:)") {
      exists(MJRefreshStateHeader.modifyLastUpdatedTimeText)
    },
    OriginalName("MJRefreshStateHeader.lastUpdatedTimeLabel") {
      exists(\MJRefreshStateHeader.lastUpdatedTimeLabel)
    },
    OriginalName("MJRefreshStateHeader.labelLeftInset") {
      exists(\MJRefreshStateHeader.labelLeftInset)
    },
    OriginalName("MJRefreshStateHeader.stateLabel") { exists(\MJRefreshStateHeader.stateLabel) },
    OriginalName("MJRefreshStateHeader.setTitle(_:for:)") {
      exists(MJRefreshStateHeader.setTitle(_:for:))
    },
    OriginalName("MJRefreshNormalHeader.arrowView") { exists(\MJRefreshNormalHeader.arrowView) },
    OriginalName("MJRefreshNormalHeader.loadingView") {
      exists(\MJRefreshNormalHeader.loadingView)
    },
    OriginalName("MJRefreshNormalHeader.activityIndicatorViewStyle") {
      exists(\MJRefreshNormalHeader.activityIndicatorViewStyle)
    },
    OriginalName("MJRefreshGifHeader.gifView") { exists(\MJRefreshGifHeader.gifView) },
    OriginalName("MJRefreshGifHeader.setImages(_:duration:for:)") {
      exists(images(of: MJRefreshGifHeader.setImages))
    },
    OriginalName("MJRefreshGifHeader.setImages(_:for:)") {
      exists(MJRefreshGifHeader().setImages([], for: .idle))
    },
    // Footers
    OriginalName("MJRefreshFooter.init(refreshingBlock:)") {
      exists(MJRefreshFooter.init(refreshingBlock:))
    },
    OriginalName(objectiveC: "MJRefreshFooter.init(refreshingTarget:refreshingAction:)"),
    OriginalName("MJRefreshFooter.endRefreshingWithNoMoreData()") {
      exists(MJRefreshFooter.endRefreshingWithNoMoreData)
    },
    OriginalName(deprecated: "MJRefreshFooter.noticeNoMoreData()"),
    OriginalName("MJRefreshFooter.resetNoMoreData()") { exists(MJRefreshFooter.resetNoMoreData) },
    OriginalName("MJRefreshFooter.ignoredScrollViewContentInsetBottom") {
      exists(\MJRefreshFooter.ignoredScrollViewContentInsetBottom)
    },
    OriginalName("MJRefreshFooter.isAutomaticallyHidden") {
      exists(\MJRefreshFooter.isAutomaticallyHidden)
    },
    OriginalName("MJRefreshBackStateFooter.labelLeftInset") {
      exists(\MJRefreshBackStateFooter.labelLeftInset)
    },
    OriginalName("MJRefreshBackStateFooter.stateLabel") {
      exists(\MJRefreshBackStateFooter.stateLabel)
    },
    OriginalName("MJRefreshBackStateFooter.setTitle(_:for:)") {
      exists(MJRefreshBackStateFooter.setTitle(_:for:))
    },
    OriginalName("MJRefreshBackStateFooter.title(for:)") {
      MJRefreshBackStateFooter().title(for: .idle).isEmpty == false
    },
    OriginalName("MJRefreshBackNormalFooter.arrowView") {
      exists(\MJRefreshBackNormalFooter.arrowView)
    },
    OriginalName("MJRefreshBackNormalFooter.loadingView") {
      exists(\MJRefreshBackNormalFooter.loadingView)
    },
    OriginalName("MJRefreshBackNormalFooter.activityIndicatorViewStyle") {
      exists(\MJRefreshBackNormalFooter.activityIndicatorViewStyle)
    },
    OriginalName("MJRefreshBackGifFooter.gifView") { exists(\MJRefreshBackGifFooter.gifView) },
    OriginalName("MJRefreshBackGifFooter.setImages(_:duration:for:)") {
      exists(images(of: MJRefreshBackGifFooter.setImages))
    },
    OriginalName("MJRefreshBackGifFooter.setImages(_:for:)") {
      exists(MJRefreshBackGifFooter().setImages([], for: .idle))
    },
    OriginalName("MJRefreshAutoFooter.isAutomaticallyRefresh") {
      exists(\MJRefreshAutoFooter.isAutomaticallyRefresh)
    },
    OriginalName(deprecated: "MJRefreshAutoFooter.appearencePercentTriggerAutoRefresh"),
    OriginalName("MJRefreshAutoFooter.triggerAutomaticallyRefreshPercent") {
      exists(\MJRefreshAutoFooter.triggerAutomaticallyRefreshPercent)
    },
    OriginalName("MJRefreshAutoFooter.autoTriggerTimes") {
      exists(\MJRefreshAutoFooter.autoTriggerTimes)
    },
    OriginalName("MJRefreshAutoStateFooter.labelLeftInset") {
      exists(\MJRefreshAutoStateFooter.labelLeftInset)
    },
    OriginalName("MJRefreshAutoStateFooter.stateLabel") {
      exists(\MJRefreshAutoStateFooter.stateLabel)
    },
    OriginalName("MJRefreshAutoStateFooter.setTitle(_:for:)") {
      exists(MJRefreshAutoStateFooter.setTitle(_:for:))
    },
    OriginalName("MJRefreshAutoStateFooter.isRefreshingTitleHidden") {
      exists(\MJRefreshAutoStateFooter.isRefreshingTitleHidden)
    },
    OriginalName("MJRefreshAutoNormalFooter.loadingView") {
      exists(\MJRefreshAutoNormalFooter.loadingView)
    },
    OriginalName("MJRefreshAutoNormalFooter.activityIndicatorViewStyle") {
      exists(\MJRefreshAutoNormalFooter.activityIndicatorViewStyle)
    },
    OriginalName("MJRefreshAutoGifFooter.gifView") { exists(\MJRefreshAutoGifFooter.gifView) },
    OriginalName("MJRefreshAutoGifFooter.setImages(_:duration:for:)") {
      exists(images(of: MJRefreshAutoGifFooter.setImages))
    },
    OriginalName("MJRefreshAutoGifFooter.setImages(_:for:)") {
      exists(MJRefreshAutoGifFooter().setImages([], for: .idle))
    },
    // Trailers
    OriginalName("MJRefreshTrailer.init(refreshingBlock:)") {
      exists(MJRefreshTrailer.init(refreshingBlock:))
    },
    OriginalName(objectiveC: "MJRefreshTrailer.init(refreshingTarget:refreshingAction:)"),
    OriginalName("MJRefreshTrailer.ignoredScrollViewContentInsetRight") {
      exists(\MJRefreshTrailer.ignoredScrollViewContentInsetRight)
    },
    OriginalName("MJRefreshStateTrailer.stateLabel") { exists(\MJRefreshStateTrailer.stateLabel) },
    OriginalName("MJRefreshStateTrailer.setTitle(_:for:)") {
      exists(MJRefreshStateTrailer.setTitle(_:for:))
    },
    OriginalName("MJRefreshNormalTrailer.arrowView") { exists(\MJRefreshNormalTrailer.arrowView) },
  ]
}
