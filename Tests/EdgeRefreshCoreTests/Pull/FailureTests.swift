import Testing

@testable import EdgeRefreshCore

struct FailureTests {
  private static let failed = "failure:true begin pull:50 finish end:failure"

  private func bottom(_ text: String) throws -> PullHarness {
    try PullHarness(edge: .bottom, after: text)
  }

  @Test func `a control at the end displays a failure until it is reset`() throws {
    var harness = try bottom(Self.failed)
    #expect(harness.engine.hasFailed && harness.engine.displayedOutcome == .failure)
    #expect(harness.engine.state == .idle && harness.engine.insetAmount == 50)
    try harness.run("end:failure pull:-200 finish")
    #expect(harness.engine.hasFailed)
    try harness.run("end:success")
    #expect(harness.engine.displayedOutcome == nil && harness.engine.insetAmount == 0)
    #expect(try bottom("\(Self.failed) end:noMoreData finish").engine.state == .noMoreData)
    #expect(try bottom("\(Self.failed) detach").engine.phaseKind == .idle)
  }

  @Test func `a control at the start displays a failure while it closes`() throws {
    var harness = try PullHarness(after: Self.failed)
    #expect(harness.engine.phaseKind == .closing && harness.engine.displayedOutcome == .failure)
    try harness.run("pull:0 finish")
    #expect(harness.engine.displayedOutcome == nil)
  }

  @Test func `returning to the end retries once, even if it fails again`() throws {
    var harness = try bottom("\(Self.failed) pull:40 pull:60")
    #expect(harness.engine.hasFailed, "it has not been out of view")
    try harness.run("pull:-10 pull:40")
    #expect(harness.engine.hasFailed, "it is not completely in view")
    try harness.run("pull:50")
    #expect(harness.engine.phaseKind == .opening)
    try harness.run("finish end:failure pull:40 pull:60")
    #expect(harness.engine.phaseKind == .failed)
    try harness.run("pull:0 pull:50")
    #expect(harness.engine.phaseKind == .opening)
  }

  @Test(arguments: ["mayBegin:false", "hide", "interactive:false", "leave"])
  func `a control that may not refresh does not retry`(word: String) throws {
    var harness = try bottom("\(Self.failed) pull:-200 \(word) pull:60 touch pull:120 release")
    #expect(harness.engine.hasFailed)
    try harness.run("mayBegin:true interactive:true enter show pull:60 pull:70")
    #expect(harness.engine.phaseKind == .opening)
  }

  @Test func `pulling past the control and releasing retries`() throws {
    var harness = try bottom("\(Self.failed) touch pull:100 release")
    #expect(harness.engine.hasFailed)
    try harness.run("touch pull:101 cancel")
    #expect(harness.engine.hasFailed)
    try harness.run("touch pull:101 release")
    #expect(harness.engine.phaseKind == .opening)
  }

  @Test func `a refresh that fails under the finger opens on release and is not retried`() throws {
    var harness = try bottom("failure:true atThreshold:true touch pull:110")
    #expect(try harness.run("end:failure")?.insetAmount == 0)
    // A change of the inset does not move the content under the finger.
    #expect(try harness.run("inset:5")?.insetAmount == 0)
    try harness.run("release")
    #expect(harness.engine.phaseKind == .failed, "the drag has begun a refresh")
    let open = try #require(try harness.run("pull:90"))
    #expect(open.insetAmount == 50 && open.speed == .fast && open.pinnedOffset != nil)
    #expect(harness.engine.hasFailed)
  }

  @Test func `the inset of a failure follows short content`() throws {
    var harness = PullHarness(edge: .bottom, lengths: Step.Lengths(content: 300))
    try harness.run("failure:true begin pull:50 finish end:failure")
    #expect(harness.engine.insetAmount == 550)
    #expect(try harness.run("content:400")?.insetAmount == 450)
    #expect(try harness.run("content:2000")?.insetAmount == 50)
  }
}
