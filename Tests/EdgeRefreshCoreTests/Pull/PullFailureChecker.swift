@testable import EdgeRefreshCore

/// Checks how long a control at the end displays a failure, and when it retries.
struct PullFailureChecker: Hashable, Sendable {
  /// Whether the control has been out of view since the failure.
  private var hasLeft = false

  init() {}

  init(resuming engine: PullEngine) {
    hasLeft = engine.phaseKind == .failedOutOfView
  }

  mutating func check(_ event: RefreshEvent, before: PullEngine, after: PullEngine) -> Rule? {
    let phaseKind = after.phaseKind
    guard before.phaseKind.hasFailed else {
      hasLeft = false
      let isFailure = before.phaseKind.isRefreshing && before.outcome(of: event) == .failure
      let isDue = isFailure && after.showsFailure && !after.edge.isStart
      return isDue == (phaseKind == .failed) ? nil : .failureIsDisplayed
    }
    let isRetried = isRetryDue(event, before, after)
    switch event {
    case .begin, .assigned, .detached: return nil
    case .end(let outcome) where outcome != .failure:
      return phaseKind.isClosing ? nil : .failureStays
    default: break
    }
    guard isRetried == phaseKind.isRefreshing else { return .retriesWhenDue }
    guard !isRetried else { return nil }
    if event == .scrolled && after.geometry.pull(past: after.edge) <= 0 { hasLeft = true }
    return phaseKind == (hasLeft ? .failedOutOfView : .failed) ? nil : .failureStays
  }

  private func isRetryDue(_ event: RefreshEvent, _ before: PullEngine, _ after: PullEngine) -> Bool
  {
    let geometry = after.geometry
    let pull = geometry.pull(past: after.edge)
    guard after.mayBegin && geometry.isInteractive && !after.isHidden && after.isInWindow else {
      return false
    }
    if event == .scrolled { return hasLeft && pull > 0 && pull >= after.extent - 0.5 }
    return event == .dragEnded && before.insetAmount > 0 && !before.hasReachedThreshold
      && pull > 2 * after.extent
  }
}
