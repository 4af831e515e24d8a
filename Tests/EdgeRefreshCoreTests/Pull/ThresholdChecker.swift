@testable import EdgeRefreshCore

/// Checks when the threshold is reported and a refresh begins there.
struct ThresholdChecker: Hashable, Sendable {
  /// Whether the threshold was reported since the finger touched the content.
  private var hasReached = false

  init() {}

  init(resuming engine: PullEngine) {
    hasReached = engine.hasReachedThreshold
  }

  mutating func check(
    _ decision: Decision, about event: RefreshEvent, before: PullEngine, after: PullEngine
  ) -> Rule? {
    if event == .dragBegan || event == .detached { hasReached = false }
    let previous = before.phaseKind
    // Only a movement that a finger causes reaches the threshold, or the release of a pull that
    // could not refresh before.
    let geometry = after.geometry
    let isLate = previous == .pulling && !after.beginsAtThreshold
    let mayReach =
      event == .scrolled && (geometry.isDragging || isLate)
      && geometry.isInteractive && !after.isHidden && after.mayBegin
      && geometry.pull(past: after.edge) > after.extent && !hasReached
    let isReached = decision.callbacks.contains(.thresholdReached)
    if isReached {
      guard mayReach else { return .thresholdIsReachedOnce }
      hasReached = true
    } else if mayReach && (isLate || [.idle, .closing, .closingSilently].contains(previous)) {
      return .thresholdIsReported
    } else if mayReach && previous.isHolding && !after.phaseKind.isHolding {
      return .thresholdIsReported
    }
    return checkBegin(isReached, event, before, after)
      ?? checkContent(decision, event, before, after)
  }

  private func checkBegin(
    _ isReached: Bool, _ event: RefreshEvent, _ before: PullEngine, _ after: PullEngine
  ) -> Rule? {
    let isUnderFinger = after.phaseKind == .beganUnderFinger
    let begins = isUnderFinger && before.phaseKind != .beganUnderFinger
    if isReached && after.beginsAtThreshold {
      // Outside a window, the refresh waits.
      return after.isInWindow
        ? begins ? nil : .beginsAtThresholdOnce
        : after.phaseKind == .waiting ? nil : .beginsAtThresholdOnce
    }
    let startsPull = after.phaseKind == .pulling && before.phaseKind != .pulling
    return begins || event == .scrolled && startsPull && after.beginsAtThreshold
      ? .beginsAtThresholdOnce : nil
  }

  /// Checks that the content does not move under the finger that began the refresh.
  private func checkContent(
    _ decision: Decision, _ event: RefreshEvent, _ before: PullEngine, _ after: PullEngine
  ) -> Rule? {
    switch event {
    case .begin, .assigned, .hidden: return nil
    default: break
    }
    let failedUnderFinger = before.phaseKind == .failed && before.insetAmount == 0
    guard before.phaseKind == .beganUnderFinger || failedUnderFinger else { return nil }
    let isHeld = after.geometry.isDragging && after.geometry.pull(past: after.edge) > 0
    // An inset from before the refresh stays while the control is in view.
    return !isHeld || decision.insetAmount <= before.insetAmount && decision.pinnedOffset == nil
      ? nil : .fingerKeepsContent
  }
}
