// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EdgeRefreshControls

/// The key for the title of a header at rest.
public let MJRefreshHeaderIdleText = RefreshTextKey.headerIdle.rawValue
/// The key for the title of a header that is pulled past the threshold.
public let MJRefreshHeaderPullingText = RefreshTextKey.headerPulling.rawValue
/// The key for the title of a header during a refresh.
public let MJRefreshHeaderRefreshingText = RefreshTextKey.headerRefreshing.rawValue
/// The key for the text before the last-updated time.
public let MJRefreshHeaderLastTimeText = RefreshTextKey.lastUpdated.rawValue
/// The key for the text that replaces the date if the last-updated time is today.
public let MJRefreshHeaderDateTodayText = RefreshTextKey.today.rawValue
/// The key for the text that replaces the last-updated time if there is none.
public let MJRefreshHeaderNoneLastDateText = RefreshTextKey.noRecord.rawValue
/// The key for the title of a trailer at rest.
public let MJRefreshTrailerIdleText = RefreshTextKey.trailerIdle.rawValue
/// The key for the title of a trailer that is pulled past the threshold, and during a refresh.
public let MJRefreshTrailerPullingText = RefreshTextKey.trailerPulling.rawValue
/// The key for the title of an auto footer at rest.
public let MJRefreshAutoFooterIdleText = RefreshTextKey.autoFooterIdle.rawValue
/// The key for the title of an auto footer during a load.
public let MJRefreshAutoFooterRefreshingText = RefreshTextKey.autoFooterRefreshing.rawValue
/// The key for the title of an auto footer when there is no more data.
public let MJRefreshAutoFooterNoMoreDataText = RefreshTextKey.autoFooterNoMoreData.rawValue
/// The key for the title of a back footer at rest.
public let MJRefreshBackFooterIdleText = RefreshTextKey.backFooterIdle.rawValue
/// The key for the title of a back footer that is pulled past the threshold.
public let MJRefreshBackFooterPullingText = RefreshTextKey.backFooterPulling.rawValue
/// The key for the title of a back footer during a load.
public let MJRefreshBackFooterRefreshingText = RefreshTextKey.backFooterRefreshing.rawValue
/// The key for the title of a back footer when there is no more data.
public let MJRefreshBackFooterNoMoreDataText = RefreshTextKey.backFooterNoMoreData.rawValue
