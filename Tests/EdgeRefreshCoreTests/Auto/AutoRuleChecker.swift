@testable import EdgeRefreshCore

/// Checks the rules of the automatic engine, with its own model of when the engine may load.
struct AutoRuleChecker: RuleChecker {
  var lastNumber: UInt32 = 0
  private var handlers = HandlerCallChecker()
  private var isAttached = true
  private var isHidden = false
  /// The maximum number of loads in one drag; a negative number means no limit.
  private var loadLimit = 1
  /// How many more loads are allowed in this drag; negative if there is no limit.
  private var remainingLoads = 1
  /// Whether a load without a finger is allowed.
  private var allowsLoadWithoutFinger = true
  /// The number of loads without a finger since the last drag or new content.
  private var loadsWithoutFinger = 0
  /// Whether a load out of view is allowed, because none has begun for the current content.
  private var allowsPrefetch = true
  /// Whether a change in length means new content, for content without items.
  private var awaitsContent = false
  /// Whether no items were set since the load in progress, or a successful one, began.
  private var awaitsItems = false
  /// Whether items were set during the load in progress.
  private var hasItems = false
  /// Whether the control displays a failure.
  private var hasFailed = false
  /// Whether the end of the content has been out of view since the failure.
  private var hasLeft = false
  /// The offset at the beginning of the drag.
  private var dragStart = 0.0
  /// Whether the content is beyond its start, or has returned from there to its resting offset.
  private var wasBeyondStart = false

  init() {}

  init(resuming engine: AutoEngine) {
    lastNumber = engine.lastNumber
    handlers = HandlerCallChecker(
      resuming: engine.phaseKind, hasOpened: engine.isActive, hasOutcome: false)
    isAttached = engine.isAttached
    isHidden = engine.isHidden
    loadLimit = engine.budget.maximumLoadsPerDrag ?? -1
    remainingLoads = engine.budget.remainingLoads ?? -1
    allowsLoadWithoutFinger = engine.budget.mayLoadWithoutFinger
    loadsWithoutFinger = engine.budget.fruitlessLoads
    allowsPrefetch = engine.budget.mayPrefetch
    awaitsContent = engine.budget.awaitsContent
    awaitsItems = engine.budget.itemUpdate == .awaited
    hasItems = engine.budget.itemUpdate == .made
    hasFailed = engine.hasFailed
    hasLeft = engine.phaseKind == .failedOutOfView
    dragStart = engine.dragStart
    wasBeyondStart = engine.comesFromStart
  }

  mutating func apply(_ setting: Setting) {
    guard case .loadLimit(let limit) = setting else { return }
    loadLimit = limit
    remainingLoads = limit
  }

  mutating func check(
    _ decision: Decision, about event: RefreshEvent, before: AutoEngine, after: AutoEngine
  ) -> Rule? {
    update(event, before, after)
    let rule =
      after.ruleBroken(by: decision)
      ?? checkInset(decision, after)
      ?? checkPage(decision, event, after)
      ?? checkNumber(decision, after)
      ?? handlers.check(decision, in: after.phaseKind)
    return rule
      ?? after.ruleBroken(by: event, before: before)
      ?? checkEvent(event, before, after)
      ?? checkLoad(event, before, after)
      ?? checkFailure(event, before, after)
  }

  private func checkInset(_ decision: Decision, _ after: AutoEngine) -> Rule? {
    guard decision.animation == nil && !decision.callbacks.contains(.endAnimationBegan) else {
      return .hasNoAnimation
    }
    return decision.insetAmount == (isShown ? after.extent : 0) ? nil : .insetIsExtent
  }

  /// Scenario S14: with paging and without a finger, the end of a load moves the content to a page.
  private func checkPage(_ decision: Decision, _ event: RefreshEvent, _ after: AutoEngine) -> Rule?
  {
    let geometry = after.geometry
    let isDue =
      decision.outcome != nil && event != .detached && geometry.isPaging && !geometry.isDragging
      && geometry.viewportLength > 0
    guard let offset = decision.pinnedOffset else {
      return !isDue || after.isContentSettled ? nil : .settlesOnlyAfterEnd
    }
    guard isDue && decision.speed == .slow else { return .settlesOnlyAfterEnd }
    return after.isPageBoundary(offset) ? nil : .settlesOnPage
  }

  private mutating func checkNumber(_ decision: Decision, _ after: AutoEngine) -> Rule? {
    guard decision.callbacks.contains(.refreshing), let number = after.currentNumber else {
      return nil
    }
    guard number > lastNumber else { return .numbersAreUnique }
    lastNumber = number
    return nil
  }

