extension RefreshTexts {
  /// The titles are those of MJRefresh.
  static let english = RefreshTexts(
    headerIdle: "Pull down to refresh",
    headerPulling: "Release to refresh",
    headerRefreshing: "Loading...",
    lastUpdated: "Last updated: ",
    today: "Today",
    noRecord: "No record",
    backFooterIdle: "Pull up to load more",
    backFooterPulling: "Release to load more",
    autoFooterIdle: "Tap or pull up to load more",
    footerRefreshing: "Loading...",
    footerNoMoreData: "No more data",
    trailerIdle: "Slide to view details",
    trailerPulling: "Release to view details",
    refreshAction: "Refresh",
    loadMoreAction: "Load more",
    updated: "Updated",
    failed: "Failed")

  static let german = RefreshTexts(
    headerIdle: "Zum Aktualisieren ziehen",
    headerPulling: "Zum Aktualisieren loslassen",
    headerRefreshing: "Wird aktualisiert\u{A0}…",
    lastUpdated: "Zuletzt aktualisiert: ",
    today: "heute",
    noRecord: "noch nie",
    backFooterIdle: "Für mehr Inhalte hochziehen",
    backFooterPulling: "Für mehr Inhalte loslassen",
    autoFooterIdle: "Für mehr tippen oder hochziehen",
    footerRefreshing: "Wird geladen\u{A0}…",
    footerNoMoreData: "Keine weiteren Inhalte",
    trailerIdle: "Für Details wischen",
    trailerPulling: "Für Details loslassen",
    refreshAction: "Aktualisieren",
    loadMoreAction: "Mehr laden",
    updated: "Aktualisiert",
    failed: "Fehlgeschlagen")

  static let dutch = RefreshTexts(
    headerIdle: "Trek omlaag om te vernieuwen",
    headerPulling: "Laat los om te vernieuwen",
    headerRefreshing: "Vernieuwen…",
    lastUpdated: "Laatst bijgewerkt: ",
    today: "vandaag",
    noRecord: "nog nooit",
    backFooterIdle: "Trek omhoog voor meer",
    backFooterPulling: "Laat los voor meer",
    autoFooterIdle: "Tik of trek omhoog voor meer",
    footerRefreshing: "Laden…",
    footerNoMoreData: "Alles is geladen",
    trailerIdle: "Veeg voor details",
    trailerPulling: "Laat los voor details",
    refreshAction: "Vernieuwen",
    loadMoreAction: "Meer laden",
    updated: "Bijgewerkt",
    failed: "Laden mislukt")
}
