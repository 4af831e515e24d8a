import EdgeRefreshCore

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

/// The titles of each kind of control by state. A title is empty in states that the kind does not
/// use.
///
/// A refresh that waits for a window has the title of a refresh in progress.
extension RefreshTexts {
  func headerTitle(for state: RefreshState) -> String {
    switch state {
    case .idle: headerIdle
    case .pulling: headerPulling
    case .willRefresh, .refreshing: headerRefreshing
    case .noMoreData: ""
    }
  }

  func backFooterTitle(for state: RefreshState) -> String {
    switch state {
    case .idle: backFooterIdle
    case .pulling: backFooterPulling
    case .willRefresh, .refreshing: backFooterRefreshing
    case .noMoreData: backFooterNoMoreData
    }
  }

  func autoFooterTitle(for state: RefreshState) -> String {
    switch state {
    case .idle: autoFooterIdle
    // An automatic control is not pulled.
    case .pulling: ""
    case .willRefresh, .refreshing: autoFooterRefreshing
    case .noMoreData: autoFooterNoMoreData
    }
  }

  /// The titles of a footer that loads automatically, except the one at rest, which says to pull up.
  func autoHeaderTitle(for state: RefreshState) -> String {
    switch state {
    case .idle: loadMoreAction
    case .pulling, .willRefresh, .refreshing, .noMoreData: autoFooterTitle(for: state)
    }
  }

  func trailerTitle(for state: RefreshState) -> String {
    switch state {
    case .idle: trailerIdle
    // As in MJRefresh, a refresh has no title of its own: it opens the details that the title
    // mentions.
    case .pulling, .willRefresh, .refreshing: trailerPulling
    case .noMoreData: ""
    }
  }
}

/// The built-in texts of one control by state.
///
/// All controls of a kind share one array of texts. A control has a copy only if an override of
/// `setTitle` changes a text.
struct StateTitles {
  private var titles: [String] = []
  /// One bit for each state whose text was set.
  private var setStates: UInt8 = 0

  /// Creates a list without texts.
  init() {}

  /// Creates a list whose texts are to be set, most of them probably to those of a shared array.
  init(sharing titles: [String]) { self.titles = titles }

  /// Returns the text that was set for a state; `nil` if there is none.
  func title(for state: RefreshState) -> String? {
    setStates & state.titleBit == 0 ? nil : titles[state.titleIndex]
  }

  /// Sets the text for a state.
  mutating func set(_ title: String, for state: RefreshState) {
    if titles[state.titleIndex] != title { titles[state.titleIndex] = title }
    setStates |= state.titleBit
  }
}

extension RefreshState {
  /// The position of the state in an array of titles, one for each state.
  var titleIndex: Int { rawValue - RefreshState.idle.rawValue }

  fileprivate var titleBit: UInt8 { 1 << UInt8(titleIndex) }
}

/// The kinds of controls with titles of their own.
enum TitleKind: CaseIterable {
  case header, backFooter, autoFooter, trailer, autoHeader

  /// The kind of controls with an engine.
  init(of engine: RefreshEngine) {
    self =
      switch (engine.edge, engine) {
      case (.top, .pull): .header
      case (.top, .auto): .autoHeader
      case (.bottom, .auto): .autoFooter
      case (.bottom, .pull): .backFooter
      case (.leading, _), (.trailing, _): .trailer
      }
  }
}

/// The texts of all controls in the current language, and what is made of them once for all
/// controls.
@MainActor
final class LoadedLanguage {
  let texts: RefreshTexts

  private lazy var titles = TitleKind.allCases.map { kind in
    RefreshState.allCases.map { state in
      switch kind {
      case .header: texts.headerTitle(for: state)
      case .backFooter: texts.backFooterTitle(for: state)
      case .autoFooter: texts.autoFooterTitle(for: state)
      case .trailer: texts.trailerTitle(for: state)
      case .autoHeader: texts.autoHeaderTitle(for: state)
      }
    }
  }

  /// The line of headers without a last-updated time.
  private(set) lazy var lineWithoutTime = texts.lastUpdated + texts.noRecord

  init(_ texts: RefreshTexts) { self.texts = texts }

  /// Returns the titles of a kind of control: one for each state, in the order of the states, empty
  /// for states that the kind does not use.
  func titles(of kind: TitleKind) -> [String] {
    switch kind {
    case .header: titles[0]
    case .backFooter: titles[1]
    case .autoFooter: titles[2]
    case .trailer: titles[3]
    case .autoHeader: titles[4]
    }
  }
}
