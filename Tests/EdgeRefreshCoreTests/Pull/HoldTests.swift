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

  @Test(arguments: RefreshEdge.allCases)
  func `a complete pull ends the hold, and its release begins the next refresh`(
    edge: RefreshEdge
  ) throws {
    var harness = try PullHarness(
      edge: edge, after: "holds:minimumDuration+result begin pull:50 finish end:success touch")
    #expect(try harness.run("pull:50")?.state == .idle, "the control is in view, not pulled")
    let pull = try harness.run("pull:70")
    #expect(pull?.state == .pulling && pull?.callbacks == [.ended, .thresholdReached])
    #expect(pull?.insetAmount == 50, "the content does not move under the finger")
    // Late ends of the durations are ignored.
    #expect(try harness.run("holdEnd:result holdEnd:minimumDuration")?.state == .pulling)
    let release = try harness.run("release pull:69")
    #expect(release?.state == .refreshing && release?.callbacks == [])
    #expect(release?.holds == .minimumDuration)
    #expect(try harness.run("finish")?.callbacks == [.refreshing, .began])
  }

  @Test(arguments: RefreshEdge.allCases)
  func `a complete pull begins the next refresh at the threshold`(edge: RefreshEdge) throws {
    var harness = try PullHarness(
      edge: edge, after: "holds:result atThreshold:true begin pull:50 finish end:success touch")
    let pull = try harness.run("pull:60")
    #expect(pull?.callbacks == [.ended, .refreshing, .thresholdReached])
    #expect(pull?.insetAmount == 50 && pull?.pinnedOffset == nil)
    // Section headers pin to the visible part of a control at the start.
    #expect(try harness.run("pull:20")?.insetAmount == (edge.isStart ? 20 : 50))
    let open = try harness.run("release pull:15")
    #expect(open?.insetAmount == 50 && open?.speed == .fast)
  }

  @Test(arguments: ["pull:40", "end:success", "leave", "interactive:false pull:60", "content:3000"])
  func `a pull that is given up during a hold closes the control`(text: String) throws {
    var harness = try PullHarness(
      edge: .bottom, after: "holds:result begin pull:50 finish end:success touch pull:60")
    try harness.run(text)
    #expect(harness.engine.phaseKind == .closingSilently && harness.engine.insetAmount == 0)
  }

  @Test(arguments: ["hide", "detach"])
  func `a pull during a hold ends with its control`(text: String) throws {
    var harness = try PullHarness(
      after: "holds:result begin pull:50 finish end:success touch pull:60")
    #expect(try harness.run(text)?.insetAmount == 0)
    #expect(harness.engine.phaseKind == .idle)
  }

  @Test(arguments: ["mayBegin:false", "interactive:false", "end:noMoreData"])
  func `a pull that may not refresh does not end the hold`(text: String) throws {
    var harness = try PullHarness(
      after: "holds:result begin pull:50 finish end:success \(text) touch pull:60")
    #expect(harness.engine.phaseKind.isHolding)
    try harness.run("release pull:60 holdEnd:result")
    #expect(harness.engine.phaseKind.isClosing)
  }

  @Test func `a pull that began before the hold counts, but one that has begun a refresh does not`()
    throws
  {
    var harness = try PullHarness(
      after: "holds:result begin pull:50 finish touch pull:60 end:success")
    #expect(harness.engine.phaseKind == .holding)
    #expect(try harness.run("pull:61")?.state == .pulling)
    harness = try PullHarness(after: "holds:result atThreshold:true touch pull:60")
    try harness.run("pull:20 release pull:50 finish touch pull:60 end:success")
    #expect(try harness.run("pull:61")?.callbacks == [.ended, .refreshing, .thresholdReached])
    // The same finger does not begin a third refresh.
    try harness.run("release pull:50 finish end:success")
    #expect(harness.engine.phaseKind == .holding)
  }

  @Test func `a control that another one blocks during a pull closes on release`() throws {
    var harness = try PullHarness(
      after: "holds:result begin pull:50 finish end:success touch pull:60 mayBegin:false")
    let release = try harness.run("release pull:59")
    #expect(release?.insetAmount == 0 && harness.engine.phaseKind == .closingSilently)
  }

  @Test func `a refresh that fails under the finger that ended a hold is not retried`() throws {
    var harness = try PullHarness(
      edge: .bottom,
      after: "failure:true holds:minimumDuration atThreshold:true begin pull:50 finish end:success")
    try harness.run("touch pull:120 end:failure release")
    #expect(harness.engine.phaseKind == .failed)
    try harness.run("touch pull:120 release")
    #expect(harness.engine.phaseKind == .opening)
  }
}
