@testable import EdgeRefreshCore

/// A rule for decisions of the second level.
enum SecondLevelRule: String, CaseIterable, Error {
  case theAmountIsNotNegativeAndEndsAtTheViewport
  case onlyAnOpenSecondLevelHasAnAmount
  case withoutAFingerAnOpenSecondLevelFillsTheViewport
  case whileItOpensTheAmountIsTheVisiblePart
  case onlyAPullPastTheThresholdArms
  case eachPullReachesTheThresholdOnce
  case theSecondLevelOpensOnlyIfItMay
  case onlyALiftedFingerOrTheAppOpens
  case anAnimationBelongsToOpeningOrClosing
  case eachAnimationHasANewNumber
  case theContentMovesToAnEnd
  case closingAtOnceReturnsTheContent
  case aRefreshIsBlockedOnlyWhileOpeningOrOpen
}

/// Checks decisions of the second level against the rules.
struct SecondLevelChecker: Hashable {
  private(set) var lastNumber = SecondLevelEngine.firstNumber
  private(set) var hasReachedThreshold = false

  /// Throws the first rule that a decision breaks.
  mutating func check(
    _ decision: SecondLevelDecision, of event: RefreshEvent, from old: SecondLevelEngine,
    to new: SecondLevelEngine
  ) throws(SecondLevelRule) {
    let (state, geometry) = (decision.state, new.geometry)
    let full = max(0, geometry.viewportLength - geometry.startInset)
    let opens = state == .opening && old.state != .opening
    try require(
      decision.insetAmount >= 0 && decision.insetAmount <= full,
      .theAmountIsNotNegativeAndEndsAtTheViewport)
    let isOpen = state == .opening || state == .open
    try require(isOpen || decision.insetAmount == 0, .onlyAnOpenSecondLevelHasAnAmount)
    try require(
      state != .open || geometry.isDragging || decision.insetAmount == full && full > 0,
      .withoutAFingerAnOpenSecondLevelFillsTheViewport)
    try require(
      state != .opening
        || decision.insetAmount == min(max(geometry.pull(past: .top), 0), full)
        || decision.insetAmount == old.insetAmount && !event.isFromScrollView
        || decision.insetAmount == full && decision.pinnedOffset != nil && !opens,
      .whileItOpensTheAmountIsTheVisiblePart)
    if state == .armed && old.state != .armed {
      try require(
        event == .scrolled && geometry.isDragging && geometry.isInteractive
          && geometry.pull(past: .top) > new.thresholdDistance, .onlyAPullPastTheThresholdArms)
    }
    if event == .dragBegan || event == .detached { hasReachedThreshold = false }
    let arms = state == .armed && old.state != .armed
    try require(
      decision.isThresholdReached == (arms && !hasReachedThreshold),
      .eachPullReachesTheThresholdOnce)
    if arms { hasReachedThreshold = true }
    if opens || (state == .armed && old.state != .armed) {
      try require(new.mayOpen && full > 0, .theSecondLevelOpensOnlyIfItMay)
    }
    if opens {
      try require(
        event == .openSecondLevel
          || (event == .scrolled && old.state == .armed && !geometry.isDragging),
        .onlyALiftedFingerOrTheAppOpens)
    }
    try require(
      decision.animation == nil || state == .opening || state == .closing,
      .anAnimationBelongsToOpeningOrClosing)
    if let number = decision.animation {
      try require(number > lastNumber, .eachAnimationHasANewNumber)
      lastNumber = number
    }
    if let offset = decision.pinnedOffset {
      try require(
        offset == geometry.minimumOffset - (isOpen ? full : 0)
          || old.state == .closing && offset == old.geometry.offset, .theContentMovesToAnEnd)
    }
    if old.movesContent && (event == .hidden(true) || event == .detached) {
      try require(
        state == .closed
          && (decision.pinnedOffset ?? geometry.offset) >= geometry.minimumOffset,
        .closingAtOnceReturnsTheContent)
    }
    try require(new.blocksRefresh == isOpen, .aRefreshIsBlockedOnlyWhileOpeningOrOpen)
  }

  private func require(_ condition: Bool, _ rule: SecondLevelRule) throws(SecondLevelRule) {
    if !condition { throw rule }
  }
}
