import Testing

@testable import EdgeRefreshCore

struct ThresholdTests {
  @Test func `a finger reports the threshold once until it is lifted`() throws {
    var harness = PullHarness()
    #expect(try harness.run("touch pull:60")?.callbacks == .thresholdReached)
    #expect(try harness.run("pull:20 pull:60")?.callbacks == [])
    #expect(try harness.run("pull:0 release touch pull:60")?.callbacks == .thresholdReached)
  }

  @Test func `a pull that was barred at first reports the threshold when it may refresh`() throws {
    for text in ["mayBegin:true pull:61", "pull:20 mayBegin:true pull:60"] {
      var harness = try PullHarness(after: "mayBegin:false touch pull:60 \(text)")
      #expect(harness.engine.hasReachedThreshold)
      #expect(try harness.run("pull:70")?.callbacks == [])
      #expect(try harness.run("release pull:60")?.callbacks == [])
      #expect(harness.engine.state == .refreshing)
    }
    var harness = try PullHarness(after: "mayBegin:false touch pull:60")
    #expect(try harness.run("mayBegin:true pull:61")?.callbacks == .thresholdReached)
    harness = try PullHarness(after: "mayBegin:false touch pull:60 mayBegin:true")
    #expect(try harness.run("release pull:59")?.callbacks == .thresholdReached)
  }

  @Test(arguments: [
    "begin", "pull:60", "mayBegin:false touch pull:60", "hide touch pull:60",
    "interactive:false touch pull:60", "end:noMoreData touch pull:60", "touch begin pull:60",
    "touch pull:20 assign:pulling",
  ])
  func `the threshold is not reported without a pull that can refresh`(text: String) throws {
    var harness = PullHarness()
    #expect(try harness.run(text)?.callbacks.contains(.thresholdReached) == false)
  }

  @Test(arguments: RefreshEdge.allCases)
  func `a refresh begins at the threshold and opens on release`(edge: RefreshEdge) throws {
    var harness = try PullHarness(edge: edge, after: "atThreshold:true touch pull:40")
    #expect(
      try harness.run("pull:60")
        == .expected(.refreshing, progress: 1, [.refreshing, .thresholdReached]))
    // The content does not move while the finger holds it.
    #expect(try harness.run("pull:90") == .expected(.refreshing, progress: 1))
    #expect(try harness.run("inset:0") == .expected(.refreshing, progress: 1))
    let open = try #require(try harness.run("release pull:80"))
    #expect(open.insetAmount == 50 && open.pinnedOffset != nil && open.speed == .fast)
    #expect(try harness.run("finish")?.callbacks == .began)
  }

  @Test func `a refresh that ends under the finger does not begin again`() throws {
    var harness = try PullHarness(after: "atThreshold:true touch pull:60")
    let end = try harness.run("end:success")
    #expect(end?.insetAmount == 0 && end?.pinnedOffset == nil)
    try harness.run("pull:80 finish pull:20 pull:80 release pull:60 pull:0")
    #expect(harness.engine.phaseKind == .idle)
    try harness.run("touch pull:60")
    #expect(harness.engine.phaseKind == .beganUnderFinger)
  }

  @Test func `a refresh that begins out of its window waits for it`() throws {
    var harness = try PullHarness(after: "atThreshold:true leave touch pull:60")
    #expect(harness.engine.phaseKind == .waiting)
    try harness.run("release pull:0 enter")
    #expect(harness.engine.phaseKind == .opening)
  }

  @Test func `a closing control continues to close while no refresh may begin`() throws {
    var harness = try PullHarness(
      after: "atThreshold:true begin pull:50 finish end:success mayBegin:false touch")
    #expect(try harness.run("pull:60")?.callbacks == [])
    #expect(harness.engine.phaseKind == .closing)
  }
}
