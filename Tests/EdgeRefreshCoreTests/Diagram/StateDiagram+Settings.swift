import Testing

@testable import EdgeRefreshCore

extension StateDiagram {
  /// A transition that is not in the tables, because it requires a setting.
  struct SettingTransition<PhaseKind: EdgeRefreshCoreTests.PhaseKind>: Sendable {
    let edge: RefreshEdge
    let origin: PhaseKind
    /// The setting and the event.
    let steps: String
    let next: PhaseKind
    let cause: String

    /// Checks that the engine makes the transition.
    func check<Engine: TestableEngine>(_: Engine.Type) throws
    where Engine.PhaseKind == PhaseKind {
      var harness = try TestHarness<Engine>(edge: edge, after: origin.path)
      try #require(harness.engine.phaseKind == origin)
      try harness.run(steps)
      #expect(harness.engine.phaseKind == next)
    }
  }

  static let pullWithSettings: [SettingTransition<PullPhaseKind>] = [
    SettingTransition(
      edge: .top, origin: .idle, steps: "atThreshold:true touch pull:60", next: .beganUnderFinger,
      cause: "begins at the threshold"),
    SettingTransition(
      edge: .top, origin: .open, steps: "holds:result end:success", next: .holding,
      cause: "ended with a hold"),
    SettingTransition(
      edge: .bottom, origin: .open, steps: "failure:true end:failure", next: .failed,
      cause: "failed at the end"),
  ]

  static let autoWithSettings: [SettingTransition<AutoPhaseKind>] = [
    SettingTransition(
      edge: .bottom, origin: .refreshing, steps: "failure:true end:failure", next: .failed,
      cause: "failed")
  ]
}
