@testable import EdgeRefreshCore

// The phases in which the control is open or opens, with all of its 50 points in view.
extension PullTransitions {
  static let opening: [TransitionRow<PullPhaseKind>] =
    whileOpen(.opening)
    + [
      TransitionRow(.opening, Column.handlerReturns, shown, then: .opening),
      TransitionRow(.opening, Column.finish, shown([.refreshing, .began]), then: .open),
      TransitionRow(.opening, Column.end, .closes(nil), then: .closingSilently),
      TransitionRow(
        .opening, Column.endNoMore, .closes(nil, exhausted: true), then: .closingSilentlyExhausted),
      TransitionRow(.opening, Column.detach, .expected(.idle), then: .idle),
    ]

  static let openingHandlerCalled: [TransitionRow<PullPhaseKind>] =
    whileOpen(.openingHandlerCalled) + whileHandlerRuns(.openingHandlerCalled)
    + [
      TransitionRow(.openingHandlerCalled, Column.finish, shown(.began), then: .open)
    ]

  static let open: [TransitionRow<PullPhaseKind>] =
    whileOpen(.open) + whileHandlerRuns(.open)
    + [
      TransitionRow(.open, Column.finish, shown, then: .open)
    ]

  /// A finger holds the content 60 points past the edge. Lifting the finger opens the control.
  static let beganUnderFinger =
    whileHandlerRuns(.beganUnderFinger)
    + [
      TransitionRow(
        .beganUnderFinger,
        Column.withFinger + Column.finger + Column.begin + Column.beginWithHandlerAtOnce
          + Column.beginOffscreen + Column.visibility + Column.attach + Column.window
          + Column.finish + Column.stale + Column.holdEnd + Column.pull,
        .expected(.refreshing, progress: 1), then: .beganUnderFinger),
      TransitionRow(
        .beganUnderFinger, ["release pull:-200", "release pull:0"],
        .expected(.refreshing, progress: 1, animation: 1), then: .openingHandlerCalled),
      TransitionRow(
        .beganUnderFinger,
        ["release pull:25", "release pull:50", "release pull:60", "release content:3000"],
        .opens(), then: .openingHandlerCalled),
      TransitionRow(
        .beganUnderFinger, ["release inset:20"],
        .expected(
          .refreshing, progress: 1, inset: 50, offset: -70, speed: .fast, animation: 1),
        then: .openingHandlerCalled),
    ]

  private static let shown = Decision.expected(.refreshing, progress: 1, inset: 50)

  private static func shown(_ callbacks: Decision.Callbacks) -> Decision {
    .expected(.refreshing, progress: 1, inset: 50, callbacks)
  }

  /// The transitions that do not depend on whether the handler was called.
  private static func whileOpen(_ phaseKind: PullPhaseKind) -> [TransitionRow<PullPhaseKind>] {
    [
      TransitionRow(
        phaseKind,
        [
          "touch pull:50", "touch pull:60", "release pull:50", "release pull:60", "show",
        ] + Column.finger + Column.content + Column.begin + Column.beginWithHandlerAtOnce
          + Column.beginOffscreen
          + Column.attach + Column.window + Column.stale + Column.holdEnd + Column.pull,
        shown, then: phaseKind),
      TransitionRow(
        phaseKind, ["touch pull:25", "release pull:25"],
        .expected(.refreshing, progress: 1, inset: 25),
        then: phaseKind),
      TransitionRow(
        phaseKind,
        ["touch pull:-200", "touch pull:0", "release pull:-200", "release pull:0", "hide"],
        .expected(.refreshing, progress: 1), then: phaseKind),
      // The edge moves down by 20 points, with and without a finger.
      TransitionRow(
        phaseKind, ["touch inset:20"], .expected(.refreshing, progress: 1, inset: 30),
        then: phaseKind),
      TransitionRow(
        phaseKind, ["release inset:20"],
        .expected(.refreshing, progress: 1, inset: 50, offset: -70),
        then: phaseKind),
    ]
  }

  private static func whileHandlerRuns(_ phaseKind: PullPhaseKind) -> [TransitionRow<PullPhaseKind>]
  {
    [
      TransitionRow(
        phaseKind, ["end:success", "assign:idle", "return:success"], .closes(.success),
        then: .closing),
      TransitionRow(
        phaseKind, ["end:failure", "return:failure"], .closes(.failure), then: .closing),
      TransitionRow(
        phaseKind, ["end:cancelled", "return:cancelled"], .closes(.cancelled), then: .closing),
      TransitionRow(
        phaseKind, Column.endNoMore + ["return:noMoreData"], .closes(.noMoreData, exhausted: true),
        then: .closingExhausted),
      TransitionRow(
        phaseKind, Column.detach, .expected(.idle, .ended, outcome: .cancelled), then: .idle),
    ]
  }
}

extension Decision {
  /// The decision to open with the fast animation, so that all of the control is in view.
  static func opens(number: UInt32 = 1, _ callbacks: Callbacks = []) -> Decision {
    expected(
      .refreshing, progress: 1, inset: 50, offset: -50, speed: .fast, animation: number, callbacks)
  }

  /// The decision to open without an animation as the control enters a window.
  static func opensImmediately() -> Decision {
    expected(.refreshing, progress: 1, inset: 50, offset: -50, speed: .immediate, animation: 1)
  }

  /// The decision to close with the slow animation. The inset is removed; the progress changes with
  /// the next movement.
  static func closes(_ outcome: RefreshOutcome?, exhausted: Bool = false) -> Decision {
    expected(
      exhausted ? .noMoreData : .idle, progress: 1, speed: .slow, animation: 2,
      outcome == nil ? [] : .endAnimationBegan, outcome: outcome)
  }
}
