import ScenarioTrait
import Testing

@testable import EdgeRefreshCore

struct AutoLoadTests {
  private static let loading = Decision.expected(.refreshing, progress: 1, inset: 50)
  private static let rest = Decision.expected(.idle, inset: 50)

  private static func ended(_ outcome: RefreshOutcome) -> Decision {
    .expected(.idle, inset: 50, .ended, outcome: outcome)
  }

  @Test
  func `scrolling all of the control into view loads, and the end does not scroll`() throws {
    var harness = AutoHarness()
    #expect(try harness.run("touch pull:-200") == Self.rest)
    #expect(try harness.run("pull:49") == Self.rest)
    #expect(
      try harness.run("pull:50")
        == .expected(
          .refreshing, progress: 1, inset: 50, [.refreshing, .began]))
    #expect(try harness.run("release pull:60") == Self.loading)
    #expect(try harness.run("end:success") == Self.ended(.success))
    #expect(try harness.run("content:2400") == Self.rest)
  }

  @Test(arguments: [(1, 50), (0.5, 25), (0, 0), (-10, -500)] as [(Double, Double)])
  func `the load threshold is a multiple of the length of the control`(
    threshold: Double, distance: Double
  ) throws {
    var harness = try AutoHarness(after: "threshold:\(threshold) touch pull:\(distance - 1)")
    #expect(harness.engine.state == .idle)
    try harness.run("pull:\(distance)")
    #expect(harness.engine.state == .refreshing)
  }

  @Test(.scenario("S16"), .scenario("S19"))
  func `the last of several begin and end calls takes effect immediately`() throws {
    #expect(try AutoHarness(after: "begin end:success").engine.state == .idle)
    #expect(try AutoHarness(after: "end:success begin").engine.state == .refreshing)
    #expect(try AutoHarness(after: "begin end:success begin").engine.state == .refreshing)
  }

  @Test(.scenario("S18"))
  func `a begin outside a window loads in the window and calls the handler once`() throws {
    var harness = try AutoHarness(after: "detach beginOffscreen beginOffscreen attach")
    #expect(harness.engine.state == .willRefresh)
    #expect(try harness.run("enter")?.callbacks == [.refreshing, .began])
    #expect(try harness.run("leave enter") == Self.loading)
  }

  @Test
  func `reaching the threshold outside a window loads in the window`() throws {
    var harness = try AutoHarness(after: "leave pull:60")
    #expect(harness.engine.state == .willRefresh)
    #expect(try harness.run("enter")?.callbacks == [.refreshing, .began])
  }

  @Test(.scenario("S2"))
  func `a load continues outside the window`() throws {
    var harness = try AutoHarness(after: "begin leave enter leave enter")
    #expect(try harness.run("return:success") == Self.ended(.success))
  }

  @Test(.scenario("S4"))
  func `hiding or showing twice has the same effect as once`() throws {
    var harness = AutoHarness()
    for _ in 0..<3 {
      #expect(try harness.run("hide") == .expected(.idle))
      #expect(try harness.run("hide") == .expected(.idle))
      #expect(try harness.run("show") == Self.rest)
      #expect(try harness.run("show") == Self.rest)
    }
    for _ in 0..<3 {
      #expect(try harness.run("detach") == .expected(.idle))
      #expect(try harness.run("attach") == Self.rest)
    }
  }

  @Test
  func `only the app can begin a load of a hidden control`() throws {
    var harness = try AutoHarness(after: "hide touch pull:60 release pull:0 pull:70")
    #expect(harness.engine.phaseKind == .idle)
    #expect(
      try harness.run("begin") == .expected(.refreshing, progress: 1, [.refreshing, .began]))
    #expect(
      try harness.run("end:failure") == .expected(.idle, .ended, outcome: .failure))
    // Scrolling to the hidden control does not count as a load.
    #expect(try harness.run("show pull:0 pull:60")?.state == .refreshing)
  }

  @Test(.scenario("C8"), .scenario("S20"), .scenario("S32"))
  func `the state remains no more data until a reset`() throws {
    var harness = try AutoHarness(after: "begin end:success end:noMoreData")
    try harness.run(
      "hideForContent show touch pull:60 release content:4000 pull:50 pull:90 detach attach")
    #expect(harness.engine.state == .noMoreData)
    #expect(try harness.run("end:success") == Self.rest)
    #expect(try harness.run("enter pull:0 pull:60")?.state == .refreshing)
  }

  @Test(
    .scenario("S76"),
    arguments: ["begin", "beginOffscreen", "end:noMoreData", "failure:true begin end:failure"])
  func `a control that the app hides is idle, and loads again when it is shown`(path: String) throws
  {
    var harness = try AutoHarness(after: path)
    try harness.run("hide")
    #expect(harness.engine.phase == .idle)
    #expect(try harness.run("show") == Self.rest)
    #expect(try harness.run("touch pull:60")?.callbacks == [.refreshing, .began])
  }

  @Test(.scenario("S76"))
  func `the result of a load that hiding has canceled is ignored`() throws {
    var harness = try AutoHarness(after: "begin")
    #expect(try harness.run("hide") == .expected(.idle, .ended, outcome: .cancelled))
    #expect(try harness.run("return:noMoreData show") == Self.rest)
  }

  @Test(.scenario("S76"))
  func `a control that the content hides and then the app is idle`() throws {
    var harness = try AutoHarness(after: "end:noMoreData hideForContent")
    #expect(harness.engine.state == .noMoreData)
    #expect(try harness.run("hide") == .expected(.idle))
  }

  @Test(arguments: [
    "limit:0", "hide", "end:noMoreData", "automatic:false", AutoPhaseKind.spent.path,
  ])
  func `the app can always begin a load`(path: String) throws {
    var harness = try AutoHarness(after: path)
    #expect(try harness.run("begin")?.callbacks == [.refreshing, .began])
  }

  @Test
  func `detaching cancels the load`() throws {
    var harness = try AutoHarness(after: "touch pull:60")
    #expect(try harness.run("detach") == .expected(.idle, .ended, outcome: .cancelled))
    #expect(try harness.run("return:success") == .expected(.idle))
    #expect(try harness.run("attach enter pull:0 pull:60")?.state == .refreshing)
  }

  @Test
  func `the handler of an earlier load does not end the current one`() throws {
    var harness = try AutoHarness(after: "begin end:success begin")
    #expect(try harness.run("returnStale:success") == Self.loading)
    #expect(try harness.run("return:failure") == Self.ended(.failure))
  }
}
