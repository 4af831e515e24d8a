import Testing

@testable import EdgeRefreshCore

struct AutoDegenerateGeometryTests {
  /// Loads from near, from letting go and for the app, on pages and off them.
  private static let life = """
    paging:true attach enter touch pull:-60 pull:60 release hide show inset:20 leave enter \
    end:failure mirrored:true begin pull:50 answer:success nearness:-10 touch pull:-300 pull:60 \
    release end:success content:300 touch pull:0 release mirrored:false nearness:1 detach
    """

  @Test(arguments: [RefreshEdge.bottom, .trailing])
  func `whole loads keep the rules in every mixture of them`(edge: RefreshEdge) throws {
    try DegenerateNumbers<AutoEngine>(life: Self.life, rest: .idle).checkMixtures(on: edge)
  }

  @Test(arguments: Double.degenerate, [RefreshEdge.bottom, .trailing])
  func `each number by itself keeps the rules`(value: Double, edge: RefreshEdge) throws {
    try DegenerateNumbers<AutoEngine>(life: Self.life, rest: .idle).check(value, on: edge)
  }

  @Test
  func `what is no length counts as 0, and what has no end as a billion`() {
    for extent in [0, -0.0, -1, -.infinity, .nan] as [Double] {
      #expect(AutoEngine(edge: .bottom, extent: extent).extent == 0)
      var engine = AutoEngine(edge: .bottom, extent: 44)
      engine.extent = extent
      #expect(engine.extent == 0)
    }
    #expect(AutoEngine(edge: .bottom, extent: .infinity).extent == 1e9)
  }

  @Test
  func `a percent that is no number is 0: it loads as it comes into view`() throws {
    var bench = AutoBench()
    bench.engine.triggerPercent = .nan
    #expect(bench.engine.triggerPercent == 0)
    #expect(try bench.run("pull:-1")?.state == .idle)
    #expect(try bench.run("pull:0")?.state == .refreshing)
  }
}
