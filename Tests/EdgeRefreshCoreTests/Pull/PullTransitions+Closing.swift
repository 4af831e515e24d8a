@testable import EdgeRefreshCore

// The phases in which the control closes. It no longer adds to the inset.
extension PullTransitions {
  static let closing: [TransitionRow<PullPhaseKind>] =
    whileClosing(.closing, .idle, callbacks: .ended, rest: .idle)
    + towardsIdle(.closing, callbacks: .ended, exhausted: .closingExhausted)
  static let closingSilently: [TransitionRow<PullPhaseKind>] =
    whileClosing(.closingSilently, .idle, callbacks: [], rest: .idle)
    + towardsIdle(.closingSilently, callbacks: [], exhausted: .closingSilentlyExhausted)
  static let closingExhausted: [TransitionRow<PullPhaseKind>] =
    whileClosing(.closingExhausted, .noMoreData, callbacks: .ended, rest: .exhausted)
    + towardsExhausted(.closingExhausted, more: .closing)
  static let closingSilentlyExhausted: [TransitionRow<PullPhaseKind>] =
    whileClosing(.closingSilentlyExhausted, .noMoreData, callbacks: [], rest: .exhausted)
    + towardsExhausted(.closingSilentlyExhausted, more: .closingSilently)

  private static func whileClosing(
    _ phaseKind: PullPhaseKind, _ state: RefreshState, callbacks: Decision.Callbacks,
    rest: PullPhaseKind
  ) -> [TransitionRow<PullPhaseKind>] {
    [
      TransitionRow(
        phaseKind,
        [
          "touch pull:-200", "touch pull:0", "release pull:-200", "release pull:0",
          "touch inset:20", "release inset:20",
        ] + Column.finger + Column.content + Column.visibility + Column.attach + Column.window
          + Column.handlerReturns
          + Column.stale + Column.holdEnd + Column.pull,
        .expected(state), then: phaseKind),
      TransitionRow(
        phaseKind, ["touch pull:25", "release pull:25"], .expected(state, progress: 0.5),
        then: phaseKind),
      TransitionRow(phaseKind, ["touch pull:50"], .expected(state, progress: 1), then: phaseKind),
      TransitionRow(phaseKind, Column.begin, .opens(number: 3, callbacks), then: .opening),
      TransitionRow(
        phaseKind, Column.beginWithHandlerAtOnce, .opens(number: 3, callbacks.union(.refreshing)),
        then: .openingHandlerCalled),
      TransitionRow(
        phaseKind, Column.beginOffscreen, .expected(.willRefresh, progress: 1, callbacks),
        then: .waiting),
      TransitionRow(
        phaseKind, Column.finish + Column.detach, .expected(state, callbacks), then: rest),
    ]
  }

  private static func towardsIdle(
    _ phaseKind: PullPhaseKind, callbacks: Decision.Callbacks, exhausted: PullPhaseKind
  ) -> [TransitionRow<PullPhaseKind>] {
    [
      TransitionRow(
        phaseKind, ["release pull:50", "release pull:60"], .expected(.idle), then: phaseKind),
      TransitionRow(
        phaseKind, ["touch pull:60"],
        .expected(.pulling, progress: 1.2, callbacks.union(.thresholdReached)), then: .pulling),
      TransitionRow(phaseKind, Column.end, .expected(.idle), then: phaseKind),
      TransitionRow(phaseKind, Column.endNoMore, .expected(.noMoreData), then: exhausted),
    ]
  }

  private static func towardsExhausted(_ phaseKind: PullPhaseKind, more: PullPhaseKind)
    -> [TransitionRow<PullPhaseKind>]
  {
    [
      TransitionRow(
        phaseKind, ["release pull:50"], .expected(.noMoreData, progress: 1), then: phaseKind),
      TransitionRow(
        phaseKind, ["touch pull:60", "release pull:60"], .expected(.noMoreData, progress: 1.2),
        then: phaseKind),
      TransitionRow(phaseKind, Column.endNoMore, .expected(.noMoreData), then: phaseKind),
      TransitionRow(phaseKind, Column.end, .expected(.idle), then: more),
    ]
  }
}
