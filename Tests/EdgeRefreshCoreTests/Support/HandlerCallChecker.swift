@testable import EdgeRefreshCore

/// Checks the calls of a handler: exactly one outcome and one end follow each call.
struct HandlerCallChecker: Hashable, Sendable {
  /// Whether the handler was called and no end has followed.
  private(set) var isAwaitingEnd = false
  /// Whether the control has opened since that call.
  private(set) var hasOpened = false
  /// Whether the outcome of that refresh was decided.
  private(set) var hasOutcome = false

  init() {}

  /// Makes a checker for an engine in a phase. Whether the control has opened and whether its
  /// refresh has an outcome follow from the phase.
  init(resuming phaseKind: some PhaseKind, hasOpened: Bool, hasOutcome: Bool) {
    isAwaitingEnd = phaseKind.isAwaitingEnd
    self.hasOpened = hasOpened
    self.hasOutcome = hasOutcome
  }

  /// Returns the rule that the callbacks break, in the order in which the control calls them.
  mutating func check(_ decision: Decision, in phaseKind: some PhaseKind) -> Rule? {
    let callbacks = decision.callbacks
    if decision.outcome != nil {
      guard isAwaitingEnd && !hasOutcome else { return .oneOutcome }
      hasOutcome = true
    }
    if callbacks.contains(.ended) {
      guard isAwaitingEnd else { return .oneEnd }
      guard hasOutcome else { return .endHasOutcome }
      self = HandlerCallChecker()
    }
    if callbacks.contains(.refreshing) {
      guard !isAwaitingEnd else { return .endPrecedesNextHandler }
      guard decision.state == .refreshing else { return .handlerWhileRefreshing }
      isAwaitingEnd = true
    }
    if callbacks.contains(.began) {
      guard isAwaitingEnd && !hasOpened else { return .openingIsReportedOnce }
      hasOpened = true
    }
    return isAwaitingEnd == phaseKind.isAwaitingEnd ? nil : .handlerCallIsTracked
  }
}
