import TestSupport
import Testing

@testable import EdgeRefreshCore

struct PullLifeTests {
  @Test
  func `a pull that is let go past the threshold opens, calls the handler, and closes when ended`()
    throws
  {
    var bench = PullBench()
    #expect(try bench.run("touch pull:25") == .says(.idle, percent: 0.5))
    #expect(try bench.run("pull:60") == .says(.pulling, percent: 1.2))
    #expect(try bench.run("release") == .says(.pulling, percent: 1.2))
    #expect(try bench.run("pull:58") == .opens())
    #expect(try bench.run("pull:50") == .says(.refreshing, percent: 1, room: 50))
    #expect(
      try bench.run("finish") == .says(.refreshing, percent: 1, room: 50, [.refreshing, .began]))
    #expect(try bench.run("end:success") == .closes(.success))
    #expect(try bench.run("pull:0") == .says(.idle))
    #expect(try bench.run("finish") == .says(.idle, .ended))
  }

  @Test(.scenario("S2"))
  func `a refresh survives leaving the window, and keeps its room`() throws {
    var bench = try PullBench(after: "begin pull:50 finish")
    for _ in 0..<10 {
      #expect(try bench.run("leave") == .says(.refreshing, percent: 1, room: 50))
      #expect(try bench.run("enter") == .says(.refreshing, percent: 1, room: 50))
    }
    #expect(try bench.run("end:success") == .closes(.success))
  }

  @Test(.scenario("S4"))
  func `hiding and showing again and again is as doing it once`() throws {
    var bench = try PullBench(after: "begin pull:50 finish")
    #expect(try bench.run("hide hide") == .says(.refreshing, percent: 1))
    #expect(
      try bench.run("pull:0 show") == .says(.refreshing, percent: 1, room: 50, pin: -50))
    #expect(try bench.run("pull:50 show") == .says(.refreshing, percent: 1, room: 50))
    // What bounces further than the control is long is not cut short.
    #expect(try bench.run("pull:80 show") == .says(.refreshing, percent: 1, room: 50))
  }

  @Test
  func `a control that is shown again while the content is elsewhere does not fetch it back`()
    throws
  {
    var bench = try PullBench(after: "begin pull:50 finish hide pull:-300")
    #expect(try bench.run("show") == .says(.refreshing, percent: 1))
  }

  @Test
  func `a control that is shown again under a finger takes the room that is in view`() throws {
    var bench = try PullBench(after: "begin pull:50 finish hide touch pull:20")
    #expect(try bench.run("show") == .says(.refreshing, percent: 1, room: 20))
  }

  @Test
  func `a control that is shown again is fetched into view from half a point away at most`() throws
  {
    var bench = try PullBench(after: "begin pull:50 finish hide pull:-0.25")
    #expect(try bench.run("show")?.pinnedOffset == -50)
    var farther = try PullBench(after: "begin pull:50 finish hide pull:-0.75")
    #expect(try farther.run("show") == .says(.refreshing, percent: 1))
  }

  @Test(.scenario("S16"))
  func `of begin and end in a row, the last one wins`() throws {
    #expect(try PullBench(after: "begin end:success").engine.state == .idle)
    #expect(try PullBench(after: "end:success begin").engine.state == .refreshing)
    #expect(try PullBench(after: "begin end:success begin").engine.state == .refreshing)
    let closed = try PullBench(after: "begin end:success begin end:success finish")
    #expect(closed.engine.phase == .idle)
    #expect(closed.engine.insetDelta == 0)
  }

  @Test(.scenario("S17"))
  func `an end before the control has opened closes it, and the handler is never called`() throws {
    var bench = try PullBench(after: "begin")
    #expect(try bench.run("end:success") == .closes(nil))
    #expect(try bench.run("finishLate") == .says(.idle, percent: 1))
    #expect(try bench.run("finish") == .says(.idle))
  }

  @Test(.scenario("S17"))
  func `a handler that was called at once hears its end even so`() throws {
    var bench = try PullBench(after: "timing:atOnce begin")
    #expect(try bench.run("answer:failure") == .closes(.failure))
    #expect(try bench.run("finish") == .says(.idle, .ended))
  }

  @Test(.scenario("S18"))
  func `a begin before there is a window waits for it, and calls the handler once`() throws {
    var bench = try PullBench(after: "detach beginUnseen beginUnseen")
    #expect(try bench.run("attach") == .says(.willRefresh, percent: 1))
    #expect(try bench.run("enter") == .comesOpen())
    #expect(try bench.run("enter") == .says(.refreshing, percent: 1, room: 50))
    #expect(
      try bench.run("finish") == .says(.refreshing, percent: 1, room: 50, [.refreshing, .began]))
  }

  @Test(.scenario("S19"))
  func `the state is idle right after an end`() throws {
    let bench = try PullBench(after: "begin pull:50 finish end:success")
    #expect(!bench.engine.state.isRefreshing)
  }

  @Test(.scenario("S20"))
  func `an end and then no-more-data before it has closed stays at no more data`() throws {
    var bench = try PullBench(after: "begin pull:50 finish end:success")
    #expect(try bench.run("noMoreData") == .says(.noMoreData, percent: 1))
    #expect(try bench.run("pull:0 finishLate") == .says(.noMoreData))
    #expect(try bench.run("finish") == .says(.noMoreData, .ended))
    #expect(try bench.run("touch pull:60") == .says(.noMoreData, percent: 1.2))
  }

  @Test
  func `the percent of a closing control goes back as the content does, or when it has closed`()
    throws
  {
    var bench = try PullBench(after: "begin pull:50 finish")
    #expect(try bench.run("end:success") == .closes(.success))
    #expect(try bench.run("pull:25") == .says(.idle, percent: 0.5))
    #expect(try bench.run("pull:0") == .says(.idle))
    var scrolledAway = try PullBench(after: "begin pull:50 finish pull:-200 end:success")
    #expect(try scrolledAway.run("pull:-300") == .says(.idle, percent: 1))
    #expect(try scrolledAway.run("finish") == .says(.idle, .ended))
  }

  @Test
  func `still pulled when it has closed, a control shows so from the next movement on`() throws {
    var bench = try PullBench(after: "begin pull:50 finish touch pull:25 end:success")
    #expect(try bench.run("finish") == .says(.idle, .ended))
    #expect(try bench.run("pull:25") == .says(.idle, percent: 0.5))
    var hidden = try PullBench(after: "begin pull:50 finish hide pull:25 end:success")
    #expect(try hidden.run("finish") == .says(.idle, .ended))
  }

  @Test
  func `ended before it came into a window, a control that is still pulled keeps its percent`()
    throws
  {
    var bench = try PullBench(after: "touch pull:25 beginUnseen")
    #expect(try bench.run("end:success") == .says(.idle, percent: 1))
    #expect(try bench.run("pull:25") == .says(.idle, percent: 0.5))
    var away = try PullBench(after: "beginUnseen")
    #expect(try away.run("end:success") == .says(.idle))
  }

  @Test
  func `a begin while it refreshes brings the percent back to 1`() throws {
    var bench = try PullBench(after: "beginUnseen touch pull:25 enter")
    #expect(bench.engine.pullingPercent == 0.5)
    #expect(try bench.run("begin")?.pullingPercent == 1)
  }

  @Test
  func `let go beyond the threshold, a control begins at the first movement up to its very edge`()
    throws
  {
    for (edge, begins) in [(RefreshEdge.top, true), (.bottom, false)] {
      var bench = try PullBench(edge: edge, after: "touch pull:60 release")
      let decision = try bench.run("pull:0")
      #expect(decision?.state == (begins ? .refreshing : .idle))
    }
    var away = try PullBench(after: "touch pull:60 release")
    #expect(try away.run("pull:-1")?.state == .idle)
  }

  @Test
  func `a refresh that waits for its window opens with the percent to which it is pulled by then`()
    throws
  {
    var bench = try PullBench(after: "beginUnseen touch pull:60")
    #expect(try bench.run("enter")?.pullingPercent == 1.2)
    #expect(try bench.run("release pull:50 finish")?.pullingPercent == 1.2)
  }

  @Test
  func `an inset that moves the content of a waiting control sets its percent`() throws {
    var bench = try PullBench(after: "beginUnseen touch pull:25")
    let moved = bench.geometry.with(offset: -30)
    #expect(bench.engine.handle(.insetChanged, in: moved).pullingPercent == 0.6)
    #expect(bench.engine.handle(.insetChanged, in: moved).pullingPercent == 0.6)
  }

  @Test
  func `put on again where the content is past its edge, a control shows the percent that it had`()
    throws
  {
    var bench = try PullBench(after: "pull:25 detach")
    #expect(try bench.run("attach") == .says(.idle, percent: 0.5))
    #expect(try bench.run("pull:40") == .says(.idle, percent: 0.8))
    var busy = try PullBench(after: "begin pull:50 finish detach")
    #expect(try busy.run("attach") == .says(.idle))
  }

  @Test
  func `a pull that leaves the window is forgotten`() throws {
    var bench = try PullBench(after: "touch pull:60")
    #expect(try bench.run("leave") == .says(.idle))
  }

  @Test
  func `a waiting refresh that is called off keeps the percent while the content is pulled`() throws
  {
    var bench = try PullBench(after: "beginUnseen touch pull:25 end:success")
    #expect(bench.engine.pullingPercent == 0.5)
    #expect(try bench.run("release pull:0") == .says(.idle))
  }

  @Test
  func `a pull does not wait for the refresh before to have closed`() throws {
    var bench = try PullBench(after: "begin pull:50 finish end:success")
    #expect(try bench.run("touch pull:60") == .says(.pulling, percent: 1.2, .ended))
    #expect(try bench.run("finish") == .says(.pulling, percent: 1.2))
    #expect(try bench.run("release pull:58") == .opens(number: 3))
  }

  @Test
  func `whoever pulls and brings the content back has changed their mind`() throws {
    var bench = try PullBench(after: "touch pull:60")
    #expect(try bench.run("pull:40") == .says(.idle, percent: 0.8))
    #expect(try bench.run("release pull:30") == .says(.idle, percent: 0.6))
    #expect(try bench.run("pull:0") == .says(.idle))
  }

  @Test
  func `a fling that bounces past the threshold is no pull`() throws {
    var bench = try PullBench(after: "pull:25")
    #expect(try bench.run("pull:80") == .says(.idle, percent: 0.5))
    #expect(try bench.run("pull:0") == .says(.idle))
  }

  @Test
  func `the room of an open header follows what is in view, at most all of it`() throws {
    var bench = try PullBench(after: "begin pull:50 finish")
    #expect(try bench.run("touch pull:20")?.insetDelta == 20)
    #expect(try bench.run("pull:-100")?.insetDelta == 0)
    #expect(try bench.run("pull:35")?.insetDelta == 35)
    #expect(try bench.run("pull:90")?.insetDelta == 50)
  }

  @Test(.scenario("S3"), .scenario("S11"))
  func `an open header that was all in view stays in view when the inset changes`() throws {
    var bench = try PullBench(after: "begin pull:50 finish")
    #expect(try bench.run("inset:20") == .says(.refreshing, percent: 1, room: 50, pin: -70))
    // Offsets are rounded to pixels: half a point less than all is all, more is not.
    var almost = try PullBench(after: "begin pull:50 finish pull:49.75")
    #expect(try almost.run("inset:20")?.pinnedOffset == -70)
    var partly = try PullBench(after: "begin pull:50 finish pull:49.25")
    #expect(try partly.run("inset:20") == .says(.refreshing, percent: 1, room: 29.25))
    var scrolledAway = try PullBench(after: "begin pull:50 finish pull:-300")
    #expect(try scrolledAway.run("inset:20") == .says(.refreshing, percent: 1))
  }

  @Test
  func `taking the control off ends its refresh as cancelled, and leaves nothing behind`() throws {
    var bench = try PullBench(after: "begin pull:50 finish")
    #expect(try bench.run("detach") == .says(.idle, .ended, outcome: .cancelled))
    #expect(try bench.run("answer:success") == .says(.idle))
    #expect(try bench.run("attach enter") == .says(.idle))
  }

  @Test
  func `an answer to an older refresh does not end the one that runs`() throws {
    var bench = try PullBench(
      after: "timing:atOnce begin pull:50 finish end:success begin pull:50 finish")
    let shown = Decision.says(.refreshing, percent: 1, room: 50)
    #expect(try bench.run("answerLate:success") == shown)
    #expect(
      bench.engine.handle(.handlerFinished(1, .success), in: bench.geometry) == shown)
  }

  @Test
  func `a control is in view when less than half a point of it is out of view`() throws {
    var almost = try PullBench(after: "begin pull:50 finish pull:49.55")
    #expect(try almost.run("inset:20")?.pinnedOffset == -70)
    var partly = try PullBench(after: "begin pull:50 finish pull:49.45")
    #expect(try partly.run("inset:20")?.pinnedOffset == nil)
    var shown = try PullBench(after: "begin pull:50 finish hide pull:-0.45")
    #expect(try shown.run("show")?.pinnedOffset == -50)
    var away = try PullBench(after: "begin pull:50 finish hide pull:-0.55")
    #expect(try away.run("show")?.pinnedOffset == nil)
  }

  @Test
  func `a fling after a refresh has closed shows nothing of the percent it had`() throws {
    var bench = try PullBench(after: "begin pull:50 finish pull:0 end:success finish")
    #expect(try bench.run("pull:80") == .says(.idle))
  }

  @Test(.scenario("S52"))
  func `a control without a length takes no room, however short the content is`() throws {
    var bench = PullBench(edge: .bottom, extent: 0, lengths: Step.Lengths(content: 300))
    #expect(try bench.run("begin")?.insetDelta == 0)
    #expect(try bench.run("finish")?.callbacks == [.refreshing, .began])
  }
}
