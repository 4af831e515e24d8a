import ScenarioTrait
import Testing

@testable import EdgeRefreshCore

struct AutoSequenceTests {
  private static let sequences = RandomSequences<AutoEngine>()

  @Test
  func `no sequence breaks a rule`() {
    // Within the content, at its end and past its edge, for content that does or does not fill the
    // viewport.
    let moves: [Step] = [
      .pull(-900), .pull(0), .pull(60), .content(300), .content(2000), .inset(20),
    ]
    Exploration(from: AutoHarness(), alphabet: moves + Step.commands)
      .expectNoError(reaching: AutoPhaseKind.basic)
  }

  /// Within the prefetch distance, near the end and past the edge, for content that grows and
  /// shrinks.
  private static let prefetching: [Step] = [
    .pull(-900), .pull(-150), .pull(60), .content(2000), .content(2100), .touch, .release,
    .end(.success),
  ]
  /// In view, at the end, and out of view.
  private static let retrying: [Step] = [
    .pull(-100), .pull(60), .set(.mayBegin(false)), .set(.mayBegin(true)), .hide, .show, .begin,
    .touch, .release, .end(.success), .end(.failure), .end(.noMoreData), .beginOffscreen,
  ]

  @Test(
    arguments: [
      ("prefetch:points:200", prefetching, [.spent]),
      ("threshold:-4", prefetching, [.spent]),
      (
        "failure:true", retrying + [.content(300), .content(2000)],
        [.spent, .waiting, .failed, .failedOutOfView, .exhausted]
      ),
      (
        "failure:true prefetch:points:200", prefetching + [.end(.failure)],
        [.spent, .failed, .failedOutOfView]
      ),
    ] as [(String, [Step], Set<AutoPhaseKind>)])
  func `no sequence breaks a rule with a setting`(
    settings: String, steps: [Step], added: Set<AutoPhaseKind>
  ) throws {
    Exploration(from: try AutoHarness(after: settings + " pull:-900"), alphabet: steps)
      .expectNoError(reaching: added.union([.idle, .refreshing]))
  }

  @Test
  func `the key of an exploration has all properties of the engine`() {
    #expect(Exploration<AutoEngine>.Key.isComplete)
  }

  @Test(arguments: RefreshEdge.allCases)
  func `random sequences keep the rules`(edge: RefreshEdge) {
    #expect(Self.sequences.firstError(in: Thoroughness.count(4_000, of: 50_000), on: edge) == nil)
  }

  @Test
  func `an engine that has loaded makes the same decisions as a new one`() throws {
    let steps = "pull:60 end:failure pull:0 detach attach enter lengths:0,2000,800,0,0"
    let difference = try Self.sequences.firstDifference(
      in: Thoroughness.count(200, of: 1000), between: AutoHarness(), and: AutoHarness(after: steps))
    #expect(difference == nil)
  }

  @Test(arguments: RefreshEdge.allCases)
  func `the decisions at all edges are equal`(edge: RefreshEdge) throws {
    let difference = try Self.sequences.firstDifference(
      in: Thoroughness.count(200, of: 1000), between: AutoHarness(edge: .bottom), and: AutoHarness(edge: edge))
    #expect(difference == nil)
  }
}
