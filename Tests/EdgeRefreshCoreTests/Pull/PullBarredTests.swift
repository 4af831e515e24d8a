import TestSupport
import Testing

@testable import EdgeRefreshCore

struct PullBarredTests {
  @Test(.scenario("S58"))
  func `a pull that is let go while it may not begin is over`() throws {
    var bench = try PullBench(after: "mayBegin:false touch pull:80")
    #expect(bench.engine.state == .pulling)
    try bench.run("release pull:70")
    #expect(bench.engine.state == .idle)
    // Allowed again during the bounce: nothing of the pull is left over.
    try bench.run("mayBegin:true pull:60 pull:0")
    #expect(bench.engine.state == .idle && bench.engine.insetDelta == 0)
    try bench.run("touch pull:60 release pull:50")
    #expect(bench.engine.state == .refreshing)
  }

  @Test(.scenario("S58"))
  func `held until it may begin, a pull begins when it is let go`() throws {
    let bench = try PullBench(after: "mayBegin:false touch pull:80 mayBegin:true release pull:70")
    #expect(bench.engine.state == .refreshing)
  }

  @Test(.scenario("S58"), arguments: ["begin", "beginUnseen"])
  func `a begin that is not allowed is not made up for`(word: String) throws {
    let bench = try PullBench(after: "mayBegin:false \(word) mayBegin:true pull:-10 leave enter")
    #expect(bench.engine.state == .idle && bench.engine.pullingPercent == 0)
  }

  @Test(.scenario("S58"))
  func `a begin that waits is given up if another control began first`() throws {
    let bench = try PullBench(after: "leave beginUnseen mayBegin:false enter mayBegin:true")
    #expect(bench.engine.state == .idle && bench.engine.pullingPercent == 0)
  }

  @Test
  func `what runs goes on, and may end, while nothing may begin`() throws {
    var bench = try PullBench(after: "begin finish mayBegin:false pull:50")
    #expect(bench.engine.state == .refreshing)
    try bench.run("end:success finish")
    #expect(bench.engine.state == .idle)
  }

  @Test(.scenario("S63"))
  func `a pull that becomes a zoom is over without a refresh`() throws {
    var bench = try PullBench(after: "touch pull:80 interactive:false")
    #expect(bench.engine.state == .idle)
    try bench.run("pull:90 release pull:70 interactive:true pull:60 pull:0")
    #expect(bench.engine.state == .idle)
    try bench.run("interactive:false touch pull:80 release pull:70")
    #expect(bench.engine.state == .idle)
  }

  @Test(.scenario("S60"))
  func `an open control that becomes longer stays in view, with all of its room`() throws {
    var bench = try PullBench(after: "begin finish pull:50")
    let decision = try bench.run("extent:80")
    #expect(decision?.insetDelta == 80)
    #expect(decision?.pinnedOffset == -80)
  }

  @Test(.scenario("S60"))
  func `under a finger, or out of view, an open control that grows moves nothing`() throws {
    var held = try PullBench(after: "begin finish pull:50 touch")
    #expect(try held.run("extent:80")?.pinnedOffset == nil)
    var away = try PullBench(after: "begin finish pull:-20")
    let decision = try away.run("extent:80")
    #expect(decision?.pinnedOffset == nil && decision?.insetDelta == 0)
  }
}
