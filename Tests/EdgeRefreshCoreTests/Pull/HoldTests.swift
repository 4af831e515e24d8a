import Testing

@testable import EdgeRefreshCore

struct HoldTests {
  @Test func `a control stays open for the minimum duration, and is idle at once`() throws {
    var harness = PullHarness()
    #expect(try harness.run("holds:minimumDuration begin")?.holds == .minimumDuration)
    let end = try harness.run("pull:50 finish end:success")
    #expect(end == .expected(.idle, progress: 1, inset: 50, outcome: .success))
    #expect(!harness.engine.state.isRefreshing && harness.engine.isActive)
    #expect(harness.engine.displayedOutcome == nil)
    // The control displays no result, and closes when the duration is over.
    let close = try harness.run("holdEnd:minimumDuration")
    #expect(
      close == .expected(.idle, progress: 1, speed: .slow, animation: 2, .endAnimationBegan))
    #expect(try harness.run("pull:0 finish")?.callbacks == .ended)
  }

  @Test func `a refresh that takes longer than the minimum duration closes at once`() throws {
    let harness = try PullHarness(
      after: "holds:minimumDuration begin finish holdEnd:minimumDuration end:success")
    #expect(harness.engine.phaseKind == .closing)
  }

  @Test(arguments: [RefreshOutcome.success, .noMoreData, .failure])
  func `a control displays its result and then closes`(outcome: RefreshOutcome) throws {
    var harness = try PullHarness(after: "holds:result begin pull:50 finish")
    #expect(try harness.run("end:\(outcome)")?.holds == .result)
    #expect(harness.engine.displayedOutcome == outcome)
    try harness.run("holdEnd:result")
    #expect(harness.engine.phaseKind.isClosing && harness.engine.displayedOutcome == outcome)
    try harness.run("pull:0 finish")
    #expect(harness.engine.displayedOutcome == nil && harness.engine.insetAmount == 0)
  }

  @Test func `a canceled refresh has no result`() throws {
    let harness = try PullHarness(after: "holds:result begin finish end:cancelled")
    #expect(harness.engine.phaseKind == .closing && harness.engine.displayedOutcome == nil)
  }

  @Test func `the control closes after the longer of two holds`() throws {
    for order in [["minimumDuration", "result"], ["result", "minimumDuration"]] {
      var harness = try PullHarness(
        after: "holds:minimumDuration+result begin finish end:success holdEnd:\(order[0])")
      #expect(harness.engine.phaseKind == .holding)
      try harness.run("holdEndStale:\(order[1]) holdEnd:\(order[1])")
      #expect(harness.engine.phaseKind == .closing)
    }
  }

  @Test func `a begin ends the hold of the last refresh`() throws {
    var harness = try PullHarness(after: "holds:result begin pull:50 finish end:success")
    #expect(try harness.run("begin")?.callbacks == .ended)
    #expect(harness.engine.displayedOutcome == nil)
    try harness.run("holdEndStale:result finish")
    #expect(harness.engine.phaseKind == .open)
  }

  @Test func `a hidden or detached control does not wait for a hold`() throws {
    var hidden = try PullHarness(after: "holds:result begin finish hide")
    #expect(try hidden.run("end:success")?.holds == [])
    #expect(hidden.engine.phaseKind == .closing)
    let detached = try PullHarness(after: "holds:result begin finish end:success detach")
    #expect(detached.engine.phaseKind == .idle && detached.engine.runningHolds.isEmpty)
  }
}
