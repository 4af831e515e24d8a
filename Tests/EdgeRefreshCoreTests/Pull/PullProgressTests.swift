import Testing

@testable import EdgeRefreshCore

struct PullProgressTests {
  @Test
  func `the progress of a closing control follows the content`() throws {
    var harness = try PullHarness(after: "begin pull:50 finish")
    #expect(try harness.run("end:success") == .closes(.success))
    #expect(try harness.run("pull:25") == .expected(.idle, progress: 0.5))
    #expect(try harness.run("pull:0") == .expected(.idle))
    var scrolledAway = try PullHarness(after: "begin pull:50 finish pull:-200 end:success")
    #expect(try scrolledAway.run("pull:-300") == .expected(.idle, progress: 1))
    #expect(try scrolledAway.run("finish") == .expected(.idle, .ended))
  }

  @Test
  func `the progress of a closed control is set by the next movement`() throws {
    var harness = try PullHarness(after: "begin pull:50 finish touch pull:25 end:success")
    #expect(try harness.run("finish") == .expected(.idle, .ended))
    #expect(try harness.run("pull:25") == .expected(.idle, progress: 0.5))
    var hidden = try PullHarness(after: "begin pull:50 finish hide pull:25 end:success")
    #expect(try hidden.run("finish") == .expected(.idle, .ended))
  }

  @Test
  func `a waiting control that is ended keeps its progress while pulled`() throws {
    var harness = try PullHarness(after: "touch pull:25 beginOffscreen")
    #expect(try harness.run("end:success") == .expected(.idle, progress: 1))
    #expect(try harness.run("pull:25") == .expected(.idle, progress: 0.5))
    var away = try PullHarness(after: "beginOffscreen")
    #expect(try away.run("end:success") == .expected(.idle))
  }

  @Test
  func `a begin during a refresh sets the progress to 1`() throws {
    var harness = try PullHarness(after: "beginOffscreen touch pull:25 enter")
    #expect(harness.engine.progress == 0.5)
    #expect(try harness.run("begin")?.progress == 1)
  }

  @Test
  func `a waiting refresh opens with the progress of a later pull`() throws {
    var harness = try PullHarness(after: "beginOffscreen touch pull:60")
    #expect(try harness.run("enter")?.progress == 1.2)
    #expect(try harness.run("release pull:50 finish")?.progress == 1.2)
  }

  @Test
  func `an inset change that moves the content sets the progress of a waiting control`() throws {
    var harness = try PullHarness(after: "beginOffscreen touch pull:25")
    let moved = harness.geometry.with(offset: -30)
    #expect(harness.engine.handle(.insetChanged, in: moved).progress == 0.6)
    #expect(harness.engine.handle(.insetChanged, in: moved).progress == 0.6)
  }

  @Test
  func `a control that is attached again past its edge restores its last progress`() throws {
    var harness = try PullHarness(after: "pull:25 detach")
    #expect(try harness.run("attach") == .expected(.idle, progress: 0.5))
    #expect(try harness.run("pull:40") == .expected(.idle, progress: 0.8))
    var busy = try PullHarness(after: "begin pull:50 finish detach")
    #expect(try busy.run("attach") == .expected(.idle))
  }

  @Test
  func `a canceled waiting refresh keeps the progress of the pull`() throws {
    var harness = try PullHarness(after: "beginOffscreen touch pull:25 end:success")
    #expect(harness.engine.progress == 0.5)
    #expect(try harness.run("release pull:0") == .expected(.idle))
  }

  @Test
  func `a fling after the control has closed has no progress`() throws {
    var harness = try PullHarness(after: "begin pull:50 finish pull:0 end:success finish")
    #expect(try harness.run("pull:80") == .expected(.idle))
  }
}
