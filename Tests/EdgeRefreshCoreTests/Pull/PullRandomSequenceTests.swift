import ScenarioTrait
import Testing

@testable import EdgeRefreshCore

struct PullRandomSequenceTests {
  private static let sequences = RandomSequences<PullEngine>()

  @Test(arguments: RefreshEdge.allCases)
  func `random sequences keep the rules`(edge: RefreshEdge) {
    #expect(Self.sequences.firstError(in: Thoroughness.count(2_000, of: 25_000), on: edge) == nil)
  }

  @Test
  func `an engine that has refreshed makes the same decisions as a new one`() throws {
    let steps = "begin pull:50 finish end:success pull:0 finish"
    let difference = try Self.sequences.firstDifference(
      in: Thoroughness.count(200, of: 1000), between: PullHarness(), and: PullHarness(after: steps))
    #expect(difference == nil)
  }

  @Test(arguments: [(RefreshEdge.top, RefreshEdge.leading), (.bottom, .trailing)])
  func `the decisions at the same end of both axes are equal`(
    edges: (RefreshEdge, RefreshEdge)
  ) throws {
    let difference = try Self.sequences.firstDifference(
      in: Thoroughness.count(200, of: 1000), between: PullHarness(edge: edges.0), and: PullHarness(edge: edges.1))
    #expect(difference == nil)
  }
}
