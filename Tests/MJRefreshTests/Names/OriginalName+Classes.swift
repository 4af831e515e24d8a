import EdgeRefreshControls
import MJRefresh
import UIKit

extension OriginalName {
  /// Classes, states and blocks.
  static let types: [OriginalName] = [
    // Classes
    OriginalName("MJRefreshComponent") { MJRefreshComponent.self == RefreshComponent.self },
    OriginalName("MJRefreshHeader") { MJRefreshHeader.self == RefreshHeader.self },
    OriginalName("MJRefreshStateHeader") { MJRefreshStateHeader.self == StateHeader.self },
    OriginalName("MJRefreshNormalHeader") { MJRefreshNormalHeader.self == NormalHeader.self },
    OriginalName("MJRefreshGifHeader") { MJRefreshGifHeader.self == ImageHeader.self },
    OriginalName("MJRefreshFooter") { MJRefreshFooter.self == RefreshFooter.self },
    OriginalName("MJRefreshBackFooter") { MJRefreshBackFooter.self == BackFooter.self },
    OriginalName("MJRefreshBackStateFooter") {
      MJRefreshBackStateFooter.self == BackStateFooter.self
    },
    OriginalName("MJRefreshBackNormalFooter") {
      MJRefreshBackNormalFooter.self == BackNormalFooter.self
    },
    OriginalName("MJRefreshBackGifFooter") { MJRefreshBackGifFooter.self == BackImageFooter.self },
    OriginalName("MJRefreshAutoFooter") { MJRefreshAutoFooter.self == AutoFooter.self },
    OriginalName("MJRefreshAutoStateFooter") {
      MJRefreshAutoStateFooter.self == AutoStateFooter.self
    },
    OriginalName("MJRefreshAutoNormalFooter") {
      MJRefreshAutoNormalFooter.self == AutoNormalFooter.self
    },
    OriginalName("MJRefreshAutoGifFooter") { MJRefreshAutoGifFooter.self == AutoImageFooter.self },
    OriginalName("MJRefreshTrailer") { MJRefreshTrailer.self == RefreshTrailer.self },
    OriginalName("MJRefreshStateTrailer") { MJRefreshStateTrailer.self == StateTrailer.self },
    OriginalName("MJRefreshNormalTrailer") { MJRefreshNormalTrailer.self == NormalTrailer.self },
    // States and blocks
    OriginalName("MJRefreshState") { MJRefreshState.self == RefreshState.self },
    OriginalName("MJRefreshState.idle") { MJRefreshState.idle.rawValue == 1 },
    OriginalName("MJRefreshState.pulling") { MJRefreshState.pulling.rawValue == 2 },
    OriginalName("MJRefreshState.refreshing") { MJRefreshState.refreshing.rawValue == 3 },
    OriginalName("MJRefreshState.willRefresh") { MJRefreshState.willRefresh.rawValue == 4 },
    OriginalName("MJRefreshState.noMoreData") { MJRefreshState.noMoreData.rawValue == 5 },
    OriginalName("MJRefreshComponentAction") { MJRefreshComponentAction.self == (() -> Void).self },
    OriginalName(deprecated: "MJRefreshComponentRefreshingBlock"),
    OriginalName(deprecated: "MJRefreshComponentBeginRefreshingCompletionBlock"),
    OriginalName(deprecated: "MJRefreshComponentEndRefreshingCompletionBlock"),
  ]
}