  private func checkEvent(
    _ event: RefreshEvent, _ before: AutoEngine, _ after: AutoEngine
  ) -> Rule? {
    switch event {
    case .animationFinished:
      return before == after ? nil : .staleAnimationIsIgnored
    case .holdEnded:
      return before == after ? nil : .staleHoldIsIgnored
    case .detached:
      let isAtRest =
        after.phaseKind == .idle || after.phaseKind == .exhausted
        || after.budget.maximumLoadsPerDrag == 0
      return isAtRest && !after.state.isRefreshing && !after.isAttached && !after.isInWindow
        ? nil : .detachedIsAtRest
    case .begin(let isVisible):
      let isWaiting = !isVisible && after.phaseKind == .waiting
      return after.phaseKind == .refreshing || isWaiting || !after.mayBegin ? nil : .appCanBegin
    case .end, .assigned, .handlerFinished:
      return nil
    case .hidden(true, byApp: true):
      return after.phase == .idle ? nil : .isIdleWhenHidden
    case .hidden(true, byApp: false):
      return after.phase == before.phase ? nil : .staysWhenHiddenForContent
    default:
      return before.phaseKind == .exhausted && after.phaseKind != .exhausted ? .staysExhausted : nil
    }
  }

  /// Checks automatic loads: scenarios S27, S28 and S29.
  private mutating func checkLoad(
    _ event: RefreshEvent, _ before: AutoEngine, _ after: AutoEngine
  ) -> Rule? {
    let geometry = after.geometry
    let isLoading = after.state.isRefreshing
    let began = isLoading && !before.state.isRefreshing && before.phase != .exhausted
    switch event {
    case .scrolled:
      let isDue = reachesThreshold(before, after) && (!hasFailed || hasLeft)
      return checkPrefetch(began, after)
        ?? checkBegin(began, isDue: isDue, byFinger: geometry.isDragging, before)
    case .dragEnded:
      // If scrolling back to the end retries a failed load, lifting the finger does not.
      let mayRetry = !hasFailed || !after.loadsAutomatically || !geometry.fillsViewport
      let isDue = mayRetry && isReleasedPastEdge(after)
      return checkPrefetch(began, after)
        ?? checkBegin(began, isDue: isDue, byFinger: true, before)
    case .begin, .assigned:
      return nil
    default:
      return began ? .automaticLoadIsDue : nil
    }
  }

  /// Updates the model.
  private mutating func update(_ event: RefreshEvent, _ before: AutoEngine, _ after: AutoEngine) {
    switch event {
    case .hidden(let value, _): isHidden = value
    case .attached: isAttached = true
    case .detached: isAttached = false
    default: break
    }
    let geometry = after.geometry
    let length = after.extent > 0 ? after.extent : 44
    let growth = geometry.contentLength - before.geometry.contentLength
    let hasNewContent =
      geometry.itemCount > 0
      ? geometry.itemCount > before.geometry.itemCount : awaitsContent && growth >= length
    if event == .dragBegan || event == .detached || hasNewContent {
      if event == .dragBegan || event == .detached {
        remainingLoads = loadLimit
      } else if remainingLoads == 0 && loadLimit > 0 {
        remainingLoads = 1
      }
      allowsLoadWithoutFinger = true
      loadsWithoutFinger = 0
    }
    let isOtherContent =
      geometry.itemCount > 0
      ? geometry.itemCount != before.geometry.itemCount
      : awaitsContent && abs(growth) >= length
        || -growth >= max(length, geometry.viewportLength)
    if growth != 0 && !before.state.isRefreshing {
      awaitsContent = -growth >= max(length, geometry.viewportLength)
    }
    // Scenario S96: as many items as before may be other ones, after a load that has succeeded.
    let hasSetItems =
      event == .contentChanged && geometry.itemCount > 0 && (growth == 0 || abs(growth) >= length)
    if hasSetItems && awaitsItems {
      awaitsItems = false
      if before.state.isRefreshing { hasItems = true } else { allowsPrefetch = true }
    }
    if before.isActive, let outcome = before.outcome(of: event) {
      if outcome == .success && hasItems { allowsPrefetch = true }
      if outcome != .success { awaitsItems = false }
      hasItems = false
    }
    if event == .detached { awaitsItems = false }
    if after.currentNumber.map({ $0 > lastNumber }) == true {
      awaitsContent = true
      awaitsItems = true
      hasItems = false
    }
    if event == .detached || isOtherContent { allowsPrefetch = true }
    let threshold = after.prefetchOffset
    if event == .scrolled && hasFailed && !hasLeft
      && geometry.offset <= max(threshold, geometry.maximumOffset) - length
    {
      hasLeft = true
      if remainingLoads == 0 && loadLimit > 0 { remainingLoads = 1 }
    }
    // After a prefetch or a failure, the next load begins when the control is in view.
    let isPrefetched = after.prefetchDistance != nil && !allowsPrefetch
    let nextLoad =
      isPrefetched || hasFailed ? max(threshold, geometry.maximumOffset) : threshold
    if event == .scrolled && geometry.offset <= nextLoad - length && loadsWithoutFinger < 3
      && after.budget.loadsAgainOnReturn
    {
      allowsLoadWithoutFinger = true
    }
    if event == .dragBegan {
      dragStart = geometry.offset
      wasBeyondStart = geometry.offset < after.restingOffsets.first
    }
    if event == .scrolled && geometry.offset != after.restingOffsets.first {
      wasBeyondStart = geometry.offset < after.restingOffsets.first
    }
  }

