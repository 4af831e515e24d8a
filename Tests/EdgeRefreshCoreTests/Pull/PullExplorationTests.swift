import Testing

@testable import EdgeRefreshCore

struct PullExplorationTests {
  /// What differs between the ends: at the start the timing of handlers, at the end, where the
  /// edge moves with the content, content that fills the viewport or leaves 500 points of it empty.
  private static let start: [Step] = [
    .pull(25), .content(2000), .set(.timing(.atOnce)), .set(.timing(.afterOpening)),
  ]
  private static let end: [Step] = [.content(300), .content(2000)]

  /// One edge at each end: the other axis decides alike, as the random sequences show.
  @Test(arguments: [(RefreshEdge.top, start), (.bottom, end)])
  func `no sequence breaks a rule`(edge: RefreshEdge, steps: [Step]) {
    let moves: [Step] = [.pull(-200), .pull(0), .pull(60), .inset(0), .inset(20)]
    let exploration = Exploration(
      from: PullBench(edge: edge), alphabet: moves + steps + Step.commands)
    exploration.expectNoFault(except: edge == .top ? [] : [.openingHandlerCalled])
  }

  @Test
  func `the exploration tells apart all that an engine keeps`() {
    #expect(Exploration<PullEngine>.Key.isComplete)
  }

  @Test
  func `the exploration finds the shortest way to a fault`() throws {
    // Handing out numbers again from 1 is a fault of the second refresh.
    var bench = PullBench()
    try bench.take(.begin)
    var forgetful = PullBench()
    forgetful.listen(like: bench)
    let exploration = Exploration(from: forgetful, alphabet: Step.commands)
    let (fault, way) = try #require(exploration.fault)
    #expect(fault.description == "it gives out a number again")
    #expect(Step.text(way) == "begin")
  }
}
