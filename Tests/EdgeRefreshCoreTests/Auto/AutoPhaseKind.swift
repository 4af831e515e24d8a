@testable import EdgeRefreshCore

/// A phase of the automatic engine, without its number.
enum AutoPhaseKind: PhaseKind {
  case idle
  /// Idle, but no automatic load can begin before a new drag, new content, or scrolling away from
  /// the end.
  case spent
  case waiting
  case refreshing
  case failed
  /// Failed, and the end of the content has been out of view since.
  case failedOutOfView
  case exhausted

  init(_ engine: AutoEngine) {
    self =
      switch engine.phase {
      case .idle:
        engine.budget.mayLoad(byFinger: true) || engine.budget.mayLoad(byFinger: false)
          ? .idle : .spent
      case .waiting: .waiting
      case .refreshing: .refreshing
      case .failed(hasLeft: false): .failed
      case .failed(hasLeft: true): .failedOutOfView
      case .exhausted: .exhausted
      }
  }

  var path: String {
    switch self {
    case .idle: ""
    case .spent:
      "touch pull:60 end:success release pull:50 pull:60 end:success pull:10"
    case .waiting: "leave beginOffscreen"
    case .refreshing: "begin"
    case .failed: "failure:true pull:60 end:failure pull:50"
    case .failedOutOfView: "failure:true pull:60 end:failure pull:0"
    case .exhausted: "end:noMoreData"
    }
  }

  /// The phases that a control reaches without the setting for failures.
  static let basic = Set(allCases).subtracting([.failed, .failedOutOfView])

  var edge: RefreshEdge { .bottom }

  var isAwaitingEnd: Bool { self == .refreshing }
}
