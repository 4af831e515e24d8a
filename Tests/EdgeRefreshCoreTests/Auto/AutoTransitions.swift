@testable import EdgeRefreshCore

/// The transitions of the automatic engine, with a control at the bottom.
enum AutoTransitions {
  static let columns = Column.all + ["hideForContent", liftNearEdge, liftPastEdge]

  static let idle =
    whileNothingLoads(.idle)
    + [
      TransitionRow(
        .idle, inactive + Column.window + Column.handlerReturns + Column.end,
        .expected(.idle, inset: 50),
        then: .idle),
      TransitionRow(.idle, arrivals, loads, then: .refreshing),
      TransitionRow(.idle, Column.endNoMore, .expected(.noMoreData, inset: 50), then: .exhausted),
      TransitionRow(.idle, hide + hideForContent, .expected(.idle), then: .idle),
      TransitionRow(.idle, Column.detach, .expected(.idle), then: .idle),
    ]

  static let spent =
    whileNothingLoads(.spent)
    + [
      // There is no new drag and no new content.
      TransitionRow(
        .spent,
        inactive.filter { !rearms($0) } + ["release pull:50", "release pull:60"] + Column.window
          + Column.handlerReturns + Column.end,
        .expected(.idle, inset: 50), then: .spent),
      TransitionRow(.spent, inactive.filter(rearms), .expected(.idle, inset: 50), then: .idle),
      TransitionRow(
        .spent, ["touch pull:50", "touch pull:60", liftPastEdge], loads, then: .refreshing),
      TransitionRow(.spent, Column.endNoMore, .expected(.noMoreData, inset: 50), then: .exhausted),
      TransitionRow(.spent, hide + hideForContent, .expected(.idle), then: .spent),
      TransitionRow(.spent, Column.detach, .expected(.idle), then: .idle),
    ]

  static let waiting: [TransitionRow<AutoPhaseKind>] = [
    TransitionRow(
      .waiting,
      inactive + arrivals + ["leave"] + Column.handlerReturns + Column.beginOffscreen,
      .expected(.willRefresh, inset: 50), then: .waiting),
    TransitionRow(
      .waiting, ["enter"] + Column.begin + Column.beginWithHandlerAtOnce, loads, then: .refreshing),
    TransitionRow(.waiting, Column.end, .expected(.idle, inset: 50), then: .idle),
    TransitionRow(.waiting, Column.endNoMore, .expected(.noMoreData, inset: 50), then: .exhausted),
    TransitionRow(.waiting, hide, .expected(.idle), then: .idle),
    TransitionRow(.waiting, hideForContent, .expected(.willRefresh), then: .waiting),
    TransitionRow(.waiting, Column.detach, .expected(.idle), then: .idle),
  ]

  static let refreshing: [TransitionRow<AutoPhaseKind>] = [
    TransitionRow(
      .refreshing,
      inactive + arrivals + Column.window + Column.begin + Column.beginWithHandlerAtOnce
        + Column.beginOffscreen,
      .expected(.refreshing, progress: 1, inset: 50), then: .refreshing),
    TransitionRow(
      .refreshing, ["end:success", "assign:idle", "return:success"], ends(.success),
      then: .idle),
    TransitionRow(.refreshing, ["end:failure", "return:failure"], ends(.failure), then: .idle),
    TransitionRow(
      .refreshing, ["end:cancelled", "return:cancelled"], ends(.cancelled), then: .idle),
    TransitionRow(
      .refreshing, Column.endNoMore + ["return:noMoreData"],
      .expected(.noMoreData, inset: 50, .ended, outcome: .noMoreData), then: .exhausted),
    TransitionRow(
      .refreshing, hideForContent, .expected(.refreshing, progress: 1), then: .refreshing),
    TransitionRow(
      .refreshing, hide + Column.detach, .expected(.idle, .ended, outcome: .cancelled),
      then: .idle),
  ]

  static let failed =
    whileFailed(.failed)
    + [
      TransitionRow(
        .failed,
        inactive.filter { !isOutOfView($0) && $0 != liftPastEdge }
          + arrivals.filter { $0 != liftPastEdge },
        .expected(.idle, inset: 50), then: .failed),
      TransitionRow(
        .failed, inactive.filter(isOutOfView), .expected(.idle, inset: 50), then: .failedOutOfView),
      // If scrolling alone does not load, a lift retries.
      TransitionRow(.failed, [liftPastEdge], loads, then: .refreshing),
    ]

