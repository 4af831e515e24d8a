import EdgeRefreshCore

/// All texts of one language. The initializer requires each text, so a language with a missing text
/// does not compile.
///
/// The comment after a built-in text is its source: CONTRIBUTING.md lists the sources. A comment
/// before a language may name apps that are evidence.
struct RefreshTexts: Equatable, Sendable {
  private var texts: [RefreshTextKey: String]

  /// Creates the texts of a language. Footers share the titles for loading and no more data.
  init(
    headerIdle: String, headerPulling: String, headerRefreshing: String,
    lastUpdated: String, today: String, noRecord: String,
    backFooterIdle: String, backFooterPulling: String, autoFooterIdle: String,
    footerRefreshing: String, footerNoMoreData: String,
    trailerIdle: String, trailerPulling: String,
    refreshAction: String, loadMoreAction: String, updated: String, loaded: String, failed: String,
    footerFailed: String
  ) {
    texts = [
      .headerIdle: headerIdle, .headerPulling: headerPulling, .headerRefreshing: headerRefreshing,
      .lastUpdated: lastUpdated, .today: today, .noRecord: noRecord,
      .backFooterIdle: backFooterIdle, .backFooterPulling: backFooterPulling,
      .backFooterRefreshing: footerRefreshing, .backFooterNoMoreData: footerNoMoreData,
      .autoFooterIdle: autoFooterIdle, .autoFooterRefreshing: footerRefreshing,
      .autoFooterNoMoreData: footerNoMoreData,
      .trailerIdle: trailerIdle, .trailerPulling: trailerPulling,
      .refreshAction: refreshAction, .loadMoreAction: loadMoreAction,
      .updated: updated, .loaded: loaded, .failed: failed, .footerFailed: footerFailed,
    ]
  }

  subscript(key: RefreshTextKey) -> String { texts[key] ?? "" }

  /// Whether a text is one of these.
  func contains(_ text: String) -> Bool { texts.values.contains(text) }

  /// Replaces texts by the app's own.
  mutating func replace(with appTexts: [RefreshTextKey: String]) {
    texts.merge(appTexts) { _, new in new }
  }
}

/// The texts that controls display, and those that assistive technologies read or speak.
///
/// The raw values are the keys in an app's strings file. Texts that MJRefresh also has use its
/// keys. The keys of the others begin with `EdgeRefresh`.
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
  /// The title of an auto footer or auto header during a load. Also read for leaders and trailers
  /// during a refresh.
  case autoFooterRefreshing = "MJRefreshAutoFooterRefreshingText"
  /// The title of an auto footer or auto header when there is no more data. Also read for controls
  /// without such a title.
  case autoFooterNoMoreData = "MJRefreshAutoFooterNoMoreDataText"
  /// The title of a trailer or leader at rest, and during a pull up to the threshold.
  case trailerIdle = "MJRefreshTrailerIdleText"
  /// The title of a trailer or leader that is pulled past the threshold, and during a refresh.
  case trailerPulling = "MJRefreshTrailerPullingText"
  /// The name of the action that refreshes, for VoiceOver and as the title of a key command.
  case refreshAction = "EdgeRefreshRefreshActionText"
  /// The name of the action that loads more, for VoiceOver and as the title of a key command. It is
  /// also the title of an auto header at rest.
  case loadMoreAction = "EdgeRefreshLoadMoreActionText"
  /// The announcement and the result after a successful refresh.
  case updated = "EdgeRefreshUpdatedText"
  /// The announcement and the result after more content was loaded. It must be understandable
  /// without other text.
  case loaded = "EdgeRefreshLoadedText"
  /// The announcement and the result after a failed refresh or load. It must be understandable
  /// without other text.
  case failed = "EdgeRefreshFailedText"
  /// The title of a footer, trailer or auto header after a failed load that the user can retry.
  case footerFailed = "EdgeRefreshFooterFailedText"
}

