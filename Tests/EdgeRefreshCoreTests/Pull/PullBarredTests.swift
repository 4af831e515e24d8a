import Testing

@testable import EdgeRefreshCore

@Suite("Pulls that may not begin a refresh, and lengths that change")
struct PullBarredTests {
  @Test("S58: a pull that is let go while it may not begin is over")
  func letGo() throws {
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

  @Test("S58: held until it may begin, a pull begins when it is let go")
  func held() throws {
    let bench = try PullBench(after: "mayBegin:false touch pull:80 mayBegin:true release pull:70")
    #expect(bench.engine.state == .refreshing)
  }

  @Test("S58: a begin that is not allowed is not made up for", arguments: ["begin", "beginUnseen"])
  func begin(word: String) throws {
    let bench = try PullBench(after: "mayBegin:false \(word) mayBegin:true pull:-10 leave enter")
    #expect(bench.engine.state == .idle && bench.engine.pullingPercent == 0)
  }

  @Test("S58: a begin that waits is given up if another control began first")
  func waiting() throws {
    let bench = try PullBench(after: "leave beginUnseen mayBegin:false enter mayBegin:true")
    #expect(bench.engine.state == .idle && bench.engine.pullingPercent == 0)
  }

  @Test("What runs goes on, and may end, while nothing may begin")
  func running() throws {
    var bench = try PullBench(after: "begin finish mayBegin:false pull:50")
    #expect(bench.engine.state == .refreshing)
    try bench.run("end:success finish")
    #expect(bench.engine.state == .idle)
  }

  @Test("S63: a pull that becomes a zoom is over without a refresh")
  func zoom() throws {
    var bench = try PullBench(after: "touch pull:80 interactive:false")
    #expect(bench.engine.state == .idle)
    try bench.run("pull:90 release pull:70 interactive:true pull:60 pull:0")
    #expect(bench.engine.state == .idle)
    try bench.run("interactive:false touch pull:80 release pull:70")
    #expect(bench.engine.state == .idle)
  }

  @Test("S60: an open control that becomes longer stays in view, with all of its room")
  func growsWhileOpen() throws {
    var bench = try PullBench(after: "begin finish pull:50")
    let decision = try bench.run("extent:80")
    #expect(decision?.insetDelta == 80)
    #expect(decision?.pinnedOffset == -80)
  }

  @Test("S60: under a finger, or out of view, an open control that grows moves nothing")
  func growsElsewhere() throws {
    var held = try PullBench(after: "begin finish pull:50 touch")
    #expect(try held.run("extent:80")?.pinnedOffset == nil)
    var away = try PullBench(after: "begin finish pull:-20")
    let decision = try away.run("extent:80")
    #expect(decision?.pinnedOffset == nil && decision?.insetDelta == 0)
  }
}
