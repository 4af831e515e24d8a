@testable import EdgeRefreshCore

// The phases in which the refresh has ended and the control stays open, with all of its 50 points
// in view, until the duration of its result is over.
extension PullTransitions {
  static let holding =
    whileHolding(.holding, callbacks: .ended, rest: .idle, closing: .closing)
    + [
      TransitionRow(.holding, Column.end, held(.idle), then: .holding),
      TransitionRow(.holding, Column.endNoMore, held(.noMoreData), then: .holdingExhausted),
      pulled(.holding, callbacks: [.ended, .thresholdReached]),
    ]
  static let holdingExhausted =
    whileHolding(
      .holdingExhausted, callbacks: .ended, rest: .exhausted, closing: .closingExhausted)
    + [
      TransitionRow(.holdingExhausted, Column.end, held(.idle), then: .holding),
      TransitionRow(
        .holdingExhausted, Column.endNoMore, held(.noMoreData), then: .holdingExhausted),
      TransitionRow(
        .holdingExhausted, ["touch pull:60"], held(.noMoreData), then: .holdingExhausted),
    ]
  static let holdingSilently =
    whileHolding(.holdingSilently, callbacks: [], rest: .idle, closing: .closingSilently)
    + [
      TransitionRow(.holdingSilently, Column.end, held(.idle), then: .holdingSilently),
      TransitionRow(
        .holdingSilently, Column.endNoMore, held(.noMoreData), then: .holdingSilentlyExhausted),
      pulled(.holdingSilently, callbacks: .thresholdReached),
    ]
  static let holdingSilentlyExhausted =
    whileHolding(
      .holdingSilentlyExhausted, callbacks: [], rest: .exhausted,
      closing: .closingSilentlyExhausted)
    + [
      TransitionRow(.holdingSilentlyExhausted, Column.end, held(.idle), then: .holdingSilently),
      TransitionRow(
        .holdingSilentlyExhausted, Column.endNoMore, held(.noMoreData),
        then: .holdingSilentlyExhausted),
      TransitionRow(
        .holdingSilentlyExhausted, ["touch pull:60"], held(.noMoreData),
        then: .holdingSilentlyExhausted),
    ]

  /// A pull past the threshold ends the hold. The inset stays, because the finger holds the
  /// content.
  private static func pulled(
    _ phaseKind: PullPhaseKind, callbacks: Decision.Callbacks
  ) -> TransitionRow<PullPhaseKind> {
    TransitionRow(
      phaseKind, ["touch pull:60"], .expected(.pulling, progress: 1.2, inset: 50, callbacks),
      then: .pulling)
  }

  private static func held(
    _ state: RefreshState, inset: Double = 50, offset: Double? = nil
  ) -> Decision {
    .expected(state, progress: 1, inset: inset, offset: offset)
  }

  /// The transitions that do not depend on whether there is more data. A new refresh ends the hold.
  private static func whileHolding(
    _ phaseKind: PullPhaseKind, callbacks: Decision.Callbacks, rest: PullPhaseKind,
    closing: PullPhaseKind
  ) -> [TransitionRow<PullPhaseKind>] {
    let state: RefreshState = rest == .exhausted ? .noMoreData : .idle
    return [
      TransitionRow(
        phaseKind,
        ["touch pull:50", "release pull:50", "release pull:60", "show"]
          + Column.finger + Column.content + Column.attach + Column.window + Column.finish
          + Column.handlerReturns + Column.stale + Column.pull,
        held(state), then: phaseKind),
      TransitionRow(
        phaseKind, ["touch pull:25", "release pull:25"], held(state, inset: 25), then: phaseKind),
      TransitionRow(
        phaseKind,
        ["touch pull:-200", "touch pull:0", "release pull:-200", "release pull:0", "hide"],
        held(state, inset: 0), then: phaseKind),
      // The edge moves down by 20 points, with and without a finger.
      TransitionRow(phaseKind, ["touch inset:20"], held(state, inset: 30), then: phaseKind),
      TransitionRow(phaseKind, ["release inset:20"], held(state, offset: -70), then: phaseKind),
      TransitionRow(phaseKind, Column.begin, .opens(number: 2, callbacks), then: .opening),
      TransitionRow(
        phaseKind, Column.beginWithHandlerAtOnce, .opens(number: 2, callbacks.union(.refreshing)),
        then: .openingHandlerCalled),
      TransitionRow(
        phaseKind, Column.beginOffscreen, .expected(.willRefresh, progress: 1, callbacks),
        then: .waiting),
      TransitionRow(phaseKind, Column.detach, .expected(state, callbacks), then: rest),
      TransitionRow(
        phaseKind, Column.holdEnd,
        .expected(
          state, progress: 1, speed: .slow, animation: 2,
          callbacks.isEmpty ? [] : .endAnimationBegan),
        then: closing),
    ]
  }
}
