extension GallerySection {
  static let features = GallerySection(
    "Features",
    [
      GalleryExample(
        "failure-retry", "Failure and retry",
        "a load that fails once, and a tap that repeats it",
        .scrollToEndAndTap, FailureRetryExample.init),
      GalleryExample(
        "result", "Result of a refresh", "shows for a second that the list was updated",
        .pullDown, ResultExample.init),
      GalleryExample(
        "time-out", "Time limit", "a server that does not answer for two seconds",
        .pullDown, TimeOutExample.init),
      GalleryExample(
        "begin-at-threshold", "Begin at the threshold", "refreshes while the finger is still down",
        .pullDown, BeginAtThresholdExample.init),
      GalleryExample(
        "haptic-feedback", "Haptic feedback",
        "one light impact when the pull reaches the threshold",
        .pullDown, HapticFeedbackExample.init),
      GalleryExample(
        "prefetch", "Prefetch", "loads one screen before the end of the list",
        .scrollSlowly, PrefetchExample.init),
      GalleryExample(
        "short-content", "Short content", "a footer that is hidden while all rows fit",
        .pullDownAndScrollToEnd, ShortContentExample.init),
      GalleryExample(
        "app-defaults", "App-wide defaults", "fonts and colors that are set in one place",
        .pullDownAndScrollToEnd, AppDefaultsExample.init),
      GalleryExample(
        "observed-states", "Observed states", "a title that follows the states of the header",
        .pullDown, ObservedStatesExample.init),
    ])
}
