import Testing

@testable import EdgeRefreshCore

struct AutoInvalidGeometryTests {
  /// Loads that begin through scrolling, a lifted finger or the app, with and without paging.
  private static let sequence = """
    paging:true attach enter touch pull:-60 pull:60 release hide show inset:20 leave enter \
    end:failure mirrored:true begin pull:50 return:success threshold:-10 touch pull:-300 pull:60 \
    release end:success content:300 touch pull:0 release mirrored:false threshold:1 detach
    """

  @Test(arguments: RefreshEdge.allCases)
  func `a sequence keeps the rules with all combinations of invalid numbers`(edge: RefreshEdge)
    throws
  {
    try InvalidNumbers<AutoEngine>(sequence: Self.sequence, finalPhase: .idle).checkCombinations(
      on: edge)
  }

  @Test(arguments: Double.invalid, RefreshEdge.allCases)
  func `a sequence keeps the rules with each invalid number`(value: Double, edge: RefreshEdge)
    throws
  {
    try InvalidNumbers<AutoEngine>(sequence: Self.sequence, finalPhase: .idle).check(
      value, on: edge)
  }

  @Test
  func `an extent is limited to 0 to a billion points`() {
    for extent in [0, -0.0, -1, -.infinity, .nan] as [Double] {
      #expect(AutoEngine(edge: .bottom, extent: extent).extent == 0)
      var engine = AutoEngine(edge: .bottom, extent: 44)
      engine.extent = extent
      #expect(engine.extent == 0)
    }
    #expect(AutoEngine(edge: .bottom, extent: .infinity).extent == 1e9)
  }

  @Test
  func `a threshold that is NaN is replaced by 0`() throws {
    var harness = AutoHarness()
    harness.engine.loadThreshold = .nan
    #expect(harness.engine.loadThreshold == 0)
    #expect(try harness.run("pull:-1")?.state == .idle)
    #expect(try harness.run("pull:0")?.state == .refreshing)
  }
}
