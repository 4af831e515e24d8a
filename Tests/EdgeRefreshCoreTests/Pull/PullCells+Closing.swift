@testable import EdgeRefreshCore

// The places where the control is on its way back, its room already given up.
extension PullCells {
  static let closing: [Row<PullPlace>] =
    whileClosing(.closing, .idle, owed: .ended, rest: .idle)
    + towardsIdle(.closing, owed: .ended, exhausted: .closingExhausted)
  static let closingSilently: [Row<PullPlace>] =
    whileClosing(.closingSilently, .idle, owed: [], rest: .idle)
    + towardsIdle(.closingSilently, owed: [], exhausted: .closingSilentlyExhausted)
  static let closingExhausted: [Row<PullPlace>] =
    whileClosing(.closingExhausted, .noMoreData, owed: .ended, rest: .exhausted)
    + towardsExhausted(.closingExhausted, more: .closing)
  static let closingSilentlyExhausted: [Row<PullPlace>] =
    whileClosing(.closingSilentlyExhausted, .noMoreData, owed: [], rest: .exhausted)
    + towardsExhausted(.closingSilentlyExhausted, more: .closingSilently)

  private static func whileClosing(
    _ place: PullPlace, _ state: RefreshState, owed: Decision.Callbacks, rest: PullPlace
  ) -> [Row<PullPlace>] {
    [
      Row(
        place,
        [
          "touch pull:-200", "touch pull:0", "release pull:-200", "release pull:0",
          "touch inset:20", "release inset:20",
        ] + Column.finger + Column.content + Column.visibility + Column.attach + Column.window
          + Column.answers
          + Column.late + Column.pull,
        .says(state), then: place),
      Row(place, ["touch pull:25", "release pull:25"], .says(state, percent: 0.5), then: place),
      Row(place, ["touch pull:50"], .says(state, percent: 1), then: place),
      Row(place, Column.begin, .opens(number: 3, owed), then: .opening),
      Row(
        place, Column.beginAtOnce, .opens(number: 3, owed.union(.refreshing)),
        then: .openingHandlerCalled),
      Row(place, Column.beginUnseen, .says(.willRefresh, percent: 1, owed), then: .waiting),
      Row(place, Column.finish + Column.detach, .says(state, owed), then: rest),
    ]
  }

  private static func towardsIdle(
    _ place: PullPlace, owed: Decision.Callbacks, exhausted: PullPlace
  ) -> [Row<PullPlace>] {
    [
      Row(place, ["release pull:50", "release pull:60"], .says(.idle), then: place),
      Row(place, ["touch pull:60"], .says(.pulling, percent: 1.2, owed), then: .pulling),
      Row(place, Column.end, .says(.idle), then: place),
      Row(place, Column.endNoMore, .says(.noMoreData), then: exhausted),
    ]
  }

  private static func towardsExhausted(_ place: PullPlace, more: PullPlace) -> [Row<PullPlace>] {
    [
      Row(place, ["release pull:50"], .says(.noMoreData, percent: 1), then: place),
      Row(
        place, ["touch pull:60", "release pull:60"], .says(.noMoreData, percent: 1.2), then: place),
      Row(place, Column.endNoMore, .says(.noMoreData), then: place),
      Row(place, Column.end, .says(.idle), then: more),
    ]
  }
}
