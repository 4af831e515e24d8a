import Testing

@testable import EdgeRefreshCore

struct PullDegenerateGeometryTests {
  /// One refresh from the pull to the rest, with all that can come between.
  private static let life = """
    touch pull:60 release pull:60 hide show inset:20 finish leave enter end:failure finish \
    begin finish answer:success touch pull:60 release pull:50 detach
    """

  @Test(arguments: RefreshEdge.allCases)
  func `a whole refresh keeps the rules in every mixture of them`(edge: RefreshEdge) throws {
    try DegenerateNumbers<PullEngine>(life: Self.life, rest: .idle).checkMixtures(on: edge)
  }

  @Test(arguments: Double.degenerate, RefreshEdge.allCases)
  func `each number by itself keeps the rules`(value: Double, edge: RefreshEdge) throws {
    try DegenerateNumbers<PullEngine>(life: Self.life, rest: .idle).check(value, on: edge)
  }

  @Test(arguments: [0, -0.0, -1, -.infinity, .nan] as [Double])
  func `what is not a positive extent counts as 0`(extent: Double) {
    #expect(PullEngine(edge: .top, extent: extent).extent == 0)
    var engine = PullEngine(edge: .top, extent: 54)
    engine.extent = extent
    #expect(engine.extent == 0)
  }

  @Test
  func `an infinite extent is a billion points, so that nothing pulls past it`() throws {
    var bench = PullBench(extent: .infinity)
    #expect(bench.engine.extent == 1e9)
    let decision = try bench.run("touch pull:100000000")
    #expect(decision == .says(.idle, percent: 0.1))
  }

  @Test
  func `a control without extent is pulled by the least movement, and takes no room`() throws {
    var bench = PullBench(extent: 0)
    #expect(try bench.run("touch pull:0") == .says(.idle))
    #expect(try bench.run("pull:0.25") == .says(.pulling, percent: 1))
    #expect(
      try bench.run("release pull:0.125")
        == .says(.refreshing, percent: 1, pin: 0, speed: .fast, animation: 1))
  }

  @Test
  func `a control without extent has nothing to keep in view when the inset changes`() throws {
    var bench = PullBench(extent: 0)
    try bench.run("begin pull:0 finish")
    #expect(try bench.run("inset:20") == .says(.refreshing, percent: 1))
  }

  @Test
  func `an offset that is no number is the start of the content`() throws {
    var bench = try PullBench(after: "touch pull:60")
    #expect(try bench.run("lengths:nan,2000,800,0,0") == .says(.idle))
    #expect(try bench.run("lengths:-inf,2000,800,0,0") == .says(.pulling, percent: 2e7))
  }
}
