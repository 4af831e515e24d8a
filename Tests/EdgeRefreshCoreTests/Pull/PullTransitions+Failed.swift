@testable import EdgeRefreshCore

// The phases in which a control at the bottom displays a failure, with all of its 50 points in view
// or out of view.
extension PullTransitions {
  static let failed =
    whileFailed(.failed)
    + [
      TransitionRow(
        .failed,
        [
          "touch pull:25", "touch pull:50", "touch pull:60", "release pull:25", "release pull:50",
          "release pull:60", "touch inset:20",
        ], shown(), then: .failed),
      TransitionRow(
        .failed, ["touch pull:-200", "touch pull:0", "release pull:-200", "release pull:0"],
        shown(), then: .failedOutOfView),
      // The end moves by 20 points, and the control stays in view.
      TransitionRow(.failed, ["release inset:20"], shown(offset: 1270), then: .failed),
    ]

  static let failedOutOfView =
    whileFailed(.failedOutOfView)
    + [
      TransitionRow(
        .failedOutOfView,
        [
          "touch pull:-200", "touch pull:0", "touch pull:25", "release pull:-200",
          "release pull:0", "release pull:25", "touch inset:20", "release inset:20",
        ], shown(), then: .failedOutOfView),
      // All of the control is in view again.
      TransitionRow(
        .failedOutOfView, ["touch pull:50", "touch pull:60", "release pull:50", "release pull:60"],
        .expected(.refreshing, progress: 1, inset: 50, animation: 2), then: .opening),
    ]

  private static func shown(offset: Double? = nil) -> Decision {
    .expected(.idle, progress: 1, inset: 50, offset: offset)
  }

  private static func opens(_ callbacks: Decision.Callbacks = []) -> Decision {
    .expected(
      .refreshing, progress: 1, inset: 50, offset: 1250, speed: .fast, animation: 2, callbacks)
  }

  /// The transitions that do not depend on whether the control was out of view.
  private static func whileFailed(_ phaseKind: PullPhaseKind) -> [TransitionRow<PullPhaseKind>] {
    [
      TransitionRow(
        phaseKind,
        ["show", "end:failure"] + Column.finger + Column.content + Column.attach + Column.window
          + Column.finish + Column.handlerReturns + Column.stale + Column.holdEnd + Column.pull,
        shown(), then: phaseKind),
      TransitionRow(phaseKind, ["hide"], .expected(.idle, progress: 1), then: phaseKind),
      TransitionRow(phaseKind, Column.begin, opens(), then: .opening),
      TransitionRow(
        phaseKind, Column.beginWithHandlerAtOnce, opens(.refreshing), then: .openingHandlerCalled),
      TransitionRow(
        phaseKind, Column.beginOffscreen, .expected(.willRefresh, progress: 1), then: .waiting),
      TransitionRow(
        phaseKind, ["end:success", "end:cancelled", "assign:idle"], .closes(nil),
        then: .closingSilently),
      TransitionRow(
        phaseKind, Column.endNoMore, .closes(nil, exhausted: true),
        then: .closingSilentlyExhausted),
      TransitionRow(phaseKind, Column.detach, .expected(.idle), then: .idle),
    ]
  }
}
