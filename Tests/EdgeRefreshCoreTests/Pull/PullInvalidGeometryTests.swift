import Testing

@testable import EdgeRefreshCore

struct PullInvalidGeometryTests {
  /// Three refreshes with many other events.
  private static let sequence = """
    touch pull:60 release pull:60 hide show inset:20 finish leave enter end:failure finish \
    begin finish return:success touch pull:60 release pull:50 detach
    """

  @Test(arguments: RefreshEdge.allCases)
  func `a sequence keeps the rules with all combinations of invalid numbers`(edge: RefreshEdge)
    throws
  {
    try InvalidNumbers<PullEngine>(sequence: Self.sequence, finalPhase: .idle).checkCombinations(
      on: edge)
  }

  @Test(arguments: Double.invalid, RefreshEdge.allCases)
  func `a sequence keeps the rules with each invalid number`(value: Double, edge: RefreshEdge)
    throws
  {
    try InvalidNumbers<PullEngine>(sequence: Self.sequence, finalPhase: .idle).check(
      value, on: edge)
  }

  @Test(arguments: [0, -0.0, -1, -.infinity, .nan] as [Double])
  func `an extent that is not positive is replaced by 0`(extent: Double) {
    #expect(PullEngine(edge: .top, extent: extent).extent == 0)
    var engine = PullEngine(edge: .top, extent: 54)
    engine.extent = extent
    #expect(engine.extent == 0)
  }

  @Test
  func `an infinite extent is limited to a billion points`() throws {
    var harness = PullHarness(extent: .infinity)
    #expect(harness.engine.extent == 1e9)
    let decision = try harness.run("touch pull:100000000")
    #expect(decision == .expected(.idle, progress: 0.1))
  }

  @Test
  func `the smallest pull refreshes a control without extent`() throws {
    var harness = PullHarness(extent: 0)
    #expect(try harness.run("touch pull:0") == .expected(.idle))
    #expect(try harness.run("pull:0.25") == .expected(.pulling, progress: 1, .thresholdReached))
    #expect(
      try harness.run("release pull:0.125")
        == .expected(.refreshing, progress: 1, offset: 0, speed: .fast, animation: 1))
  }

  @Test
  func `an inset change does not scroll to a control without extent`() throws {
    var harness = PullHarness(extent: 0)
    try harness.run("begin pull:0 finish")
    #expect(try harness.run("inset:20") == .expected(.refreshing, progress: 1))
  }

  @Test
  func `an offset of NaN is replaced by 0, and an infinite one is limited`() throws {
    var harness = try PullHarness(after: "touch pull:60")
    #expect(try harness.run("lengths:nan,2000,800,0,0") == .expected(.idle))
    #expect(try harness.run("lengths:-inf,2000,800,0,0") == .expected(.pulling, progress: 2e7))
  }
}
