@testable import EdgeRefreshCore

/// A phase of the automatic engine, without its number.
enum AutoPhaseKind: PhaseKind {
  case idle
  /// Idle, but no automatic load can begin before a new drag, new content, or scrolling away from
  /// the end.
  case spent
  case waiting
  case refreshing
  case exhausted

  init(_ engine: AutoEngine) {
    self =
      switch engine.phase {
      case .idle: engine.remainingLoads == 0 && !engine.mayLoadWithoutFinger ? .spent : .idle
      case .waiting: .waiting
      case .refreshing: .refreshing
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
    case .exhausted: "end:noMoreData"
    }
  }

  var isAwaitingEnd: Bool { self == .refreshing }
}
