import Testing

@testable import EdgeRefreshCore

@Suite("The life of a control that loads by itself")
struct AutoLifeTests {
  private static let loading = Decision.says(.refreshing, percent: 1, room: 50)
  private static let rest = Decision.says(.idle, room: 50)

  private static func ended(_ outcome: RefreshOutcome) -> Decision {
    .says(.idle, room: 50, .ended, outcome: outcome)
  }

  @Test("Coming to where all of it is in view loads, and an end leaves the content where it is")
  func wholeLife() throws {
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

  @Test(
    "How near is near enough: a share of its length, or lengths before it comes into view",
    arguments: [(1, 50), (0.5, 25), (0, 0), (-10, -500)] as [(Double, Double)])
  func nearness(percent: Double, distance: Double) throws {
    var bench = try AutoBench(after: "nearness:\(percent) touch pull:\(distance - 1)")
    #expect(bench.engine.state == .idle)
    try bench.run("pull:\(distance)")
    #expect(bench.engine.state == .refreshing)
  }

  @Test("S16, S19: of begin and end in a row, the last one wins, at once")
  func lastCallWins() throws {
    #expect(try AutoBench(after: "begin end:success").engine.state == .idle)
    #expect(try AutoBench(after: "end:success begin").engine.state == .refreshing)
    #expect(try AutoBench(after: "begin end:success begin").engine.state == .refreshing)
  }

  @Test("S18: a begin before there is a window waits for it, and calls the handler once")
  func beginWithoutWindow() throws {
    var bench = try AutoBench(after: "detach beginUnseen beginUnseen attach")
    #expect(bench.engine.state == .willRefresh)
    #expect(try bench.run("enter")?.callbacks == [.refreshing, .began])
    #expect(try bench.run("leave enter") == Self.loading)
  }

  @Test("Out of a window it comes near in vain, and loads when the window is there")
  func nearWithoutWindow() throws {
    var bench = try AutoBench(after: "leave pull:60")
    #expect(bench.engine.state == .willRefresh)
    #expect(try bench.run("enter")?.callbacks == [.refreshing, .began])
  }

  @Test("S2: a load survives leaving the window")
  func leavingTheWindow() throws {
    var bench = try AutoBench(after: "begin leave enter leave enter")
    #expect(try bench.run("answer:success") == Self.ended(.success))
  }

  @Test("S4: hiding and showing again and again is as doing it once")
  func hidingIsIdempotent() throws {
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

  @Test("A hidden control hears neither fingers nor flings, but the app")
  func hiddenHearsNothing() throws {
    var bench = try AutoBench(after: "hide touch pull:60 release pull:0 pull:70")
    #expect(bench.engine.place == .idle)
    #expect(
      try bench.run("begin") == .says(.refreshing, percent: 1, [.refreshing, .began]))
    #expect(
      try bench.run("end:failure") == .says(.idle, .ended, outcome: .failure))
    // Coming past it while it was hidden has cost nothing.
    #expect(try bench.run("show pull:0 pull:60")?.state == .refreshing)
  }

  @Test("C8, S20, S32: no more data stays, hidden or not, until it is told otherwise")
  func exhausted() throws {
    var bench = try AutoBench(after: "begin end:success noMoreData")
    try bench.run("hide show touch pull:60 release content:4000 pull:50 pull:90 detach attach")
    #expect(bench.engine.state == .noMoreData)
    #expect(try bench.run("reset") == Self.rest)
    #expect(try bench.run("enter pull:0 pull:60")?.state == .refreshing)
  }

  @Test(
    "An app's own begin always works",
    arguments: ["times:0", "hide", "noMoreData", "automatic:false", AutoPlace.spent.path])
  func ownBegin(path: String) throws {
    var bench = try AutoBench(after: path)
    #expect(try bench.run("begin")?.callbacks == [.refreshing, .began])
  }

  @Test("Taking the control off ends its load as cancelled, and leaves nothing behind")
  func detaching() throws {
    var bench = try AutoBench(after: "touch pull:60")
    #expect(try bench.run("detach") == .says(.idle, .ended, outcome: .cancelled))
    #expect(try bench.run("answer:success") == .says(.idle))
    #expect(try bench.run("attach enter pull:0 pull:60")?.state == .refreshing)
  }

  @Test("An answer to an older load does not end the one that runs")
  func lateAnswer() throws {
    var bench = try AutoBench(after: "begin end:success begin")
    #expect(try bench.run("answerLate:success") == Self.loading)
    #expect(try bench.run("answer:failure") == Self.ended(.failure))
  }
}
