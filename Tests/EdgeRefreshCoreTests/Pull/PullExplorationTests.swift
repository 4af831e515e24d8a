import ScenarioTrait
import Testing

@testable import EdgeRefreshCore

struct PullExplorationTests {
  /// The steps that make a difference at one end only. At the start, this is the timing of the
  /// handler. At the end, where the edge moves with the content, it is whether the content fills
  /// the viewport.
  private static let start: [Step] = [
    .pull(25), .content(2000), .set(.timing(.atOnce)), .set(.timing(.afterOpening)),
  ]
  private static let end: [Step] = [.content(300), .content(2000)]

  /// Explores one axis. The random sequences check that the decisions are the same for the other
  /// axis.
  @Test(arguments: [(RefreshEdge.top, start), (.bottom, end)])
  func `no sequence breaks a rule`(edge: RefreshEdge, steps: [Step]) {
    // A change of the inset doubles the number of states.
    let moves: [Step] =
      [.pull(-200), .pull(0), .pull(60)] + (Thoroughness.isFull ? [.inset(0), .inset(20)] : [])
    let exploration = Exploration(
      from: PullHarness(edge: edge), alphabet: moves + steps + Step.commands)
    exploration.expectNoError(
      reaching: PullPhaseKind.basic.subtracting(edge == .top ? [] : [.openingHandlerCalled]))
  }

  /// The steps that matter for holds, failures and the threshold. The random sequences perform all
  /// steps with all of these settings.
  private static let steps: [Step] = [
    .pull(-200), .pull(60), .touch, .release, .begin, .end(.success), .end(.failure), .detach,
    .finish,
  ]
  private static let holds: [Step] =
    Step.holdEnds + [.end(.noMoreData), .handlerReturn(.cancelled)]
  private static let retries: [Step] = [
    .pull(120), .hide, .show, .set(.mayBegin(false)), .set(.mayBegin(true)), .inset(20),
  ]
  private static let holding: Set<PullPhaseKind> = [
    .holding, .holdingExhausted, .holdingSilently, .holdingSilentlyExhausted,
  ]
  private static let exhausted: Set<PullPhaseKind> = [
    .exhausted, .closingExhausted, .closingSilentlyExhausted,
  ]
  private static let settings: [(RefreshEdge, String, [Step], Set<PullPhaseKind>)] = [
    (.top, "holds:minimumDuration", holds + [.hide, .show], holding.union(exhausted)),
    (.bottom, "holds:result", holds, holding.union(exhausted)),
    (
      .bottom, "holds:minimumDuration+result failure:true atThreshold:true", holds,
      holding.union(exhausted).union([.beganUnderFinger, .openingHandlerCalled, .failed])
        .union([.failedOutOfView])
    ),
    (.top, "failure:true atThreshold:true", retries, [.beganUnderFinger, .openingHandlerCalled]),
    (.bottom, "failure:true", retries, [.failed, .failedOutOfView]),
  ]

  @Test(arguments: settings)
  func `no sequence breaks a rule with a setting, and every control comes to rest`(
    edge: RefreshEdge, settings: String, steps: [Step], added: Set<PullPhaseKind>
  ) throws {
    let exploration = Exploration(
      from: try PullHarness(edge: edge, after: settings + " pull:-200"),
      alphabet: Self.steps + steps + [.attach, .enter])
    let pull: PullPhaseKind = settings.contains("atThreshold") ? .beganUnderFinger : .pulling
    exploration.expectNoError(
      reaching: added.union([.idle, pull, .opening, .open, .closing, .closingSilently, .waiting]))
    for harness in exploration.harnesses { try expectRest(after: harness) }
  }

  /// Ends the refresh, its holds and the animation of a control, and expects that it is at rest.
  private func expectRest(after harness: PullHarness) throws {
    var harness = harness
    if !harness.engine.phaseKind.isHolding && !harness.engine.phaseKind.isClosing {
      try harness.perform(.end(.success))
    }
    for step in Step.holdEnds + [.finish] { try harness.perform(step) }
    let engine = harness.engine
    let isAtRest = engine.phaseKind == .idle || engine.phaseKind == .exhausted
    try #require(isAtRest && engine.insetAmount == 0 && engine.runningHolds.isEmpty)
  }

  @Test
  func `the key of an exploration has all properties of the engine`() {
    #expect(Exploration<PullEngine>.Key.isComplete)
  }

  @Test
  func `an exploration finds the shortest path to an error`() throws {
    // An engine that starts its numbers from 1 again breaks a rule in its second refresh.
    var harness = PullHarness()
    try harness.perform(.begin)
    var restarted = PullHarness()
    restarted.copyChecker(of: harness)
    let exploration = Exploration(from: restarted, alphabet: Step.commands)
    let (error, path) = try #require(exploration.failure)
    #expect(error.description == "a number is used again")
    #expect(Step.text(path) == "begin")
  }
}