  /// Checks that a load begins exactly when it is due and allowed, and counts it.
  private mutating func checkBegin(
    _ began: Bool, isDue: Bool, byFinger: Bool, _ before: AutoEngine
  ) -> Rule? {
    let isAllowed = (byFinger ? remainingLoads != 0 : allowsLoadWithoutFinger) && before.mayBegin
    guard began else {
      return (before.phase == .idle || hasFailed) && isDue && isAllowed ? .dueLoadBegins : nil
    }
    guard isDue else { return .automaticLoadIsDue }
    guard isAllowed else { return .automaticLoadIsWithinLimit }
    if !byFinger {
      allowsLoadWithoutFinger = false
      loadsWithoutFinger += 1
    } else if remainingLoads > 0 {
      remainingLoads -= 1
    }
    return nil
  }

  private var isShown: Bool { isAttached && !isHidden }

  /// Checks that at most one load begins out of view until the content changes.
  private mutating func checkPrefetch(_ began: Bool, _ after: AutoEngine) -> Rule? {
    let geometry = after.geometry
    guard began && after.prefetchDistance != nil && geometry.offset < geometry.maximumOffset else {
      return nil
    }
    guard allowsPrefetch || after.isAtEnd else { return .prefetchesOnce }
    allowsPrefetch = false
    return nil
  }

  /// Checks that a failure is displayed until it is retried or reset.
  private mutating func checkFailure(
    _ event: RefreshEvent, _ before: AutoEngine, _ after: AutoEngine
  ) -> Rule? {
    let displays = after.phaseKind == .failed || after.phaseKind == .failedOutOfView
    if before.isActive, let outcome = before.outcome(of: event) {
      hasFailed = after.showsFailure && outcome == .failure
      hasLeft = false
      return displays == hasFailed ? nil : .failureIsDisplayed
    }
    let isReset = before.outcome(of: event).map { $0 != .failure } ?? (event == .detached)
    if after.state.isRefreshing || isReset { hasFailed = false }
    guard displays == hasFailed else { return hasFailed ? .failureStays : .failureIsDisplayed }
    if !hasFailed { hasLeft = false }
    return hasLeft == (after.phaseKind == .failedOutOfView) ? nil : .failureStays
  }

  /// Whether a movement toward the end reaches the threshold for an automatic load.
  private func reachesThreshold(_ before: AutoEngine, _ after: AutoEngine) -> Bool {
    let geometry = after.geometry
    let resting = after.restingOffsets
    // A failed load is retried at the end, not at the prefetch distance.
    let mayPrefetch = (allowsPrefetch || after.prefetchDistance == nil) && !hasFailed
    let ahead = after.prefetchOffset
    let threshold = mayPrefetch ? ahead : max(ahead, geometry.maximumOffset)
    return after.loadsAutomatically && isShown && geometry.isInteractive && geometry.fillsViewport
      && hasApproached(before, after) && geometry.offset - resting.first - 0.5 > 1e-6
      && (geometry.offset >= threshold || after.isAtEnd && threshold <= resting.last)
  }

  /// Whether the content was scrolled toward the control. At the start of the content, movements
  /// that come from insets and lengths do not count.
  private func hasApproached(_ before: AutoEngine, _ after: AutoEngine) -> Bool {
    let (old, new) = (before.geometry, after.geometry)
    guard after.edge.isStart else { return new.offset - old.offset > 1e-6 }
    let distance = (new.offset - new.reversalOffset) - (old.offset - old.reversalOffset)
    if new.isDragging {
      let approach = (new.offset - new.maximumOffset) - (old.offset - old.maximumOffset)
      return min(distance, approach) > 1e-6
    }
    let changes = [
      new.contentLength - old.contentLength, new.viewportLength - old.viewportLength,
      new.startInset - old.startInset, new.endInset - old.endInset,
    ]
    return distance - changes.reduce(0) { $0 + abs($1) } > 1e-6
  }

  /// Whether a finger that is lifted now leaves the content past its edge.
  private func isReleasedPastEdge(_ after: AutoEngine) -> Bool {
    let geometry = after.geometry
    guard isShown && geometry.isInteractive && geometry.offset >= dragStart else { return false }
    guard !geometry.fillsViewport else {
      return geometry.offset >= geometry.maximumOffset + after.extent
        || geometry.offset > after.restingOffsets.last - 0.5
    }
    // For short content, a lift at the resting offset counts as well, unless the content was pulled
    // beyond its start before.
    let start = after.restingOffsets.first
    return geometry.offset > start || geometry.offset == start && !wasBeyondStart
  }

}
