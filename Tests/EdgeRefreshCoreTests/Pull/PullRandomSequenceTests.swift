import Testing

@testable import EdgeRefreshCore

@Suite("Pull engine: random sequences of steps")
struct PullRandomSequenceTests {
  private static let sequences = RandomSequences<PullEngine>()

  @Test("100,000 sequences keep the rules, 25,000 for each edge", arguments: RefreshEdge.allCases)
  func sequencesKeepTheRules(edge: RefreshEdge) {
    #expect(Self.sequences.firstFault(in: 25_000, on: edge) == nil)
  }

  @Test("An engine that has refreshed before decides as a new one, but for its numbers")
  func historyDoesNotMatter() throws {
    let past = "begin pull:50 finish end:success pull:0 finish"
    let difference = try Self.sequences.firstDifference(
      in: 1000, between: PullBench(), and: PullBench(after: past))
    #expect(difference == nil)
  }

  @Test(
    "The edges at the same end of two axes decide alike, in every number",
    arguments: [(RefreshEdge.top, RefreshEdge.leading), (.bottom, .trailing)])
  func sameEnd(edges: (RefreshEdge, RefreshEdge)) throws {
    let difference = try Self.sequences.firstDifference(
      in: 1000, between: PullBench(edge: edges.0), and: PullBench(edge: edges.1))
    #expect(difference == nil)
  }
}
