extension RefreshTexts {
  /// MJRefresh has no English texts for trailers, and writes `Last update: `.
  static let english = RefreshTexts(
    headerIdle: "Pull down to refresh",  // MJRefresh
    headerPulling: "Release to refresh",  // MJRefresh
    headerRefreshing: "Loading...",  // MJRefresh
    lastUpdated: "Last updated: ",  // evidence
    today: "Today",  // MJRefresh
    noRecord: "No record",  // MJRefresh
    backFooterIdle: "Pull up to load more",  // MJRefresh
    backFooterPulling: "Release to load more",  // MJRefresh
    autoFooterIdle: "Tap or pull up to load more",  // MJRefresh
    footerRefreshing: "Loading...",  // MJRefresh
    footerNoMoreData: "No more data",  // MJRefresh
    trailerIdle: "Slide to view details",  // composed
    trailerPulling: "Release to view details",  // composed
    refreshAction: "Refresh",  // evidence
    loadMoreAction: "Load more",  // evidence
    updated: "Updated",  // evidence
    loaded: "Loaded",  // composed
    failed: "Loading failed",  // composed
    footerFailed: "Failed, tap to retry")  // evidence

  static let german = RefreshTexts(
    headerIdle: "Zum Aktualisieren ziehen",  // evidence
    headerPulling: "Zum Aktualisieren loslassen",  // evidence
    headerRefreshing: "Wird aktualisiert\u{A0}…",  // evidence
    lastUpdated: "Aktualisiert: ",  // composed
    today: "heute",  // evidence
    noRecord: "noch nie",  // evidence
    backFooterIdle: "Für mehr Inhalte hochziehen",  // evidence
    backFooterPulling: "Für mehr Inhalte loslassen",  // evidence
    autoFooterIdle: "Tippen oder hochziehen für mehr",  // composed
    footerRefreshing: "Wird geladen\u{A0}…",  // evidence
    footerNoMoreData: "Keine weiteren Inhalte",  // evidence
    trailerIdle: "Für Details wischen",  // composed
    trailerPulling: "Für Details loslassen",  // composed
    refreshAction: "Aktualisieren",  // evidence
    loadMoreAction: "Mehr laden",  // composed
    updated: "Aktualisiert",  // composed
    loaded: "Geladen",  // composed
    failed: "Laden fehlgeschlagen",  // evidence
    footerFailed: "Fehler – zum Wiederholen tippen")  // composed

  static let dutch = RefreshTexts(
    headerIdle: "Trek omlaag om te vernieuwen",  // evidence
    headerPulling: "Laat los om te vernieuwen",  // evidence
    headerRefreshing: "Vernieuwen…",  // evidence
    lastUpdated: "Bijgewerkt: ",  // composed
    today: "vandaag",  // evidence
    noRecord: "nog nooit",  // evidence
    backFooterIdle: "Trek omhoog voor meer",  // evidence
    backFooterPulling: "Laat los voor meer",  // evidence
    autoFooterIdle: "Tik of trek omhoog voor meer",  // composed
    footerRefreshing: "Laden…",  // evidence
    footerNoMoreData: "Alles is geladen",  // evidence
    trailerIdle: "Veeg voor details",  // composed
    trailerPulling: "Laat los voor details",  // composed
    refreshAction: "Vernieuwen",  // composed
    loadMoreAction: "Meer laden",  // composed
    updated: "Bijgewerkt",  // composed
    loaded: "Geladen",  // composed
    failed: "Laden mislukt",  // composed
    footerFailed: "Mislukt, tik om opnieuw te proberen")  // evidence
}
