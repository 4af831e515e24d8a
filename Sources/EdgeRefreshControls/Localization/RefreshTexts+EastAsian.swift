extension RefreshTexts {
  /// The titles are those of MJRefresh.
  static let simplifiedChinese = RefreshTexts(
    headerIdle: "下拉可以刷新",
    headerPulling: "松开立即刷新",
    headerRefreshing: "正在刷新数据中...",
    lastUpdated: "最后更新：",
    today: "今天",
    noRecord: "无记录",
    backFooterIdle: "上拉可以加载更多",
    backFooterPulling: "松开立即加载更多",
    autoFooterIdle: "点击或上拉加载更多",
    footerRefreshing: "正在加载更多的数据...",
    footerNoMoreData: "已经全部加载完毕",
    trailerIdle: "滑动查看图文详情",
    trailerPulling: "释放查看图文详情",
    refreshAction: "刷新",
    loadMoreAction: "加载更多",
    updated: "已更新",
    failed: "加载失败")

  /// The wording follows the usage of Taiwan. It is also used for Hong Kong and Macao.
  static let traditionalChinese = RefreshTexts(
    headerIdle: "下拉即可更新",
    headerPulling: "放開即可更新",
    headerRefreshing: "更新中…",
    lastUpdated: "上次更新：",
    today: "今天",
    noRecord: "無紀錄",
    backFooterIdle: "上拉載入更多",
    backFooterPulling: "放開載入更多",
    autoFooterIdle: "點一下或上拉載入更多",
    footerRefreshing: "載入中…",
    footerNoMoreData: "已全部載入",
    trailerIdle: "滑動查看詳細資訊",
    trailerPulling: "放開查看詳細資訊",
    refreshAction: "更新",
    loadMoreAction: "載入更多",
    updated: "已更新",
    failed: "載入失敗")

  static let japanese = RefreshTexts(
    headerIdle: "引き下げて更新",
    headerPulling: "指を離して更新",
    headerRefreshing: "更新中…",
    lastUpdated: "最終更新：",
    today: "今日",
    noRecord: "なし",
    backFooterIdle: "引き上げて続きを読み込む",
    backFooterPulling: "指を離して続きを読み込む",
    autoFooterIdle: "タップか引き上げで続きを読み込む",
    footerRefreshing: "読み込み中…",
    footerNoMoreData: "これ以上はありません",
    trailerIdle: "スライドして詳細を見る",
    trailerPulling: "指を離して詳細を見る",
    refreshAction: "更新",
    loadMoreAction: "続きを読み込む",
    updated: "更新しました",
    failed: "読み込めませんでした")

  static let korean = RefreshTexts(
    headerIdle: "당겨서 새로 고침",
    headerPulling: "놓아서 새로 고침",
    headerRefreshing: "새로 고치는 중…",
    lastUpdated: "최근 업데이트: ",
    today: "오늘",
    noRecord: "없음",
    backFooterIdle: "위로 당겨서 더 보기",
    backFooterPulling: "놓아서 더 보기",
    autoFooterIdle: "탭하거나 위로 당겨서 더 보기",
    footerRefreshing: "불러오는 중…",
    footerNoMoreData: "더 이상 내용이 없습니다",
    trailerIdle: "밀어서 상세 정보 보기",
    trailerPulling: "놓아서 상세 정보 보기",
    refreshAction: "새로 고침",
    loadMoreAction: "더 보기",
    updated: "업데이트되었습니다",
    failed: "불러오지 못했습니다")
}
