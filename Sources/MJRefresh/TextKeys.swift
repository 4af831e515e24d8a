// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EdgeRefreshControls

/// The key of what a header says at rest.
public let MJRefreshHeaderIdleText = RefreshTextKey.headerIdle.rawValue
/// The key of what a header says pulled far enough.
public let MJRefreshHeaderPullingText = RefreshTextKey.headerPulling.rawValue
/// The key of what a header says while it refreshes.
public let MJRefreshHeaderRefreshingText = RefreshTextKey.headerRefreshing.rawValue
/// The key of what stands before the last-updated time.
public let MJRefreshHeaderLastTimeText = RefreshTextKey.lastUpdated.rawValue
/// The key of what stands for today's date.
public let MJRefreshHeaderDateTodayText = RefreshTextKey.today.rawValue
/// The key of what stands for a time that there is not.
public let MJRefreshHeaderNoneLastDateText = RefreshTextKey.noRecord.rawValue
/// The key of what a trailer says at rest.
public let MJRefreshTrailerIdleText = RefreshTextKey.trailerIdle.rawValue
/// The key of what a trailer says pulled far enough.
public let MJRefreshTrailerPullingText = RefreshTextKey.trailerPulling.rawValue
/// The key of what an auto footer says at rest.
public let MJRefreshAutoFooterIdleText = RefreshTextKey.autoFooterIdle.rawValue
/// The key of what an auto footer says while it loads.
public let MJRefreshAutoFooterRefreshingText = RefreshTextKey.autoFooterRefreshing.rawValue
/// The key of what an auto footer says when everything is loaded.
public let MJRefreshAutoFooterNoMoreDataText = RefreshTextKey.autoFooterNoMoreData.rawValue
/// The key of what a back footer says at rest.
public let MJRefreshBackFooterIdleText = RefreshTextKey.backFooterIdle.rawValue
/// The key of what a back footer says pulled far enough.
public let MJRefreshBackFooterPullingText = RefreshTextKey.backFooterPulling.rawValue
/// The key of what a back footer says while it loads.
public let MJRefreshBackFooterRefreshingText = RefreshTextKey.backFooterRefreshing.rawValue
/// The key of what a back footer says when everything is loaded.
public let MJRefreshBackFooterNoMoreDataText = RefreshTextKey.backFooterNoMoreData.rawValue
