import Testing

@testable import EdgeRefreshCore

/// One cell of the table: what an engine at a place answers to an event, and where it is then.
///
/// The control is 50 points long, on 2000 points of content in a viewport of 800.
struct Cell<Place: EdgeRefreshCoreTests.Place>: Sendable, CustomTestStringConvertible {
  let place: Place
  /// The steps that lead to the event; the last of them is the event.
  let steps: String
  let decision: Decision
  let next: Place

  var testDescription: String { "\(place), \(steps)" }
}

/// The cells of a place that share an answer.
struct Row<Place: EdgeRefreshCoreTests.Place> {
  let place: Place
  let columns: [String]
  let decision: Decision
  let next: Place

  init(_ place: Place, _ columns: [String], _ decision: Decision, then next: Place) {
    self.place = place
    self.columns = columns
    self.decision = decision
    self.next = next
  }

  var cells: [Cell<Place>] {
    columns.map { Cell(place: place, steps: $0, decision: decision, next: next) }
  }
}

extension Decision {
  /// A decision as the tables spell it: what is not named is as at rest.
  static func says(
    _ state: RefreshState, percent: Double = 0, room: Double = 0, pin: Double? = nil,
    speed: Speed = .immediate, animation: UInt32? = nil, _ callbacks: Callbacks = [],
    outcome: RefreshOutcome? = nil
  ) -> Decision {
    Decision(
      state: state, pullingPercent: percent, insetDelta: room, pinnedOffset: pin, speed: speed,
      animation: animation, callbacks: callbacks, outcome: outcome)
  }
}

/// The columns of every table: everything that can happen, wherever it matters.
enum Column {
  static let moves = [
    "pull:-200", "pull:0", "pull:25", "pull:50", "pull:60", "inset:20", "content:3000",
  ]
  static let withFinger = moves.map { "touch \($0)" }
  static let withoutFinger = moves.map { "release \($0)" }
  static let finger = ["touch", "release", "cancel"]
  static let begin = ["begin", "assign:refreshing"]
  static let beginAtOnce = ["timing:atOnce begin"]
  static let beginUnseen = ["beginUnseen", "assign:willRefresh"]
  static let end = ["end:success", "end:failure", "end:cancelled", "assign:idle", "reset"]
  static let endNoMore = ["end:noMoreData", "noMoreData", "assign:noMoreData"]
  /// The end of a control at the start is not where the content ends.
  static let content = ["touch content:3000", "release content:3000"]
  static let visibility = ["hide", "show"]
  static let attach = ["attach"]
  static let detach = ["detach"]
  static let window = ["enter", "leave"]
  static let finish = ["finish"]
  static let answers = RefreshOutcome.allCases.map { "answer:\($0)" }
  static let late = ["finishLate"] + RefreshOutcome.allCases.map { "answerLate:\($0)" }
  static let pull = ["assign:pulling"]

  static let all: [String] = [
    withFinger, withoutFinger, finger, begin, beginAtOnce, beginUnseen, end, endNoMore,
    visibility, attach, detach, window, finish, answers, late, pull,
  ].flatMap { $0 }
}
