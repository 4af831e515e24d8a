import ScenarioTrait
import Testing

@testable import EdgeRefreshCore

struct PullRefreshTests {
  @Test
  func `a released pull opens the control, and an end closes it`() throws {
    var harness = PullHarness()
    #expect(try harness.run("touch pull:25") == .expected(.idle, progress: 0.5))
    #expect(
      try harness.run("pull:60") == .expected(.pulling, progress: 1.2, .thresholdReached))
    #expect(try harness.run("release") == .expected(.pulling, progress: 1.2))
    #expect(try harness.run("pull:58") == .opens())
    #expect(try harness.run("pull:50") == .expected(.refreshing, progress: 1, inset: 50))
    #expect(
      try harness.run("finish")
        == .expected(.refreshing, progress: 1, inset: 50, [.refreshing, .began]))
    #expect(try harness.run("end:success") == .closes(.success))
    #expect(try harness.run("pull:0") == .expected(.idle))
    #expect(try harness.run("finish") == .expected(.idle, .ended))
  }

  @Test(.scenario("S2"))
  func `a refresh continues outside the window and keeps its inset`() throws {
    var harness = try PullHarness(after: "begin pull:50 finish")
    for _ in 0..<10 {
      #expect(try harness.run("leave") == .expected(.refreshing, progress: 1, inset: 50))
      #expect(try harness.run("enter") == .expected(.refreshing, progress: 1, inset: 50))
    }
    #expect(try harness.run("end:success") == .closes(.success))
  }

  @Test(.scenario("S4"))
  func `hiding or showing twice has the same effect as once`() throws {
    var harness = try PullHarness(after: "begin pull:50 finish")
    #expect(try harness.run("hide hide") == .expected(.refreshing, progress: 1))
    #expect(
      try harness.run("pull:0 show") == .expected(.refreshing, progress: 1, inset: 50, offset: -50))
    #expect(try harness.run("pull:50 show") == .expected(.refreshing, progress: 1, inset: 50))
    // A bounce past the length of the control is not interrupted.
    #expect(try harness.run("pull:80 show") == .expected(.refreshing, progress: 1, inset: 50))
  }

  @Test
  func `unhiding a control out of view does not scroll`() throws {
    var harness = try PullHarness(after: "begin pull:50 finish hide pull:-300")
    #expect(try harness.run("show") == .expected(.refreshing, progress: 1))
  }

  @Test
  func `unhiding a control under a finger adds its visible length to the inset`() throws {
    var harness = try PullHarness(after: "begin pull:50 finish hide touch pull:20")
    #expect(try harness.run("show") == .expected(.refreshing, progress: 1, inset: 20))
  }

  @Test
  func `unhiding a control scrolls to it from less than half a point away`() throws {
    var harness = try PullHarness(after: "begin pull:50 finish hide pull:-0.25")
    #expect(try harness.run("show")?.pinnedOffset == -50)
    var farther = try PullHarness(after: "begin pull:50 finish hide pull:-0.75")
    #expect(try farther.run("show") == .expected(.refreshing, progress: 1))
  }

  @Test(.scenario("S16"))
  func `the last of several begin and end calls takes effect`() throws {
    #expect(try PullHarness(after: "begin end:success").engine.state == .idle)
    #expect(try PullHarness(after: "end:success begin").engine.state == .refreshing)
    #expect(try PullHarness(after: "begin end:success begin").engine.state == .refreshing)
    let closed = try PullHarness(after: "begin end:success begin end:success finish")
    #expect(closed.engine.phase == .idle())
    #expect(closed.engine.insetAmount == 0)
  }

  @Test(.scenario("S17"))
  func `an end before the control has opened does not call the handler`() throws {
    var harness = try PullHarness(after: "begin")
    #expect(try harness.run("end:success") == .closes(nil))
    #expect(try harness.run("finishStale") == .expected(.idle, progress: 1))
    #expect(try harness.run("finish") == .expected(.idle))
  }

  @Test(.scenario("S17"))
  func `an end before opening is reported to a handler that was called at once`() throws {
    var harness = try PullHarness(after: "timing:atOnce begin")
    #expect(try harness.run("return:failure") == .closes(.failure))
    #expect(try harness.run("finish") == .expected(.idle, .ended))
  }

  @Test(.scenario("S18"))
  func `a begin outside a window opens in the window and calls the handler once`() throws {
    var harness = try PullHarness(after: "detach beginOffscreen beginOffscreen")
    #expect(try harness.run("attach") == .expected(.willRefresh, progress: 1))
    #expect(try harness.run("enter") == .opensImmediately())
    #expect(try harness.run("enter") == .expected(.refreshing, progress: 1, inset: 50))
    #expect(
      try harness.run("finish")
        == .expected(.refreshing, progress: 1, inset: 50, [.refreshing, .began]))
  }

  @Test(.scenario("S19"))
  func `the state is idle immediately after an end`() throws {
    let harness = try PullHarness(after: "begin pull:50 finish end:success")
    #expect(!harness.engine.state.isRefreshing)
  }

  @Test(.scenario("S20"))
  func `the no more data state set while the control closes remains after closing`() throws {
    var harness = try PullHarness(after: "begin pull:50 finish end:success")
    #expect(try harness.run("end:noMoreData") == .expected(.noMoreData, progress: 1))
    #expect(try harness.run("pull:0 finishStale") == .expected(.noMoreData))
    #expect(try harness.run("finish") == .expected(.noMoreData, .ended))
    #expect(try harness.run("touch pull:60") == .expected(.noMoreData, progress: 1.2))
  }

  @Test
  func `a released pull refreshes unless the first movement leaves the edge`() throws {
    for edge in [RefreshEdge.top, .bottom] {
      var harness = try PullHarness(edge: edge, after: "touch pull:60 release")
      // Another control may end the bounce and return the content to its edge.
      #expect(try harness.run("pull:0")?.state == .refreshing)
      var away = try PullHarness(edge: edge, after: "touch pull:60 release")
      #expect(try away.run("pull:-1")?.state == .idle)
    }
  }

  @Test
  func `leaving the window ends a pull`() throws {
    var harness = try PullHarness(after: "touch pull:60")
    #expect(try harness.run("leave") == .expected(.idle))
  }

  @Test
  func `a pull can begin while the control closes`() throws {
    var harness = try PullHarness(after: "begin pull:50 finish end:success")
    #expect(
      try harness.run("touch pull:60")
        == .expected(.pulling, progress: 1.2, [.ended, .thresholdReached]))
    #expect(try harness.run("finish") == .expected(.pulling, progress: 1.2))
    #expect(try harness.run("release pull:58") == .opens(number: 3))
  }

  @Test
  func `moving back below the threshold cancels the pull`() throws {
    var harness = try PullHarness(after: "touch pull:60")
    #expect(try harness.run("pull:40") == .expected(.idle, progress: 0.8))
    #expect(try harness.run("release pull:30") == .expected(.idle, progress: 0.6))
    #expect(try harness.run("pull:0") == .expected(.idle))
  }

  @Test
  func `a fling that bounces past the threshold is not a pull`() throws {
    var harness = try PullHarness(after: "pull:25")
    #expect(try harness.run("pull:80") == .expected(.idle, progress: 0.5))
    #expect(try harness.run("pull:0") == .expected(.idle))
  }

  @Test
  func `the inset of an open header follows its visible length`() throws {
    var harness = try PullHarness(after: "begin pull:50 finish")
    #expect(try harness.run("touch pull:20")?.insetAmount == 20)
    #expect(try harness.run("pull:-100")?.insetAmount == 0)
    #expect(try harness.run("pull:35")?.insetAmount == 35)
    #expect(try harness.run("pull:90")?.insetAmount == 50)
  }

  @Test(.scenario("S3"), .scenario("S11"))
  func `an open header in view stays in view when the inset changes`() throws {
    var harness = try PullHarness(after: "begin pull:50 finish")
    #expect(
      try harness.run("inset:20") == .expected(.refreshing, progress: 1, inset: 50, offset: -70))
    // Less than half a point out of view counts as in view, because offsets may be rounded.
    var almost = try PullHarness(after: "begin pull:50 finish pull:49.75")
    #expect(try almost.run("inset:20")?.pinnedOffset == -70)
    var partly = try PullHarness(after: "begin pull:50 finish pull:49.25")
    #expect(try partly.run("inset:20") == .expected(.refreshing, progress: 1, inset: 29.25))
    var scrolledAway = try PullHarness(after: "begin pull:50 finish pull:-300")
    #expect(try scrolledAway.run("inset:20") == .expected(.refreshing, progress: 1))
  }

  @Test
  func `detaching cancels the refresh`() throws {
    var harness = try PullHarness(after: "begin pull:50 finish")
    #expect(try harness.run("detach") == .expected(.idle, .ended, outcome: .cancelled))
    #expect(try harness.run("return:success") == .expected(.idle))
    #expect(try harness.run("attach enter") == .expected(.idle))
  }

  @Test
  func `the handler of an earlier refresh does not end the current one`() throws {
    var harness = try PullHarness(
      after: "timing:atOnce begin pull:50 finish end:success begin pull:50 finish")
    let shown = Decision.expected(.refreshing, progress: 1, inset: 50)
    #expect(try harness.run("returnStale:success") == shown)
    #expect(
      harness.engine.handle(.handlerFinished(1, .success), in: harness.geometry) == shown)
  }

  @Test
  func `a control with less than half a point out of view counts as in view`() throws {
    var almost = try PullHarness(after: "begin pull:50 finish pull:49.55")
    #expect(try almost.run("inset:20")?.pinnedOffset == -70)
    var partly = try PullHarness(after: "begin pull:50 finish pull:49.45")
    #expect(try partly.run("inset:20")?.pinnedOffset == nil)
    var shown = try PullHarness(after: "begin pull:50 finish hide pull:-0.45")
    #expect(try shown.run("show")?.pinnedOffset == -50)
    var away = try PullHarness(after: "begin pull:50 finish hide pull:-0.55")
    #expect(try away.run("show")?.pinnedOffset == nil)
  }

  @Test(.scenario("S52"))
  func `a control without extent adds no inset after short content`() throws {
    var harness = PullHarness(edge: .bottom, extent: 0, lengths: Step.Lengths(content: 300))
    #expect(try harness.run("begin")?.insetAmount == 0)
    #expect(try harness.run("finish")?.callbacks == [.refreshing, .began])
  }
}
