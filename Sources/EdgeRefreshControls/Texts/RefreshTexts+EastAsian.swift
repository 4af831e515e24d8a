extension RefreshTexts {
  /// Every text that MJRefresh has in this language is kept.
  static let simplifiedChinese = RefreshTexts(
    headerIdle: "下拉可以刷新",  // MJRefresh
    headerPulling: "松开立即刷新",  // MJRefresh
    headerRefreshing: "正在刷新数据中...",  // MJRefresh
    lastUpdated: "最后更新：",  // MJRefresh
    today: "今天",  // MJRefresh
    noRecord: "无记录",  // MJRefresh
    backFooterIdle: "上拉可以加载更多",  // MJRefresh
    backFooterPulling: "松开立即加载更多",  // MJRefresh
    autoFooterIdle: "点击或上拉加载更多",  // MJRefresh
    footerRefreshing: "正在加载更多的数据...",  // MJRefresh
    footerNoMoreData: "已经全部加载完毕",  // MJRefresh
    trailerIdle: "滑动查看图文详情",  // MJRefresh
    trailerPulling: "释放查看图文详情",  // MJRefresh
    refreshAction: "刷新",  // evidence
    loadMoreAction: "加载更多",  // evidence
    updated: "已更新",  // composed
    loaded: "加载完成",  // evidence
    failed: "加载失败",  // evidence
    footerFailed: "加载失败，点击重试")  // evidence

  /// The wording follows the usage of Taiwan. It is also used for Hong Kong and Macao.
  static let traditionalChinese = RefreshTexts(
    headerIdle: "下拉即可更新",  // evidence
    headerPulling: "放開即可更新",  // evidence
    headerRefreshing: "更新中…",  // evidence
    lastUpdated: "上次更新：",  // evidence
    today: "今天",  // MJRefresh
    noRecord: "無紀錄",  // evidence
    backFooterIdle: "上拉載入更多",  // evidence
    backFooterPulling: "放開載入更多",  // evidence
    autoFooterIdle: "點一下或上拉載入更多",  // composed
    footerRefreshing: "載入中…",  // evidence
    footerNoMoreData: "已全部載入",  // evidence
    trailerIdle: "滑動查看詳細資訊",  // composed
    trailerPulling: "放開查看詳細資訊",  // composed
    refreshAction: "更新",  // evidence
    loadMoreAction: "載入更多",  // composed
    updated: "已更新",  // composed
    loaded: "載入完成",  // composed
    failed: "載入失敗",  // composed
    footerFailed: "載入失敗，點一下重試")  // composed

  static let japanese = RefreshTexts(
    headerIdle: "下に引っ張って更新",  // evidence
    headerPulling: "指を離して更新",  // evidence
    headerRefreshing: "更新中…",  // evidence
    lastUpdated: "最終更新：",  // evidence
    today: "今日",  // evidence
    noRecord: "なし",  // evidence
    backFooterIdle: "上に引っ張って続きを読み込む",  // composed
    backFooterPulling: "指を離して続きを読み込む",  // evidence
    autoFooterIdle: "タップするか引っ張って読み込む",  // composed
    footerRefreshing: "読み込み中…",  // evidence
    footerNoMoreData: "これ以上はありません",  // evidence
    trailerIdle: "スライドして詳細を見る",  // composed
    trailerPulling: "指を離して詳細を見る",  // composed
    refreshAction: "更新",  // evidence
    loadMoreAction: "続きを読み込む",  // composed
    updated: "更新しました",  // composed
    loaded: "読み込みました",  // composed
    failed: "読み込めませんでした",  // composed
    footerFailed: "読み込み失敗。タップして再試行")  // evidence

  static let korean = RefreshTexts(
    headerIdle: "당겨서 새로 고침",  // evidence
    headerPulling: "놓아서 새로 고침",  // evidence
    headerRefreshing: "새로 고치는 중…",  // evidence
    lastUpdated: "최근 업데이트: ",  // evidence
    today: "오늘",  // MJRefresh
    noRecord: "없음",  // evidence
    backFooterIdle: "위로 당겨서 더 보기",  // evidence
    backFooterPulling: "놓아서 더 보기",  // evidence
    autoFooterIdle: "탭하거나 위로 당겨서 더 보기",  // composed
    footerRefreshing: "불러오는 중…",  // evidence
    footerNoMoreData: "더 이상 내용 없음",  // evidence
    trailerIdle: "밀어서 상세 정보 보기",  // composed
    trailerPulling: "놓아서 상세 정보 보기",  // composed
    refreshAction: "새로 고침",  // evidence
    loadMoreAction: "더 보기",  // composed
    updated: "업데이트되었습니다",  // composed
    loaded: "불러왔습니다",  // composed
    failed: "불러오지 못했습니다",  // composed
    footerFailed: "불러오기 실패, 탭하여 다시 시도")  // composed
}
