/// The texts that controls show. The raw values are the keys of the original, under which an app's
/// own strings file has them.
public enum RefreshTextKey: String, CaseIterable, Sendable {
  /// What a header says at rest and pulled less than far enough.
  case headerIdle = "MJRefreshHeaderIdleText"
  /// What a header says pulled far enough.
  case headerPulling = "MJRefreshHeaderPullingText"
  /// What a header says while it refreshes.
  case headerRefreshing = "MJRefreshHeaderRefreshingText"
  /// What stands before the last-updated time, the space after it included.
  case lastUpdated = "MJRefreshHeaderLastTimeText"
  /// What stands for the date where it is today's, before the time of day.
  case today = "MJRefreshHeaderDateTodayText"
  /// What stands for the last-updated time where there is none.
  case noRecord = "MJRefreshHeaderNoneLastDateText"
  /// What a back footer says at rest and pulled less than far enough.
  case backFooterIdle = "MJRefreshBackFooterIdleText"
  /// What a back footer says pulled far enough.
  case backFooterPulling = "MJRefreshBackFooterPullingText"
  /// What a back footer says while it loads.
  case backFooterRefreshing = "MJRefreshBackFooterRefreshingText"
  /// What a back footer says when everything is loaded.
  case backFooterNoMoreData = "MJRefreshBackFooterNoMoreDataText"
  /// What an auto footer says at rest.
  case autoFooterIdle = "MJRefreshAutoFooterIdleText"
  /// What an auto footer says while it loads.
  case autoFooterRefreshing = "MJRefreshAutoFooterRefreshingText"
  /// What an auto footer says when everything is loaded.
  case autoFooterNoMoreData = "MJRefreshAutoFooterNoMoreDataText"
  /// What a trailer says at rest and pulled less than far enough.
  case trailerIdle = "MJRefreshTrailerIdleText"
  /// What a trailer says pulled far enough, and while it refreshes.
  case trailerPulling = "MJRefreshTrailerPullingText"
}
