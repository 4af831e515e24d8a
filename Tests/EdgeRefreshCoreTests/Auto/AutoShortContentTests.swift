import TestSupport
import Testing

@testable import EdgeRefreshCore

struct AutoShortContentTests {
  /// 300 points of content under 64 points of bars: it rests at -64.
  private static let short = Step.Lengths(offset: -64, content: 300, start: 64, end: 34)

  private static func state(after path: String, _ lengths: Step.Lengths = short) throws
    -> RefreshState
  {
    try AutoBench(lengths: lengths, after: path).engine.state
  }

  @Test(arguments: [1, 30, 300])
  func `pulled up and let go it loads, be it by a point`(distance: Int) throws {
    #expect(try Self.state(after: "touch pull:\(distance) release") == .refreshing)
  }

  @Test
  func `let go where it rests it loads, unless it was pulled down to there`() throws {
    #expect(try Self.state(after: "touch pull:0 release") == .refreshing)
    #expect(try Self.state(after: "touch pull:20 pull:0 release") == .refreshing)
    #expect(try Self.state(after: "touch pull:-20 pull:20 pull:0 release") == .refreshing)
    #expect(try Self.state(after: "touch pull:-20 pull:0 release") == .idle)
    #expect(try Self.state(after: "touch pull:20 pull:-20 pull:0 release") == .idle)
    // Caught on its way back from being pulled down.
    #expect(try Self.state(after: "pull:-20 touch pull:0 release") == .idle)
  }

  @Test(.scenario("S29"), arguments: [-0.25, -30, -300])
  func `pulled down it never loads, nor on its way back`(distance: Double) throws {
    #expect(try Self.state(after: "touch pull:\(distance) release") == .idle)
    #expect(try Self.state(after: "touch pull:\(distance) release pull:-0.125 pull:0") == .idle)
    #expect(try Self.state(after: "touch pull:\(distance) pull:0 release") == .idle)
    #expect(
      try Self.state(after: "nearness:-10 touch pull:\(distance) release pull:0 pull:9") == .idle)
  }

  @Test
  func `flings do not load: what fits is always at its end`() throws {
    #expect(try Self.state(after: "pull:60 pull:0 pull:300") == .idle)
    #expect(try Self.state(after: "touch pull:60 cancel pull:0") == .idle)
  }

  @Test(.scenario("S31"))
  func `where only the control does not fit, scrolling away from it does not load`() throws {
    // 10 points less than fit, with 50 points of control: it rests from 0 to 40.
    let lengths = Step.Lengths(content: 790)
    #expect(try Self.state(after: "touch pull:40 release", lengths) == .refreshing)
    #expect(try Self.state(after: "hide pull:40 show touch pull:20 release", lengths) == .idle)
    #expect(
      try Self.state(after: "hide pull:40 show touch pull:40 release", lengths) == .refreshing)
  }

  @Test
  func `an empty list that is filled loads on as any other`() throws {
    let empty = Step.Lengths(content: 0)
    #expect(try Self.state(after: "content:2000 pull:60", empty) == .refreshing)
  }

  @Test
  func `on a mirrored axis short content rests against the control; letting go there loads`() throws
  {
    var bench = AutoBench(edge: .trailing, lengths: Step.Lengths(offset: 50, content: 300))
    try bench.run("mirrored:true touch pull:40 pull:45 release")
    #expect(bench.engine.state == .idle)
    try bench.run("pull:50 touch pull:60 release")
    #expect(bench.engine.state == .refreshing)
  }
}
