@testable import EdgeRefreshCore

/// What the pull engine answers at its places, with a control at the top.
///
/// Here: the places where nothing refreshes and nothing moves by itself.
enum PullCells {
  static let idle: [Row<PullPlace>] = [
    Row(
      .idle,
      [
        "touch pull:-200", "touch pull:0", "release pull:-200", "release pull:0",
        "touch inset:20", "release inset:20", "release pull:50", "release pull:60",
      ] + Column.finger + Column.content + Column.end + Column.visibility + Column.attach
        + Column.detach + Column.window + Column.finish + Column.answers + Column.late
        + Column.pull,
      .says(.idle), then: .idle),
    Row(.idle, ["touch pull:25", "release pull:25"], .says(.idle, percent: 0.5), then: .idle),
    Row(.idle, ["touch pull:50"], .says(.idle, percent: 1), then: .idle),
    Row(.idle, ["touch pull:60"], .says(.pulling, percent: 1.2), then: .pulling),
    Row(.idle, Column.begin, .opens(), then: .opening),
    Row(.idle, Column.beginAtOnce, .opens(.refreshing), then: .openingHandlerCalled),
    Row(.idle, Column.beginUnseen, .says(.willRefresh, percent: 1), then: .waiting),
    Row(.idle, Column.endNoMore, .says(.noMoreData), then: .exhausted),
  ]

  static let pulling: [Row<PullPlace>] = [
    Row(
      .pulling,
      ["touch pull:60", "show", "enter"] + Column.finger + Column.content + Column.attach
        + Column.finish + Column.answers + Column.late + Column.pull,
      .says(.pulling, percent: 1.2), then: .pulling),
    Row(
      .pulling,
      [
        "touch pull:-200", "touch pull:0", "release pull:-200", "hide", "detach", "leave",
      ],
      .says(.idle), then: .idle),
    Row(.pulling, ["touch pull:25"], .says(.idle, percent: 0.5), then: .idle),
    Row(
      .pulling, ["touch inset:20", "release inset:20"], .says(.idle, percent: 0.8), then: .idle),
    Row(.pulling, ["touch pull:50"], .says(.idle, percent: 1), then: .idle),
    Row(.pulling, Column.end, .says(.idle, percent: 1.2), then: .idle),
    Row(.pulling, Column.endNoMore, .says(.noMoreData, percent: 1.2), then: .exhausted),
    Row(
      .pulling,
      ["release pull:0", "release pull:25", "release pull:50", "release pull:60"] + Column.begin,
      .opens(), then: .opening),
    Row(.pulling, Column.beginAtOnce, .opens(.refreshing), then: .openingHandlerCalled),
    Row(.pulling, Column.beginUnseen, .says(.willRefresh, percent: 1), then: .waiting),
  ]

  static let waiting: [Row<PullPlace>] = [
    Row(
      .waiting,
      [
        "touch pull:-200", "release pull:-200", "touch pull:50", "release pull:50",
        "release pull:60", "touch inset:20", "release inset:20", "leave",
      ] + Column.finger + Column.content + Column.beginUnseen + Column.visibility + Column.attach
        + Column.finish + Column.answers + Column.late + Column.pull,
      .says(.willRefresh, percent: 1), then: .waiting),
    Row(.waiting, ["touch pull:0", "release pull:0"], .says(.willRefresh), then: .waiting),
    Row(
      .waiting, ["touch pull:25", "release pull:25"], .says(.willRefresh, percent: 0.5),
      then: .waiting),
    Row(.waiting, ["touch pull:60"], .says(.willRefresh, percent: 1.2), then: .waiting),
    Row(.waiting, Column.begin, .opens(), then: .opening),
    Row(.waiting, ["enter"], .comesOpen(), then: .opening),
    Row(.waiting, Column.beginAtOnce, .opens(.refreshing), then: .openingHandlerCalled),
    Row(.waiting, Column.end + Column.detach, .says(.idle), then: .idle),
    Row(.waiting, Column.endNoMore, .says(.noMoreData), then: .exhausted),
  ]

  static let exhausted: [Row<PullPlace>] = [
    Row(
      .exhausted,
      [
        "touch pull:-200", "touch pull:0", "release pull:-200", "release pull:0",
        "touch inset:20", "release inset:20",
      ] + Column.finger + Column.content + Column.endNoMore + Column.visibility + Column.attach
        + Column.detach
        + Column.window + Column.finish + Column.answers + Column.late + Column.pull,
      .says(.noMoreData), then: .exhausted),
    Row(
      .exhausted, ["touch pull:25", "release pull:25"], .says(.noMoreData, percent: 0.5),
      then: .exhausted),
    Row(
      .exhausted, ["touch pull:50", "release pull:50"], .says(.noMoreData, percent: 1),
      then: .exhausted),
    Row(
      .exhausted, ["touch pull:60", "release pull:60"], .says(.noMoreData, percent: 1.2),
      then: .exhausted),
    Row(.exhausted, Column.end, .says(.idle), then: .idle),
    Row(.exhausted, Column.begin, .opens(), then: .opening),
    Row(.exhausted, Column.beginAtOnce, .opens(.refreshing), then: .openingHandlerCalled),
    Row(.exhausted, Column.beginUnseen, .says(.willRefresh, percent: 1), then: .waiting),
  ]
}
