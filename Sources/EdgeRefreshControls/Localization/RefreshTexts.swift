/// All texts of one language. The initializer requires each text, so a language with a missing text
/// does not compile.
///
/// The comment after a built-in text is its source:
/// - `MJRefresh`: the original's text.
/// - `evidence`: apps with public translations use this wording, or almost this one, for the same
///   purpose. Before a language are the names of such apps.
/// - `composed`: by analogy with texts that have evidence. No speaker has confirmed it.
/// - `speaker`: a native speaker has written or confirmed it.
struct RefreshTexts: Equatable, Sendable {
  var headerIdle: String
  var headerPulling: String
  var headerRefreshing: String
  var lastUpdated: String
  var today: String
  var noRecord: String
  var backFooterIdle: String
  var backFooterPulling: String
  var backFooterRefreshing: String
  var backFooterNoMoreData: String
  var autoFooterIdle: String
  var autoFooterRefreshing: String
  var autoFooterNoMoreData: String
  var trailerIdle: String
  var trailerPulling: String
  var refreshAction: String
  var loadMoreAction: String
  var updated: String
  var failed: String
  var footerFailed: String

  /// Creates the built-in texts of a language. The titles for loading and for no more data are the
  /// same in all footers.
  init(
    headerIdle: String, headerPulling: String, headerRefreshing: String,
    lastUpdated: String, today: String, noRecord: String,
    backFooterIdle: String, backFooterPulling: String, autoFooterIdle: String,
    footerRefreshing: String, footerNoMoreData: String,
    trailerIdle: String, trailerPulling: String,
    refreshAction: String, loadMoreAction: String, updated: String, failed: String,
    footerFailed: String
  ) {
    self.headerIdle = headerIdle
    self.headerPulling = headerPulling
    self.headerRefreshing = headerRefreshing
    self.lastUpdated = lastUpdated
    self.today = today
    self.noRecord = noRecord
    self.backFooterIdle = backFooterIdle
    self.backFooterPulling = backFooterPulling
    backFooterRefreshing = footerRefreshing
    backFooterNoMoreData = footerNoMoreData
    self.autoFooterIdle = autoFooterIdle
    autoFooterRefreshing = footerRefreshing
    autoFooterNoMoreData = footerNoMoreData
    self.trailerIdle = trailerIdle
    self.trailerPulling = trailerPulling
    self.refreshAction = refreshAction
    self.loadMoreAction = loadMoreAction
    self.updated = updated
    self.failed = failed
    self.footerFailed = footerFailed
  }

  subscript(key: RefreshTextKey) -> String {
    get { self[keyPath: Self.member(for: key)] }
    set { self[keyPath: Self.member(for: key)] = newValue }
  }

  private static func member(for key: RefreshTextKey) -> WritableKeyPath<RefreshTexts, String> {
    switch key {
    case .headerIdle: \.headerIdle
    case .headerPulling: \.headerPulling
    case .headerRefreshing: \.headerRefreshing
    case .lastUpdated: \.lastUpdated
    case .today: \.today
    case .noRecord: \.noRecord
    case .backFooterIdle: \.backFooterIdle
    case .backFooterPulling: \.backFooterPulling
    case .backFooterRefreshing: \.backFooterRefreshing
    case .backFooterNoMoreData: \.backFooterNoMoreData
    case .autoFooterIdle: \.autoFooterIdle
    case .autoFooterRefreshing: \.autoFooterRefreshing
    case .autoFooterNoMoreData: \.autoFooterNoMoreData
    case .trailerIdle: \.trailerIdle
    case .trailerPulling: \.trailerPulling
    case .refreshAction: \.refreshAction
    case .loadMoreAction: \.loadMoreAction
    case .updated: \.updated
    case .failed: \.failed
    case .footerFailed: \.footerFailed
    }
  }
}
