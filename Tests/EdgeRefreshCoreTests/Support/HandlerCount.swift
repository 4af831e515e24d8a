@testable import EdgeRefreshCore

/// Counts the calls of a handler: each has one outcome and hears one end.
struct HandlerCount: Hashable, Sendable {
  /// A handler was called and has not heard the end.
  private(set) var owesEnd = false
  /// That handler's control has opened.
  private(set) var hasBegun = false
  /// It is known how that refresh ended.
  private(set) var hasOutcome = false

  /// The rule that the callbacks break, in the order in which they run.
  mutating func hear(_ decision: Decision, at place: some Place) -> Rule? {
    let callbacks = decision.callbacks
    if decision.outcome != nil {
      guard owesEnd && !hasOutcome else { return .oneOutcome }
      hasOutcome = true
    }
    if callbacks.contains(.ended) {
      guard owesEnd else { return .oneEnd }
      guard hasOutcome else { return .endHasOutcome }
      self = HandlerCount()
    }
    if callbacks.contains(.refreshing) {
      guard !owesEnd else { return .endComesFirst }
      guard decision.state == .refreshing else { return .handlerWhileRefreshing }
      owesEnd = true
    }
    if callbacks.contains(.began) {
      guard owesEnd && !hasBegun else { return .beginsOnce }
      hasBegun = true
    }
    return owesEnd == place.owesEnd ? nil : .countsHandlers
  }
}