extension RefreshTextKey {
  /// The key of a control's title in a state; `nil` in states that such a control does not use.
  static func title(edge: RefreshEdge, isAutomatic: Bool, state: RefreshState) -> RefreshTextKey? {
    switch (edge, isAutomatic, state) {
    case (.top, false, .idle): .headerIdle
    case (.top, false, .pulling): .headerPulling
    case (.top, false, .willRefresh), (.top, false, .refreshing): .headerRefreshing
    case (.top, false, .noMoreData): nil
    case (.bottom, false, .idle): .backFooterIdle
    case (.bottom, false, .pulling): .backFooterPulling
    case (.bottom, false, .willRefresh), (.bottom, false, .refreshing): .backFooterRefreshing
    case (.bottom, false, .noMoreData): .backFooterNoMoreData
    case (.leading, _, .idle), (.trailing, _, .idle): .trailerIdle
    case (.leading, _, .noMoreData), (.trailing, _, .noMoreData): nil
    // As in MJRefresh, the title is the same during a refresh.
    case (.leading, _, _), (.trailing, _, _): .trailerPulling
    // The text of a footer says to pull up.
    case (.top, true, .idle): .loadMoreAction
    case (.bottom, true, .idle): .autoFooterIdle
    // An automatic control is not pulled.
    case (_, true, .pulling): nil
    case (_, true, .willRefresh), (_, true, .refreshing): .autoFooterRefreshing
    case (_, true, .noMoreData): .autoFooterNoMoreData
    }
  }

  /// The key of the built-in text that displays a result; `nil` for a refresh that was canceled.
  /// `retries` says whether a failure can be retried.
  static func result(
    of outcome: RefreshOutcome, isPulledAtStart: Bool, retries: Bool
  ) -> RefreshTextKey? {
    switch outcome {
    // A control without a title for no more data displays a success.
    case .success, .noMoreData: isPulledAtStart ? .updated : .loaded
    case .failure: retries ? .footerFailed : .failed
    case .cancelled: nil
    }
  }

  /// The key of the name of what a control does.
  static func action(isPulledAtStart: Bool) -> RefreshTextKey {
    isPulledAtStart ? .refreshAction : .loadMoreAction
  }
}

/// The texts of all controls in the current language, and titles made of them that controls share.
@MainActor
final class LoadedLanguage {
  let texts: RefreshTexts
  /// The language in which the texts are spoken, as a BCP 47 tag; `nil` if the system decides.
  let spokenLanguage: String?

  private var titles: [(edge: RefreshEdge, isAutomatic: Bool, titles: [String?])] = []

  /// The line of headers without a last-updated time.
  private(set) lazy var lineWithoutTime = texts[.lastUpdated] + texts[.noRecord]

  init(_ texts: RefreshTexts, spokenLanguage: String? = nil) {
    self.texts = texts
    self.spokenLanguage = spokenLanguage
  }

  /// Returns the titles of a kind of control by ``RefreshState/titleIndex``, as a shared array.
  func titles(edge: RefreshEdge, isAutomatic: Bool) -> [String?] {
    let known = titles.first { $0.edge == edge && $0.isAutomatic == isAutomatic }
    if let known { return known.titles }
    let new = RefreshState.allCases.map { state in
      RefreshTextKey.title(edge: edge, isAutomatic: isAutomatic, state: state).map { texts[$0] }
    }
    titles.append((edge, isAutomatic, new))
    return new
  }

  /// Returns the title of a state. It is empty in a state without one.
  func title(of state: RefreshState, at edge: RefreshEdge, isAutomatic: Bool) -> String {
    titles(edge: edge, isAutomatic: isAutomatic)[state.titleIndex] ?? ""
  }
}

extension String {
  /// The text; `nil` if it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}

extension RefreshState {
  /// The position of the state in an array of titles.
  var titleIndex: Int { rawValue - RefreshState.idle.rawValue }
}
