@testable import EdgeRefreshCore

/// Checks when holds begin and end, and what the control displays. A hold keeps a control open
/// after its refresh.
struct HoldChecker: Hashable, Sendable {
  /// The holds that have begun and are not over.
  private var running: Hold = []
  /// The outcome that the control displays.
  private var outcome: RefreshOutcome?

  init() {}

  init(resuming engine: PullEngine) {
    running = engine.runningHolds
    outcome = engine.displayedOutcome
  }

  mutating func check(
    _ decision: Decision, about event: RefreshEvent, before: PullEngine, after: PullEngine
  ) -> Rule? {
    let (previous, phaseKind) = (before.phaseKind, after.phaseKind)
    if case .holdEnded(let hold, let number) = event {
      let isCurrent = before.holdNumber == number && !running.isDisjoint(with: hold)
      guard isCurrent != (before == after) else { return .staleHoldIsIgnored }
      if isCurrent { running.subtract(hold) }
    }
    var due: Hold = []
    if phaseKind.isRefreshing && after.holdNumber != before.holdNumber {
      due = after.holds.intersection(.minimumDuration)
      running = due
    } else if previous.isRefreshing, let ended = before.outcome(of: event) {
      due = dueAtEnd(with: ended, before)
      let staysOpen = !before.isHidden && previous != .beganUnderFinger && !phaseKind.hasFailed
      running = staysOpen ? running.union(due) : []
      guard phaseKind.isHolding == !running.isEmpty else { return .holdsUntilEnd }
      let displaysFailure = after.showsFailure && ended == .failure
      let displaysResult = after.holds.contains(.result) && ended != .cancelled
      outcome = displaysFailure || displaysResult ? ended : nil
    } else if previous.hasFailed && !phaseKind.hasFailed {
      outcome = nil
    }
    guard decision.holds == due else { return .holdsBegin }
    let isPulledAgain = isPulledAgain(event, before, after)
    let endsByPull = event == .scrolled && previous.isHolding && !phaseKind.isHolding
    guard isPulledAgain == endsByPull else { return .completePullEndsHold }
    if isPulledAgain { running = phaseKind == .beganUnderFinger ? due : [] }
    if !isPulledAgain && previous.isHolding && phaseKind.isHolding == running.isEmpty
      && !phaseKind.isRefreshing
    {
      guard phaseKind == .waiting || event == .detached else { return .holdsUntilEnd }
    }
    if !phaseKind.isRefreshing && !phaseKind.isHolding { running = [] }
    return checkOutcome(after)
  }

  /// Whether a movement by a finger past the threshold ends a hold, so that another refresh can
  /// begin.
  private func isPulledAgain(
    _ event: RefreshEvent, _ before: PullEngine, _ after: PullEngine
  ) -> Bool {
    let geometry = after.geometry
    let isHeld = before.phaseKind == .holding || before.phaseKind == .holdingSilently
    // The offset may be rounded by up to half a point.
    return isHeld && event == .scrolled && geometry.isDragging && geometry.isInteractive
      && !after.isHidden && after.mayBegin
      && geometry.pull(past: after.edge) > after.extent + 0.5
      && !(after.beginsAtThreshold && before.hasReachedThreshold)
  }

  /// Whether a control may keep its inset, because a finger began to pull it during a hold. Until
  /// the finger is lifted, the inset can only shrink.
  func isKept(_ insetAmount: Double, _ before: PullEngine, _ after: PullEngine) -> Bool {
    let isPulled = after.phaseKind == .pulling || after.phaseKind == .beganUnderFinger
    guard isPulled else { return false }
    return before.phaseKind.isHolding || insetAmount <= before.insetAmount
  }

  /// The holds that begin when a refresh ends.
  private func dueAtEnd(with outcome: RefreshOutcome, _ engine: PullEngine) -> Hold {
    let staysFailed = engine.showsFailure && outcome == .failure && !engine.edge.isStart
    let isDue =
      engine.holds.contains(.result) && outcome != .cancelled && !staysFailed && !engine.isHidden
      && engine.phaseKind != .beganUnderFinger
    return isDue ? .result : []
  }

  private mutating func checkOutcome(_ after: PullEngine) -> Rule? {
    let phaseKind = after.phaseKind
    let displayed = after.displayedOutcome
    if phaseKind.isHolding || phaseKind.isClosing || phaseKind.hasFailed {
      return displayed == outcome ? nil : .displaysOutcome
    }
    if displayed == nil {
      outcome = nil
      return nil
    }
    // A closed control may still be in view.
    let isInView = after.geometry.pull(past: after.edge) > 0 && !after.isHidden
    let isClosed = phaseKind == .idle || phaseKind == .exhausted
    return displayed == outcome && isInView && isClosed ? nil : .displaysOutcome
  }
}
