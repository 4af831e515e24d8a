import Testing

@testable import EdgeRefreshCore

struct AutoFailureTests {
  private static let failed = "failure:true pull:60 end:failure"

  @Test func `a failure is displayed until it is reset`() throws {
    var harness = try AutoHarness(after: Self.failed)
    #expect(harness.engine.hasFailed && harness.engine.displayedOutcome == .failure)
    #expect(harness.engine.state == .idle && harness.engine.insetAmount == 50)
    try harness.run("end:failure items:20 content:3000")
    #expect(harness.engine.hasFailed)
    #expect(try AutoHarness(after: "\(Self.failed) end:success").engine.phaseKind != .failed)
    #expect(try AutoHarness(after: "\(Self.failed) end:noMoreData").engine.state == .noMoreData)
    #expect(try AutoHarness(after: "\(Self.failed) detach").engine.displayedOutcome == nil)
  }

  @Test(arguments: ["touch ", ""])
  func `returning to the end retries once, even if it fails again`(finger: String) throws {
    var harness = try AutoHarness(after: "\(Self.failed) \(finger)pull:40 pull:60")
    #expect(harness.engine.phaseKind == .failed, "it has not been out of view")
    for _ in 0..<2 {
      try harness.run("pull:0 pull:60")
      #expect(harness.engine.phaseKind == .refreshing)
      try harness.run("end:failure pull:40 pull:60")
      #expect(harness.engine.phaseKind == .failed)
    }
  }

  @Test func `a failed load is not retried out of view`() throws {
    // The failed load began at the end, so a prefetch is still allowed.
    var harness = try AutoHarness(after: "prefetch:points:200 \(Self.failed) touch pull:-60")
    #expect(harness.engine.phaseKind == .failedOutOfView)
    try harness.run("pull:-50 pull:-1")
    #expect(harness.engine.phaseKind == .failedOutOfView)
    try harness.run("pull:0")
    #expect(harness.engine.phaseKind == .refreshing)
  }

  @Test(arguments: ["mayBegin:false", "hideForContent", "interactive:false"])
  func `a control that may not load does not retry`(word: String) throws {
    var harness = try AutoHarness(after: "\(Self.failed) pull:0 \(word) pull:60 touch pull:70")
    #expect(harness.engine.hasFailed)
    try harness.run("mayBegin:true interactive:true show pull:80")
    #expect(harness.engine.phaseKind == .refreshing)
  }

  @Test func `a lift past the end retries where scrolling does not load`() throws {
    var harness = try AutoHarness(after: "automatic:false \(Self.failed) begin end:failure")
    #expect(harness.engine.hasFailed)
    try harness.run("touch pull:60 release")
    #expect(harness.engine.phaseKind == .refreshing)
  }
}
