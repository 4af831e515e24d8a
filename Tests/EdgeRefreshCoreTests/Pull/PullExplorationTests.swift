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
    let moves: [Step] = [.pull(-200), .pull(0), .pull(60), .inset(0), .inset(20)]
    let exploration = Exploration(
      from: PullHarness(edge: edge), alphabet: moves + steps + Step.commands)
    exploration.expectNoError(except: edge == .top ? [] : [.openingHandlerCalled])
  }

  @Test
  func `the key of an exploration has all properties of the engine`() {
    #expect(Exploration<PullEngine>.Key.isComplete)
  }

  @Test
  func `an exploration finds the shortest path to an error`() throws {
    // An engine that reuses numbers from 1 breaks a rule in its second refresh.
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