  static let failedOutOfView =
    whileFailed(.failedOutOfView)
    + [
      TransitionRow(
        .failedOutOfView, inactive, .expected(.idle, inset: 50), then: .failedOutOfView),
      TransitionRow(.failedOutOfView, arrivals, loads, then: .refreshing),
    ]

  /// The transitions that do not depend on whether the end was out of view.
  private static func whileFailed(_ phaseKind: AutoPhaseKind) -> [TransitionRow<AutoPhaseKind>] {
    whileNothingLoads(phaseKind) + [
      TransitionRow(
        phaseKind, Column.window + Column.handlerReturns + ["end:failure"],
        .expected(.idle, inset: 50), then: phaseKind),
      TransitionRow(
        phaseKind, ["end:success", "end:cancelled", "assign:idle"], .expected(.idle, inset: 50),
        then: .idle),
      TransitionRow(
        phaseKind, Column.endNoMore, .expected(.noMoreData, inset: 50), then: .exhausted),
      TransitionRow(phaseKind, hideForContent, .expected(.idle), then: phaseKind),
      TransitionRow(phaseKind, hide + Column.detach, .expected(.idle), then: .idle),
    ]
  }

  /// Whether the control scrolls out of view.
  private static func isOutOfView(_ column: String) -> Bool {
    column.hasSuffix("pull:-200") || column.hasSuffix("pull:0")
  }

  static let exhausted =
    whileNothingLoads(.exhausted)
    + [
      TransitionRow(
        .exhausted,
        inactive + arrivals + Column.window + Column.handlerReturns + Column.endNoMore,
        .expected(.noMoreData, inset: 50), then: .exhausted),
      TransitionRow(.exhausted, Column.end, .expected(.idle, inset: 50), then: .idle),
      TransitionRow(.exhausted, hide, .expected(.idle), then: .idle),
      TransitionRow(.exhausted, hideForContent, .expected(.noMoreData), then: .exhausted),
      TransitionRow(.exhausted, Column.detach, .expected(.noMoreData), then: .exhausted),
    ]

  /// A lift with half of the control in view, and with all of it. Scrolling alone does not load
  /// here.
  private static let liftNearEdge = "automatic:false touch pull:25 release"
  private static let liftPastEdge = "automatic:false touch pull:50 release"

  private static let hide = ["hide"]
  private static let hideForContent = ["hideForContent"]

  /// The columns that never begin a load.
  private static let inactive =
    ["pull:-200", "pull:0", "pull:25", "inset:20", "content:3000"].flatMap {
      ["touch \($0)", "release \($0)"]
    } + ["show", liftNearEdge] + Column.finger + Column.attach + Column.finish + Column.stale
    + Column.holdEnd
    + Column.pull

  /// The columns that begin a load if it is allowed: all of the control scrolls into view.
  private static let arrivals = [
    "touch pull:50", "touch pull:60", "release pull:50", "release pull:60", liftPastEdge,
  ]

  private static let loads = Decision.expected(
    .refreshing, progress: 1, inset: 50, [.refreshing, .began])

  private static func ends(_ outcome: RefreshOutcome) -> Decision {
    .expected(.idle, inset: 50, .ended, outcome: outcome)
  }

  /// Whether a drag begins, content is added, or the content is scrolled away from the end without
  /// a finger.
  private static func rearms(_ column: String) -> Bool {
    ["touch", "content", "release pull:-200", "release pull:0"].contains { column.contains($0) }
  }

  /// The transitions when the app begins a refresh while nothing loads.
  private static func whileNothingLoads(_ phaseKind: AutoPhaseKind) -> [TransitionRow<
    AutoPhaseKind
  >] {
    [
      TransitionRow(
        phaseKind, Column.begin + Column.beginWithHandlerAtOnce, loads, then: .refreshing),
      TransitionRow(
        phaseKind, Column.beginOffscreen, .expected(.willRefresh, inset: 50), then: .waiting),
    ]
  }
}
