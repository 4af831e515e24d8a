import EdgeRefreshControls
import MJRefresh
import UIKit

extension OriginalName {
  /// Configuration, texts and constants.
  static let texts: [OriginalName] = [
    // Configuration and texts
    OriginalName("MJRefreshConfig") { MJRefreshConfig.self == RefreshConfiguration.self },
    OriginalName("MJRefreshConfig.default") {
      MJRefreshConfig.default === RefreshConfiguration.default
    },
    OriginalName("MJRefreshConfig.languageCode") { MJRefreshConfig.default.languageCode == nil },
    OriginalName("MJRefreshConfig.i18nFilename") { MJRefreshConfig.default.i18nFilename == nil },
    OriginalName("MJRefreshConfig.i18nBundle") { MJRefreshConfig.default.i18nBundle == nil },
    OriginalName("NSNotification.Name.MJRefreshDidChangeLanguage") {
      NSNotification.Name.MJRefreshDidChangeLanguage.rawValue
        == "MJRefreshDidChangeLanguageNotification"
    },
    OriginalName("Bundle.mj_refresh()") {
      Bundle.mj_refresh() == Bundle(for: MJRefreshComponent.self)
    },
    OriginalName("Bundle.mj_arrowImage()") {
      Bundle.mj_arrowImage().size == MJRefreshNormalHeader().arrowView.image?.size
    },
    OriginalName("Bundle.mj_trailArrowImage()") {
      Bundle.mj_trailArrowImage().size == MJRefreshNormalTrailer().arrowView.image?.size
    },
    OriginalName("Bundle.mj_localizedString(forKey:value:)") {
      Bundle.mj_localizedString(forKey: "none", value: "other") == "other"
    },
    OriginalName("Bundle.mj_localizedString(forKey:)") {
      Bundle.mj_localizedString(forKey: MJRefreshHeaderIdleText)
        == MJRefreshConfig.default.text(for: .headerIdle)
    },
    OriginalName("MJRefreshHeaderIdleText") {
      MJRefreshHeaderIdleText == "MJRefreshHeaderIdleText"
    },
    OriginalName("MJRefreshHeaderPullingText") {
      MJRefreshHeaderPullingText == "MJRefreshHeaderPullingText"
    },
    OriginalName("MJRefreshHeaderRefreshingText") {
      MJRefreshHeaderRefreshingText == "MJRefreshHeaderRefreshingText"
    },
    OriginalName("MJRefreshHeaderLastTimeText") {
      MJRefreshHeaderLastTimeText == "MJRefreshHeaderLastTimeText"
    },
    OriginalName("MJRefreshHeaderDateTodayText") {
      MJRefreshHeaderDateTodayText == "MJRefreshHeaderDateTodayText"
    },
    OriginalName("MJRefreshHeaderNoneLastDateText") {
      MJRefreshHeaderNoneLastDateText == "MJRefreshHeaderNoneLastDateText"
    },
    OriginalName("MJRefreshTrailerIdleText") {
      MJRefreshTrailerIdleText == "MJRefreshTrailerIdleText"
    },
    OriginalName("MJRefreshTrailerPullingText") {
      MJRefreshTrailerPullingText == "MJRefreshTrailerPullingText"
    },
    OriginalName("MJRefreshAutoFooterIdleText") {
      MJRefreshAutoFooterIdleText == "MJRefreshAutoFooterIdleText"
    },
    OriginalName("MJRefreshAutoFooterRefreshingText") {
      MJRefreshAutoFooterRefreshingText == "MJRefreshAutoFooterRefreshingText"
    },
    OriginalName("MJRefreshAutoFooterNoMoreDataText") {
      MJRefreshAutoFooterNoMoreDataText == "MJRefreshAutoFooterNoMoreDataText"
    },
    OriginalName("MJRefreshBackFooterIdleText") {
      MJRefreshBackFooterIdleText == "MJRefreshBackFooterIdleText"
    },
    OriginalName("MJRefreshBackFooterPullingText") {
      MJRefreshBackFooterPullingText == "MJRefreshBackFooterPullingText"
    },
    OriginalName("MJRefreshBackFooterRefreshingText") {
      MJRefreshBackFooterRefreshingText == "MJRefreshBackFooterRefreshingText"
    },
    OriginalName("MJRefreshBackFooterNoMoreDataText") {
      MJRefreshBackFooterNoMoreDataText == "MJRefreshBackFooterNoMoreDataText"
    },
    // Constants
    OriginalName("MJRefreshVersionNumber") { MJRefreshVersionNumber == 3.7 },
    OriginalName("MJRefreshLabelLeftInset") { MJRefreshLabelLeftInset == 25 },
    OriginalName("MJRefreshHeaderHeight") { MJRefreshHeaderHeight == 54 },
    OriginalName("MJRefreshFooterHeight") { MJRefreshFooterHeight == 44 },
    OriginalName("MJRefreshTrailWidth") { MJRefreshTrailWidth == 60 },
    OriginalName("MJRefreshFastAnimationDuration") { MJRefreshFastAnimationDuration == 0.25 },
    OriginalName("MJRefreshSlowAnimationDuration") { MJRefreshSlowAnimationDuration == 0.4 },
    OriginalName("MJRefreshKeyPathContentOffset") {
      MJRefreshKeyPathContentOffset == "contentOffset"
    },
    OriginalName("MJRefreshKeyPathContentInset") { MJRefreshKeyPathContentInset == "contentInset" },
    OriginalName("MJRefreshKeyPathContentSize") { MJRefreshKeyPathContentSize == "contentSize" },
    OriginalName("MJRefreshKeyPathPanState") { MJRefreshKeyPathPanState == "state" },
    OriginalName("MJRefreshHeaderLastUpdatedTimeKey") {
      MJRefreshHeaderLastUpdatedTimeKey == MJRefreshHeader().lastUpdatedTimeKey
    },
  ]
}
