@testable import EdgeRefreshCore

/// A phase of the engine that loads by itself, without its number.
enum AutoPlace: Place {
  case idle
  /// Idle, and not to load by itself before there is a new drag, new content, or the end is left.
  case spent
  case waiting
  case refreshing
  case exhausted

  init(_ engine: AutoEngine) {
    self =
      switch engine.phase {
      case .idle: engine.timesLeft == 0 && !engine.isArmed ? .spent : .idle
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
    case .waiting: "leave beginUnseen"
    case .refreshing: "begin"
    case .exhausted: "noMoreData"
    }
  }

  var owesEnd: Bool { self == .refreshing }
}
