import ScenarioTrait
import Testing

@testable import EdgeRefreshCore

struct AutoShortContentTests {
  /// 300 points of content with a top inset of 64 points: the resting offset is -64.
  private static let short = Step.Lengths(offset: -64, content: 300, start: 64, end: 34)

  private static func state(after path: String, _ lengths: Step.Lengths = short) throws
    -> RefreshState
  {
    try AutoHarness(lengths: lengths, after: path).engine.state
  }

  @Test(arguments: [1, 30, 300])
  func `a released pull toward the end loads, even a pull of one point`(distance: Int) throws {
    #expect(try Self.state(after: "touch pull:\(distance) release") == .refreshing)
  }

  @Test
  func `a lift at the resting offset loads, unless the content was pulled down`() throws {
    #expect(try Self.state(after: "touch pull:0 release") == .refreshing)
    #expect(try Self.state(after: "touch pull:20 pull:0 release") == .refreshing)
    #expect(try Self.state(after: "touch pull:-20 pull:20 pull:0 release") == .refreshing)
    #expect(try Self.state(after: "touch pull:-20 pull:0 release") == .idle)
    #expect(try Self.state(after: "touch pull:20 pull:-20 pull:0 release") == .idle)
    // The finger touches content that is moving back after a pull.
    #expect(try Self.state(after: "pull:-20 touch pull:0 release") == .idle)
  }

  @Test(.scenario("S29"), arguments: [-0.25, -30, -300])
  func `content that is pulled down does not load, even as it moves back`(distance: Double)
    throws
  {
    #expect(try Self.state(after: "touch pull:\(distance) release") == .idle)
    #expect(try Self.state(after: "touch pull:\(distance) release pull:-0.125 pull:0") == .idle)
    #expect(try Self.state(after: "touch pull:\(distance) pull:0 release") == .idle)
    #expect(
      try Self.state(after: "threshold:-10 touch pull:\(distance) release pull:0 pull:9") == .idle)
  }

  @Test
  func `flings of short content do not load`() throws {
    #expect(try Self.state(after: "pull:60 pull:0 pull:300") == .idle)
    #expect(try Self.state(after: "touch pull:60 cancel pull:0") == .idle)
  }

  @Test(.scenario("S31"))
  func `scrolling away from a control that exceeds the viewport does not load`() throws {
    // The content leaves 10 points empty. With the control it rests from 0 to 40.
    let lengths = Step.Lengths(content: 790)
    #expect(try Self.state(after: "touch pull:40 release", lengths) == .refreshing)
    #expect(try Self.state(after: "hide pull:40 show touch pull:20 release", lengths) == .idle)
    #expect(
      try Self.state(after: "hide pull:40 show touch pull:40 release", lengths) == .refreshing)
  }

  @Test
  func `a list that was empty loads when it has content`() throws {
    let empty = Step.Lengths(content: 0)
    #expect(try Self.state(after: "content:2000 pull:60", empty) == .refreshing)
  }

  @Test
  func `on a mirrored axis a lift past the resting offset of short content loads`() throws {
    var harness = AutoHarness(edge: .trailing, lengths: Step.Lengths(offset: 50, content: 300))
    try harness.run("mirrored:true touch pull:40 pull:45 release")
    #expect(harness.engine.state == .idle)
    try harness.run("pull:50 touch pull:60 release")
    #expect(harness.engine.state == .refreshing)
  }
}
