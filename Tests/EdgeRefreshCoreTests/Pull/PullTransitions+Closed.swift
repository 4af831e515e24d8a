@testable import EdgeRefreshCore

/// The transitions of the pull engine, with a control at the top.
///
/// This part has the phases in which the control is closed and no animation runs.
enum PullTransitions {
  static let idle: [TransitionRow<PullPhaseKind>] = [
    TransitionRow(
      .idle,
      [
        "touch pull:-200", "touch pull:0", "release pull:-200", "release pull:0",
        "touch inset:20", "release inset:20", "release pull:50", "release pull:60",
      ] + Column.finger + Column.content + Column.end + Column.visibility + Column.attach
        + Column.detach + Column.window + Column.finish + Column.handlerReturns + Column.stale
        + Column.holdEnd
        + Column.pull,
      .expected(.idle), then: .idle),
    TransitionRow(
      .idle, ["touch pull:25", "release pull:25"], .expected(.idle, progress: 0.5), then: .idle),
    TransitionRow(.idle, ["touch pull:50"], .expected(.idle, progress: 1), then: .idle),
    TransitionRow(
      .idle, ["touch pull:60"], .expected(.pulling, progress: 1.2, .thresholdReached),
      then: .pulling),
    TransitionRow(.idle, Column.begin, .opens(), then: .opening),
    TransitionRow(
      .idle, Column.beginWithHandlerAtOnce, .opens(.refreshing), then: .openingHandlerCalled),
    TransitionRow(
      .idle, Column.beginOffscreen, .expected(.willRefresh, progress: 1), then: .waiting),
    TransitionRow(.idle, Column.endNoMore, .expected(.noMoreData), then: .exhausted),
  ]

  static let pulling: [TransitionRow<PullPhaseKind>] = [
    // A new touch is a new pull.
    TransitionRow(
      .pulling, ["touch pull:60"], .expected(.pulling, progress: 1.2, .thresholdReached),
      then: .pulling),
    TransitionRow(
      .pulling,
      ["show", "enter"] + Column.finger + Column.content + Column.attach
        + Column.finish + Column.handlerReturns + Column.stale + Column.holdEnd + Column.pull,
      .expected(.pulling, progress: 1.2), then: .pulling),
    TransitionRow(
      .pulling,
      [
        "touch pull:-200", "touch pull:0", "release pull:-200", "hide", "detach", "leave",
      ],
      .expected(.idle), then: .idle),
    TransitionRow(.pulling, ["touch pull:25"], .expected(.idle, progress: 0.5), then: .idle),
    TransitionRow(
      .pulling, ["touch inset:20", "release inset:20"], .expected(.idle, progress: 0.8), then: .idle
    ),
    TransitionRow(.pulling, ["touch pull:50"], .expected(.idle, progress: 1), then: .idle),
    TransitionRow(.pulling, Column.end, .expected(.idle, progress: 1.2), then: .idle),
    TransitionRow(
      .pulling, Column.endNoMore, .expected(.noMoreData, progress: 1.2), then: .exhausted),
    TransitionRow(
      .pulling,
      ["release pull:0", "release pull:25", "release pull:50", "release pull:60"] + Column.begin,
      .opens(), then: .opening),
    TransitionRow(
      .pulling, Column.beginWithHandlerAtOnce, .opens(.refreshing), then: .openingHandlerCalled),
    TransitionRow(
      .pulling, Column.beginOffscreen, .expected(.willRefresh, progress: 1), then: .waiting),
  ]

  static let waiting: [TransitionRow<PullPhaseKind>] = [
    TransitionRow(
      .waiting,
      [
        "touch pull:-200", "release pull:-200", "touch pull:50", "release pull:50",
        "release pull:60", "touch inset:20", "release inset:20", "leave",
      ] + Column.finger + Column.content + Column.beginOffscreen + Column.visibility + Column.attach
        + Column.finish + Column.handlerReturns + Column.stale + Column.holdEnd + Column.pull,
      .expected(.willRefresh, progress: 1), then: .waiting),
    TransitionRow(
      .waiting, ["touch pull:0", "release pull:0"], .expected(.willRefresh), then: .waiting),
    TransitionRow(
      .waiting, ["touch pull:25", "release pull:25"], .expected(.willRefresh, progress: 0.5),
      then: .waiting),
    TransitionRow(
      .waiting, ["touch pull:60"], .expected(.willRefresh, progress: 1.2), then: .waiting),
    TransitionRow(.waiting, Column.begin, .opens(), then: .opening),
    TransitionRow(.waiting, ["enter"], .opensImmediately(), then: .opening),
    TransitionRow(
      .waiting, Column.beginWithHandlerAtOnce, .opens(.refreshing), then: .openingHandlerCalled),
    TransitionRow(.waiting, Column.end + Column.detach, .expected(.idle), then: .idle),
    TransitionRow(.waiting, Column.endNoMore, .expected(.noMoreData), then: .exhausted),
  ]

  static let exhausted: [TransitionRow<PullPhaseKind>] = [
    TransitionRow(
      .exhausted,
      [
        "touch pull:-200", "touch pull:0", "release pull:-200", "release pull:0",
        "touch inset:20", "release inset:20",
      ] + Column.finger + Column.content + Column.endNoMore + Column.visibility + Column.attach
        + Column.detach
        + Column.window + Column.finish + Column.handlerReturns + Column.stale + Column.holdEnd
        + Column.pull,
      .expected(.noMoreData), then: .exhausted),
    TransitionRow(
      .exhausted, ["touch pull:25", "release pull:25"], .expected(.noMoreData, progress: 0.5),
      then: .exhausted),
    TransitionRow(
      .exhausted, ["touch pull:50", "release pull:50"], .expected(.noMoreData, progress: 1),
      then: .exhausted),
    TransitionRow(
      .exhausted, ["touch pull:60", "release pull:60"], .expected(.noMoreData, progress: 1.2),
      then: .exhausted),
    TransitionRow(.exhausted, Column.end, .expected(.idle), then: .idle),
    TransitionRow(.exhausted, Column.begin, .opens(), then: .opening),
    TransitionRow(
      .exhausted, Column.beginWithHandlerAtOnce, .opens(.refreshing), then: .openingHandlerCalled),
    TransitionRow(
      .exhausted, Column.beginOffscreen, .expected(.willRefresh, progress: 1), then: .waiting),
  ]
}
