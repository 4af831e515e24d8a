@testable import EdgeRefreshCore

/// What the engine that loads by itself answers at its places, with a control at the bottom.
enum AutoCells {
  static let columns = Column.all + [lettingGoNear, lettingGoPast]

  static let idle =
    whileNothingLoads(.idle)
    + [
      Row(
        .idle, stillness + Column.window + Column.answers + Column.end, .says(.idle, room: 50),
        then: .idle),
      Row(.idle, arrivals, loads, then: .refreshing),
      Row(.idle, Column.endNoMore, .says(.noMoreData, room: 50), then: .exhausted),
      Row(.idle, ["hide"], .says(.idle), then: .idle),
      Row(.idle, Column.detach, .says(.idle), then: .idle),
    ]

  static let spent =
    whileNothingLoads(.spent)
    + [
      // No finger begins anew, and nothing was added.
      Row(
        .spent,
        stillness.filter { !rearms($0) } + ["release pull:50", "release pull:60"] + Column.window
          + Column.answers + Column.end,
        .says(.idle, room: 50), then: .spent),
      Row(.spent, stillness.filter(rearms), .says(.idle, room: 50), then: .idle),
      Row(.spent, ["touch pull:50", "touch pull:60", lettingGoPast], loads, then: .refreshing),
      Row(.spent, Column.endNoMore, .says(.noMoreData, room: 50), then: .exhausted),
      Row(.spent, ["hide"], .says(.idle), then: .spent),
      Row(.spent, Column.detach, .says(.idle), then: .idle),
    ]

  static let waiting: [Row<AutoPlace>] = [
    Row(
      .waiting,
      stillness + arrivals + ["leave"] + Column.answers + Column.beginUnseen,
      .says(.willRefresh, room: 50), then: .waiting),
    Row(
      .waiting, ["enter"] + Column.begin + Column.beginAtOnce, loads, then: .refreshing),
    Row(.waiting, Column.end, .says(.idle, room: 50), then: .idle),
    Row(.waiting, Column.endNoMore, .says(.noMoreData, room: 50), then: .exhausted),
    Row(.waiting, ["hide"], .says(.willRefresh), then: .waiting),
    Row(.waiting, Column.detach, .says(.idle), then: .idle),
  ]

  static let refreshing: [Row<AutoPlace>] = [
    Row(
      .refreshing,
      stillness + arrivals + Column.window + Column.begin + Column.beginAtOnce
        + Column.beginUnseen,
      .says(.refreshing, percent: 1, room: 50), then: .refreshing),
    Row(
      .refreshing, ["end:success", "assign:idle", "reset", "answer:success"], ends(.success),
      then: .idle),
    Row(.refreshing, ["end:failure", "answer:failure"], ends(.failure), then: .idle),
    Row(.refreshing, ["end:cancelled", "answer:cancelled"], ends(.cancelled), then: .idle),
    Row(
      .refreshing, Column.endNoMore + ["answer:noMoreData"],
      .says(.noMoreData, room: 50, .ended, outcome: .noMoreData), then: .exhausted),
    Row(.refreshing, ["hide"], .says(.refreshing, percent: 1), then: .refreshing),
    Row(.refreshing, Column.detach, .says(.idle, .ended, outcome: .cancelled), then: .idle),
  ]

  static let exhausted =
    whileNothingLoads(.exhausted)
    + [
      Row(
        .exhausted,
        stillness + arrivals + Column.window + Column.answers + Column.endNoMore,
        .says(.noMoreData, room: 50), then: .exhausted),
      Row(.exhausted, Column.end, .says(.idle, room: 50), then: .idle),
      Row(.exhausted, ["hide"], .says(.noMoreData), then: .exhausted),
      Row(.exhausted, Column.detach, .says(.noMoreData), then: .exhausted),
    ]

  /// Letting go where coming near is not enough: with half of the control in view, and with all.
  private static let lettingGoNear = "automatic:false touch pull:25 release"
  private static let lettingGoPast = "automatic:false touch pull:50 release"

  /// What never loads.
  private static let stillness =
    ["pull:-200", "pull:0", "pull:25", "inset:20", "content:3000"].flatMap {
      ["touch \($0)", "release \($0)"]
    } + ["show", lettingGoNear] + Column.finger + Column.attach + Column.finish + Column.late
    + Column.pull

  /// What loads if it may: coming to where all of the control is in view.
  private static let arrivals = [
    "touch pull:50", "touch pull:60", "release pull:50", "release pull:60", lettingGoPast,
  ]

  private static let loads = Decision.says(
    .refreshing, percent: 1, room: 50, [.refreshing, .began])

  private static func ends(_ outcome: RefreshOutcome) -> Decision {
    .says(.idle, room: 50, .ended, outcome: outcome)
  }

  /// Whether a drag begins, content is added, or the end is left without a finger.
  private static func rearms(_ column: String) -> Bool {
    ["touch", "content", "release pull:-200", "release pull:0"].contains { column.contains($0) }
  }

  /// What an app's own begin does wherever nothing loads.
  private static func whileNothingLoads(_ place: AutoPlace) -> [Row<AutoPlace>] {
    [
      Row(place, Column.begin + Column.beginAtOnce, loads, then: .refreshing),
      Row(place, Column.beginUnseen, .says(.willRefresh, room: 50), then: .waiting),
    ]
  }
}
