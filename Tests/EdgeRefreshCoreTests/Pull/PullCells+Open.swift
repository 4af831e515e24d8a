@testable import EdgeRefreshCore

// The places where the control holds its room open: all of it shows, 50 points.
extension PullCells {
  static let opening: [Row<PullPlace>] =
    whileOpen(.opening)
    + [
      Row(.opening, Column.answers, shown, then: .opening),
      Row(.opening, Column.finish, shown([.refreshing, .began]), then: .open),
      Row(.opening, Column.end, .closes(nil), then: .closingSilently),
      Row(
        .opening, Column.endNoMore, .closes(nil, exhausted: true), then: .closingSilentlyExhausted),
      Row(.opening, Column.detach, .says(.idle), then: .idle),
    ]

  static let openingHandlerCalled: [Row<PullPlace>] =
    whileOpen(.openingHandlerCalled) + whileHandlerRuns(.openingHandlerCalled)
    + [
      Row(.openingHandlerCalled, Column.finish, shown(.began), then: .open)
    ]

  static let open: [Row<PullPlace>] =
    whileOpen(.open) + whileHandlerRuns(.open)
    + [
      Row(.open, Column.finish, shown, then: .open)
    ]

  private static let shown = Decision.says(.refreshing, percent: 1, room: 50)

  private static func shown(_ callbacks: Decision.Callbacks) -> Decision {
    .says(.refreshing, percent: 1, room: 50, callbacks)
  }

  /// What does not depend on whether the handler was called.
  private static func whileOpen(_ place: PullPlace) -> [Row<PullPlace>] {
    [
      Row(
        place,
        [
          "touch pull:50", "touch pull:60", "release pull:50", "release pull:60", "show",
        ] + Column.finger + Column.content + Column.begin + Column.beginAtOnce + Column.beginUnseen
          + Column.attach + Column.window + Column.late + Column.pull,
        shown, then: place),
      Row(
        place, ["touch pull:25", "release pull:25"], .says(.refreshing, percent: 1, room: 25),
        then: place),
      Row(
        place,
        ["touch pull:-200", "touch pull:0", "release pull:-200", "release pull:0", "hide"],
        .says(.refreshing, percent: 1), then: place),
      // The edge moves down by 20 points, under a finger and under nobody's.
      Row(place, ["touch inset:20"], .says(.refreshing, percent: 1, room: 30), then: place),
      Row(
        place, ["release inset:20"], .says(.refreshing, percent: 1, room: 50, pin: -70),
        then: place),
    ]
  }

  private static func whileHandlerRuns(_ place: PullPlace) -> [Row<PullPlace>] {
    [
      Row(
        place, ["end:success", "assign:idle", "reset", "answer:success"], .closes(.success),
        then: .closing),
      Row(place, ["end:failure", "answer:failure"], .closes(.failure), then: .closing),
      Row(place, ["end:cancelled", "answer:cancelled"], .closes(.cancelled), then: .closing),
      Row(
        place, Column.endNoMore + ["answer:noMoreData"], .closes(.noMoreData, exhausted: true),
        then: .closingExhausted),
      Row(place, Column.detach, .says(.idle, .ended, outcome: .cancelled), then: .idle),
    ]
  }
}

extension Decision {
  /// The decision to open: all of the control is shown, over the fast duration.
  static func opens(number: UInt32 = 1, _ callbacks: Callbacks = []) -> Decision {
    says(
      .refreshing, percent: 1, room: 50, pin: -50, speed: .fast, animation: number, callbacks)
  }

  /// The decision to be open on coming into a window: as to open, but nothing moves.
  static func comesOpen() -> Decision {
    says(.refreshing, percent: 1, room: 50, pin: -50, speed: .immediate, animation: 1)
  }

  /// The decision to close: the room is given back, over the slow duration; the percent goes when the
  /// content moves.
  static func closes(_ outcome: RefreshOutcome?, exhausted: Bool = false) -> Decision {
    says(
      exhausted ? .noMoreData : .idle, percent: 1, speed: .slow, animation: 2,
      outcome == nil ? [] : .endAnimationBegan, outcome: outcome)
  }
}
