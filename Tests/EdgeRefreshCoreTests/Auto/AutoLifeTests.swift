import TestSupport
import Testing

@testable import EdgeRefreshCore

struct AutoLifeTests {
  private static let loading = Decision.says(.refreshing, percent: 1, room: 50)
  private static let rest = Decision.says(.idle, room: 50)

  private static func ended(_ outcome: RefreshOutcome) -> Decision {
    .says(.idle, room: 50, .ended, outcome: outcome)
  }

  @Test
  func `coming to where all of it is in view loads, and an end leaves the content where it is`()
    throws
  {
    var bench = AutoBench()
    #expect(try bench.run("touch pull:-200") == Self.rest)
    #expect(try bench.run("pull:49") == Self.rest)
    #expect(
      try bench.run("pull:50")
        == .says(
          .refreshing, percent: 1, room: 50, [.refreshing, .began]))
    #expect(try bench.run("release pull:60") == Self.loading)
    #expect(try bench.run("end:success") == Self.ended(.success))
    #expect(try bench.run("content:2400") == Self.rest)
  }

  @Test(arguments: [(1, 50), (0.5, 25), (0, 0), (-10, -500)] as [(Double, Double)])
  func `how near is near enough: a share of its length, or lengths before it comes into view`(
    percent: Double, distance: Double
  ) throws {
    var bench = try AutoBench(after: "nearness:\(percent) touch pull:\(distance - 1)")
    #expect(bench.engine.state == .idle)
    try bench.run("pull:\(distance)")
    #expect(bench.engine.state == .refreshing)
  }

  @Test(.scenario("S16"), .scenario("S19"))
  func `of begin and end in a row, the last one wins, at once`() throws {
    #expect(try AutoBench(after: "begin end:success").engine.state == .idle)
    #expect(try AutoBench(after: "end:success begin").engine.state == .refreshing)
    #expect(try AutoBench(after: "begin end:success begin").engine.state == .refreshing)
  }

  @Test(.scenario("S18"))
  func `a begin before there is a window waits for it, and calls the handler once`() throws {
    var bench = try AutoBench(after: "detach beginUnseen beginUnseen attach")
    #expect(bench.engine.state == .willRefresh)
    #expect(try bench.run("enter")?.callbacks == [.refreshing, .began])
    #expect(try bench.run("leave enter") == Self.loading)
  }

  @Test
  func `out of a window it comes near in vain, and loads when the window is there`() throws {
    var bench = try AutoBench(after: "leave pull:60")
    #expect(bench.engine.state == .willRefresh)
    #expect(try bench.run("enter")?.callbacks == [.refreshing, .began])
  }

  @Test(.scenario("S2"))
  func `a load survives leaving the window`() throws {
    var bench = try AutoBench(after: "begin leave enter leave enter")
    #expect(try bench.run("answer:success") == Self.ended(.success))
  }

  @Test(.scenario("S4"))
  func `hiding and showing again and again is as doing it once`() throws {
    var bench = AutoBench()
    for _ in 0..<3 {
      #expect(try bench.run("hide") == .says(.idle))
      #expect(try bench.run("hide") == .says(.idle))
      #expect(try bench.run("show") == Self.rest)
      #expect(try bench.run("show") == Self.rest)
    }
    for _ in 0..<3 {
      #expect(try bench.run("detach") == .says(.idle))
      #expect(try bench.run("attach") == Self.rest)
    }
  }

  @Test
  func `a hidden control hears neither fingers nor flings, but the app`() throws {
    var bench = try AutoBench(after: "hide touch pull:60 release pull:0 pull:70")
    #expect(bench.engine.place == .idle)
    #expect(
      try bench.run("begin") == .says(.refreshing, percent: 1, [.refreshing, .began]))
    #expect(
      try bench.run("end:failure") == .says(.idle, .ended, outcome: .failure))
    // Coming past it while it was hidden has cost nothing.
    #expect(try bench.run("show pull:0 pull:60")?.state == .refreshing)
  }

  @Test(.scenario("C8"), .scenario("S20"), .scenario("S32"))
  func `no more data stays, hidden or not, until it is told otherwise`() throws {
    var bench = try AutoBench(after: "begin end:success noMoreData")
    try bench.run("hide show touch pull:60 release content:4000 pull:50 pull:90 detach attach")
    #expect(bench.engine.state == .noMoreData)
    #expect(try bench.run("reset") == Self.rest)
    #expect(try bench.run("enter pull:0 pull:60")?.state == .refreshing)
  }

  @Test(arguments: ["times:0", "hide", "noMoreData", "automatic:false", AutoPlace.spent.path])
  func `an app's own begin always works`(path: String) throws {
    var bench = try AutoBench(after: path)
    #expect(try bench.run("begin")?.callbacks == [.refreshing, .began])
  }

  @Test
  func `taking the control off ends its load as cancelled, and leaves nothing behind`() throws {
    var bench = try AutoBench(after: "touch pull:60")
    #expect(try bench.run("detach") == .says(.idle, .ended, outcome: .cancelled))
    #expect(try bench.run("answer:success") == .says(.idle))
    #expect(try bench.run("attach enter pull:0 pull:60")?.state == .refreshing)
  }

  @Test
  func `an answer to an older load does not end the one that runs`() throws {
    var bench = try AutoBench(after: "begin end:success begin")
    #expect(try bench.run("answerLate:success") == Self.loading)
    #expect(try bench.run("answer:failure") == Self.ended(.failure))
  }
}
