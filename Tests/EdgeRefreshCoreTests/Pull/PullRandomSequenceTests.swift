import Testing

@testable import EdgeRefreshCore

struct PullRandomSequenceTests {
  private static let sequences = RandomSequences<PullEngine>()

  @Test(arguments: RefreshEdge.allCases)
  func `100,000 sequences keep the rules, 25,000 for each edge`(edge: RefreshEdge) {
    #expect(Self.sequences.firstFault(in: 25_000, on: edge) == nil)
  }

  @Test
  func `an engine that has refreshed before decides as a new one, but for its numbers`() throws {
    let past = "begin pull:50 finish end:success pull:0 finish"
    let difference = try Self.sequences.firstDifference(
      in: 1000, between: PullBench(), and: PullBench(after: past))
    #expect(difference == nil)
  }

  @Test(arguments: [(RefreshEdge.top, RefreshEdge.leading), (.bottom, .trailing)])
  func `the edges at the same end of two axes decide alike, in every number`(
    edges: (RefreshEdge, RefreshEdge)
  ) throws {
    let difference = try Self.sequences.firstDifference(
      in: 1000, between: PullBench(edge: edges.0), and: PullBench(edge: edges.1))
    #expect(difference == nil)
  }
}
