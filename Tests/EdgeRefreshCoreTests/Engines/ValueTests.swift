import Testing

@testable import EdgeRefreshCore

struct ValueTests {
  @Test
  func `they are copied byte by byte: nothing in them is counted or allocated`() {
    #expect(_isPOD(PullEngine.self))
    #expect(_isPOD(AutoEngine.self))
    #expect(_isPOD(RefreshEvent.self))
    #expect(_isPOD(Decision.self))
    #expect(_isPOD(ScrollGeometry.self))
  }

  @Test
  func `they are small: a decision of two cache lines at most, an engine of three`() {
    #expect(MemoryLayout<Decision>.stride <= 128)
    #expect(MemoryLayout<PullEngine>.stride <= 192)
    #expect(MemoryLayout<AutoEngine>.stride <= 192)
    #expect(MemoryLayout<RefreshEvent>.stride <= 16)
  }

  @Test
  func `a copy goes its own way, and the same way when it hears the same`() throws {
    let original = try PullBench(after: "touch pull:60")
    var copy = original
    var other = original
    try copy.run("release pull:55")
    #expect(original.engine.state == .pulling)
    #expect(copy.engine.state == .refreshing)
    #expect(original.engine == other.engine)
    try other.run("release pull:55")
    #expect(copy.engine == other.engine)
  }

  @Test
  func `a new engine is idle, shown, in no window, and takes no room`() {
    let engine = PullEngine(edge: .top, extent: 54)
    #expect(engine.state == .idle)
    #expect(engine.extent == 54)
    #expect(engine.pullingPercent == 0)
    #expect(engine.insetDelta == 0)
    #expect(engine.handlerTiming == .afterOpening)
    #expect(!engine.isHidden && !engine.isInWindow && !engine.isActive)
    #expect(engine.currentRefresh == nil)
  }

  @Test
  func `a new engine that loads by itself does so once, when all of it is in view`() {
    let engine = AutoEngine(edge: .bottom, extent: 44)
    #expect(engine.state == .idle)
    #expect(engine.extent == 44)
    #expect(engine.pullingPercent == 0)
    #expect(engine.insetDelta == 0)
    #expect(engine.isAutomatic && engine.triggerPercent == 1 && engine.timesPerDrag == 1)
    #expect(!engine.isHidden && !engine.isAttached && !engine.isInWindow && !engine.isActive)
    #expect(engine.currentRefresh == nil)
  }

  @Test
  func `what loads by itself is active, and its handler current, exactly while it loads`() throws {
    for place in AutoPlace.allCases {
      let engine = try AutoBench(after: place.path).engine
      #expect(engine.isActive == (place == .refreshing))
      #expect(engine.currentRefresh == (place == .refreshing ? 1 : nil))
      #expect(engine.pullingPercent == (place == .refreshing ? 1 : 0))
    }
  }

  @Test(arguments: PullPlace.allCases)
  func `what shows: spinners turn from the opening to the end of the closing`(place: PullPlace)
    throws
  {
    let engine = try PullBench(after: place.path).engine
    #expect(engine.isActive == (place.isOpen || place.isClosing))
  }

  @Test(arguments: PullPlace.allCases)
  func `a handler is current from its call until the refresh closes`(place: PullPlace) throws {
    let engine = try PullBench(after: place.path).engine
    let runs = place == .open || place == .openingHandlerCalled
    #expect(engine.currentRefresh == (runs ? 1 : nil))
  }

  @Test
  func `the raw values of the states are those of MJRefreshState`() {
    #expect(RefreshState.allCases.map(\.rawValue) == [1, 2, 3, 4, 5])
    #expect(
      RefreshState.allCases == [.idle, .pulling, .refreshing, .willRefresh, .noMoreData])
    #expect(RefreshState.allCases.filter(\.isRefreshing) == [.refreshing, .willRefresh])
  }

  @Test
  func `loading something and finding nothing further are successes, the rest is not`() {
    #expect(RefreshOutcome.allCases.filter(\.isSuccess) == [.success, .noMoreData])
  }

  @Test
  func `two edges are the start of their axis, two lie on the horizontal one`() {
    #expect(RefreshEdge.allCases.filter(\.isStart) == [.top, .leading])
    #expect(RefreshEdge.allCases.filter(\.isHorizontal) == [.leading, .trailing])
  }
}
