import MJRefresh

// An app's subclass may use names that EdgeRefresh has and MJRefresh does not.

/// A header with members that are the app's own, each with a type of the app's choice.
class OwnMemberHeader: MJRefreshNormalHeader {
  // Of all controls.
  var options = "own"
  var loading = "own"
  var footer = "own"
  var didOpen = "own"
  var closingAnimations = "own"
  var didClose: ((Bool) -> Void)?
  var openingDuration = 7
  var closingDuration: Double = 8
  var distanceFromContent = 9
  var fadesWithPull = "own"
  var isBlockedByOtherRefreshes = true
  var scrollsToControl = "own"
  var adjustsForContentSizeCategory = "own"
  var accessibilityActions: [String] = ["own"]
  var accessibilityActionName = 10
  var announcementTextProvider = "own"
  var showsFailure = "own"
  var minimumVisibleDuration = "own"
  var resultDuration = "own"
  var displayedOutcome = "own"
  var timeoutDuration = "own"
  var states = ["own"]
  var beginsAtThreshold = "own"
  var hidesUnderBars = "own"
  var playsHapticFeedback = "own"
  var hidesWhenEmpty = "own"
  // Names in headers, and in controls with a text, an arrow or a spinner.
  var lastUpdatedStore = ["own": 1]
  var lastUpdatedFormat = "yyyy"
  var secondLevel = 2
  var textSpacing = "own"
  private(set) var calls: [String] = []

  func setRefreshHandler(_ handler: @escaping () -> Void) { calls.append("handler") }
  func endRefreshing(with outcome: String) { calls.append(outcome) }
  func keyCommand(input: String) -> String { input }
  func requestRefresh() { calls.append("user") }
  func retry() { calls.append("retry") }
  func setLastUpdatedTime(_ time: Date?) { calls.append("time") }
  func title(for state: MJRefreshState) -> String { "own" }
  func setResultTitle(_ title: String, for outcome: Int) { calls.append(title) }
  func resultTitle(for outcome: Int) -> String { "own \(outcome)" }
}

/// A footer that loads automatically, with members that are the app's own.
class OwnMemberFooter: MJRefreshAutoNormalFooter {
  var resetsWithHeader = "own"
  var hidesWhenContentFits = "own"
  var loadsAutomatically = "own"
  var loadThreshold = "own"
  var maximumLoadsPerDrag = "own"
  var loadsAgainOnReturn = "own"
  var prefetchDistance = "own"
  var keepsVisibleContentInPlace = "own"
  var keepsEndVisible = "own"
  var isOnlyRefreshPerDrag = "own"
  var isBlockedByOtherRefreshes = "own"

  func setLoadHandler(_ handler: () -> Void) { handler() }
  func title(for state: MJRefreshState) -> String { "own" }
}
