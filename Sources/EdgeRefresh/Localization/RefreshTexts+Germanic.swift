extension RefreshTexts {
  /// The words of the original.
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
    trailerPulling: "Release to view details")
}
