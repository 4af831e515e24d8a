import EdgeRefreshCore
import Foundation

/// Every built-in text in one language. A text that is missing does not compile.
struct RefreshTexts: Sendable {
  let headerIdle: String
  let headerPulling: String
  let headerRefreshing: String
  let lastUpdated: String
  let today: String
  let noRecord: String

  /// What a header says in a state; nothing where it has nothing to say.
  func headerTitle(for state: RefreshState) -> String {
    switch state {
    case .idle: headerIdle
    case .pulling: headerPulling
    case .refreshing, .willRefresh: headerRefreshing
    case .noMoreData: ""
    }
  }

  static let english = RefreshTexts(
    headerIdle: "Pull down to refresh",
    headerPulling: "Release to refresh",
    headerRefreshing: "Loading...",
    lastUpdated: "Last updated: ",
    today: "Today",
    noRecord: "No record")

  static let simplifiedChinese = RefreshTexts(
    headerIdle: "下拉可以刷新",
    headerPulling: "松开立即刷新",
    headerRefreshing: "正在刷新数据中...",
    lastUpdated: "最后更新：",
    today: "今天",
    noRecord: "无记录")

  /// The texts in the first of these languages that there are texts for; English where there is none.
  static func texts(for languages: [String]) -> RefreshTexts {
    for language in languages {
      // A tag is compared by its subtags, in any case and with either separator.
      let subtags = language.lowercased().replacingOccurrences(of: "_", with: "-")
        .split(separator: "-")
      switch subtags.first {
      case "en": return english
      case "zh" where !subtags.contains("hant"): return simplifiedChinese
      default: continue
      }
    }
    return english
  }

  /// The texts in the language that the user prefers.
  static var preferred: RefreshTexts { texts(for: Locale.preferredLanguages) }
}
