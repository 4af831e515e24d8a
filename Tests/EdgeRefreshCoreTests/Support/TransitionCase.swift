import Testing

@testable import EdgeRefreshCore

/// A transition: the decision of an engine about an event in a phase, and the phase after it.
///
/// The control is 50 points long, the content 2000 points, the viewport 800 points.
struct TransitionCase<PhaseKind: EdgeRefreshCoreTests.PhaseKind>: Sendable,
  CustomTestStringConvertible
{
  let phaseKind: PhaseKind
  /// The steps from the phase to the event. The last one is the event.
  let steps: String
  let decision: Decision
  let next: PhaseKind

  var testDescription: String { "\(phaseKind), \(steps)" }
}

/// The transitions from one phase that have the same decision.
struct TransitionRow<PhaseKind: EdgeRefreshCoreTests.PhaseKind> {
  let phaseKind: PhaseKind
  let columns: [String]
  let decision: Decision
  let next: PhaseKind

  init(_ phaseKind: PhaseKind, _ columns: [String], _ decision: Decision, then next: PhaseKind) {
    self.phaseKind = phaseKind
    self.columns = columns
    self.decision = decision
    self.next = next
  }

  var cases: [TransitionCase<PhaseKind>] {
    columns.map { TransitionCase(phaseKind: phaseKind, steps: $0, decision: decision, next: next) }
  }
}

extension Decision {
  /// Makes a decision. The default values are those of a control at rest.
  static func expected(
    _ state: RefreshState, progress: Double = 0, inset: Double = 0, offset: Double? = nil,
    speed: Speed = .immediate, animation: UInt32? = nil, _ callbacks: Callbacks = [],
    holds: Hold = [], outcome: RefreshOutcome? = nil
  ) -> Decision {
    Decision(
      state: state, progress: progress, insetAmount: inset, pinnedOffset: offset, speed: speed,
      animation: animation, callbacks: callbacks, holds: holds, outcome: outcome)
  }
}

/// The columns of both tables: all events, with and without a finger where that makes a difference.
enum Column {
  static let moves = [
    "pull:-200", "pull:0", "pull:25", "pull:50", "pull:60", "inset:20", "content:3000",
  ]
  static let withFinger = moves.map { "touch \($0)" }
  static let withoutFinger = moves.map { "release \($0)" }
  static let finger = ["touch", "release", "cancel"]
  static let begin = ["begin", "assign:refreshing"]
  static let beginWithHandlerAtOnce = ["timing:atOnce begin"]
  static let beginOffscreen = ["beginOffscreen", "assign:willRefresh"]
  static let end = ["end:success", "end:failure", "end:cancelled", "assign:idle"]
  static let endNoMore = ["end:noMoreData", "assign:noMoreData"]
  /// New content does not move the edge of a control at the start.
  static let content = ["touch content:3000", "release content:3000"]
  static let visibility = ["hide", "show"]
  static let attach = ["attach"]
  static let detach = ["detach"]
  static let window = ["enter", "leave"]
  static let finish = ["finish"]
  static let handlerReturns = RefreshOutcome.allCases.map { "return:\($0)" }
  /// No hold of the minimum duration runs in any phase of the tables.
  static let stale =
    ["finishStale", "holdEndStale:result", "holdEnd:minimumDuration", "openLevel", "closeLevel"]
    + RefreshOutcome.allCases.map { "returnStale:\($0)" }
  static let holdEnd = ["holdEnd:result"]
  static let pull = ["assign:pulling"]

  static let all: [String] = [
    withFinger, withoutFinger, finger, begin, beginWithHandlerAtOnce, beginOffscreen, end,
    endNoMore,
    visibility, attach, detach, window, finish, handlerReturns, stale, holdEnd, pull,
  ].flatMap { $0 }
}
