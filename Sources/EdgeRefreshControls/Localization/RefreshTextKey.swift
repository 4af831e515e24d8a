/// The texts that controls display, and those that assistive technologies read or speak.
///
/// The raw values are the keys in an app's strings file. Those of the displayed texts are the keys
/// of MJRefresh. MJRefresh has no others, so the others begin with `EdgeRefresh`.
public enum RefreshTextKey: String, CaseIterable, Sendable {
  /// The title of a header at rest, and during a pull up to the threshold.
  case headerIdle = "MJRefreshHeaderIdleText"
  /// The title of a header that is pulled past the threshold.
  case headerPulling = "MJRefreshHeaderPullingText"
  /// The title of a header during a refresh.
  case headerRefreshing = "MJRefreshHeaderRefreshingText"
  /// The text before the last-updated time, including any space between them.
  case lastUpdated = "MJRefreshHeaderLastTimeText"
  /// The text that replaces the date if the last-updated time is today. The time of day follows it.
  case today = "MJRefreshHeaderDateTodayText"
  /// The text that replaces the last-updated time if there is none.
  case noRecord = "MJRefreshHeaderNoneLastDateText"
  /// The title of a back footer at rest, and during a pull up to the threshold.
  case backFooterIdle = "MJRefreshBackFooterIdleText"
  /// The title of a back footer that is pulled past the threshold.
  case backFooterPulling = "MJRefreshBackFooterPullingText"
  /// The title of a back footer during a load.
  case backFooterRefreshing = "MJRefreshBackFooterRefreshingText"
  /// The title of a back footer when there is no more data.
  case backFooterNoMoreData = "MJRefreshBackFooterNoMoreDataText"
  /// The title of an auto footer at rest.
  case autoFooterIdle = "MJRefreshAutoFooterIdleText"
  /// The title of an auto footer during a load.
  case autoFooterRefreshing = "MJRefreshAutoFooterRefreshingText"
  /// The title of an auto footer when there is no more data.
  case autoFooterNoMoreData = "MJRefreshAutoFooterNoMoreDataText"
  /// The title of a trailer or leader at rest, and during a pull up to the threshold.
  case trailerIdle = "MJRefreshTrailerIdleText"
  /// The title of a trailer or leader that is pulled past the threshold, and during a refresh.
  case trailerPulling = "MJRefreshTrailerPullingText"
  /// The name of the action that refreshes, in the list of actions of VoiceOver and as the title of
  /// a key command.
  case refreshAction = "EdgeRefreshRefreshActionText"
  /// The name of the action that loads more, in the list of actions of VoiceOver and as the title
  /// of a key command.
  case loadMoreAction = "EdgeRefreshLoadMoreActionText"
  /// The announcement after a refresh or a load that succeeded.
  case updated = "EdgeRefreshUpdatedText"
  /// The announcement after a refresh or a load that failed. It is heard without a context.
  case failed = "EdgeRefreshFailedText"
  /// The title of a footer or trailer after a load that failed and that the user can retry.
  case footerFailed = "EdgeRefreshFooterFailedText"
}
