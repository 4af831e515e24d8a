import ScenarioTrait
import Testing

@testable import EdgeRefreshCore

struct PullPermissionTests {
  @Test(.scenario("S58"))
  func `a pull that is released while no refresh may begin does not refresh`() throws {
    var harness = try PullHarness(after: "mayBegin:false touch pull:80")
    #expect(harness.engine.state == .pulling)
    try harness.run("release pull:70")
    #expect(harness.engine.state == .idle)
    // Permission during the bounce does not begin a refresh for the earlier pull.
    try harness.run("mayBegin:true pull:60 pull:0")
    #expect(harness.engine.state == .idle && harness.engine.insetAmount == 0)
    try harness.run("touch pull:60 release pull:50")
    #expect(harness.engine.state == .refreshing)
  }

  @Test(.scenario("S58"))
  func `a pull that is held until a refresh may begin refreshes on release`() throws {
    let harness = try PullHarness(
      after: "mayBegin:false touch pull:80 mayBegin:true release pull:70")
    #expect(harness.engine.state == .refreshing)
  }

  @Test(.scenario("S58"), arguments: ["begin", "beginOffscreen"])
  func `a begin without permission does not begin a refresh later`(word: String) throws {
    let harness = try PullHarness(
      after: "mayBegin:false \(word) mayBegin:true pull:-10 leave enter")
    #expect(harness.engine.state == .idle && harness.engine.progress == 0)
  }

  @Test(.scenario("S58"))
  func `a waiting refresh is dropped if it may not begin in the window`() throws {
    let harness = try PullHarness(after: "leave beginOffscreen mayBegin:false enter mayBegin:true")
    #expect(harness.engine.state == .idle && harness.engine.progress == 0)
  }

  @Test
  func `a running refresh continues and ends while no other may begin`() throws {
    var harness = try PullHarness(after: "begin finish mayBegin:false pull:50")
    #expect(harness.engine.state == .refreshing)
    try harness.run("end:success finish")
    #expect(harness.engine.state == .idle)
  }

  @Test(.scenario("S63"))
  func `a pull that becomes a zoom does not refresh`() throws {
    var harness = try PullHarness(after: "touch pull:80 interactive:false")
    #expect(harness.engine.state == .idle)
    try harness.run("pull:90 release pull:70 interactive:true pull:60 pull:0")
    #expect(harness.engine.state == .idle)
    try harness.run("interactive:false touch pull:80 release pull:70")
    #expect(harness.engine.state == .idle)
  }

  @Test(.scenario("S60"))
  func `an open control that becomes longer stays entirely in view`() throws {
    var harness = try PullHarness(after: "begin finish pull:50")
    let decision = try harness.run("extent:80")
    #expect(decision?.insetAmount == 80)
    #expect(decision?.pinnedOffset == -80)
  }

  @Test(.scenario("S60"))
  func `a control that grows under a finger or out of view does not scroll`() throws {
    var held = try PullHarness(after: "begin finish pull:50 touch")
    #expect(try held.run("extent:80")?.pinnedOffset == nil)
    var away = try PullHarness(after: "begin finish pull:-20")
    let decision = try away.run("extent:80")
    #expect(decision?.pinnedOffset == nil && decision?.insetAmount == 0)
  }
}
