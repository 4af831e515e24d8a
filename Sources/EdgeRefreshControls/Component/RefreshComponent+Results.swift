import EdgeRefreshCore

extension RefreshComponent {
  /// The texts of all results that the control may display.
  var possibleResultTitles: [String] {
    let hasResults = options.resultDuration > 0 && !status.isAutomatic
    let results: [RefreshOutcome] =
      hasResults ? [.success, .noMoreData, .failure] : options.showsFailure ? [.failure] : []
    return results.compactMap {
      settings.features?.resultTitles[$0] ?? builtInResultTitle(for: $0, retries: retriesFailures)
    }
  }

  /// The built-in text that displays a result; `nil` for a refresh that was canceled. `retries`
  /// says whether a failure can be retried.
  func builtInResultTitle(for outcome: RefreshOutcome, retries: Bool? = nil) -> String? {
    if outcome == .noMoreData, let noMoreDataTitle { return noMoreDataTitle }
    // A failure that is displayed as a result is not retried, even if the option has changed since.
    let retries = retries ?? (presentation.outcome == .failure ? status.hasFailed : retriesFailures)
    let key = RefreshTextKey.result(
      of: outcome, isPulledAtStart: status.isPulledAtStart, retries: retries)
    return key.map(RefreshConfiguration.default.text)
  }

  /// Whether the control will display a failure until it is retried.
  private var retriesFailures: Bool { options.showsFailure && !status.isPulledAtStart }

  /// The text that says that there is no more data, even in a control without such a title.
  var noMoreDataText: String {
    noMoreDataTitle ?? RefreshConfiguration.default.text(for: .autoFooterNoMoreData)
  }

  /// The title when there is no more data; `nil` in a control that has none.
  private var noMoreDataTitle: String? {
    (self as? any StateTextDisplaying)?.title(for: .noMoreData)?.nonEmpty
  }
}
