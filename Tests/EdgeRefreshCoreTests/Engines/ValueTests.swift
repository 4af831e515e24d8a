import Testing

@testable import EdgeRefreshCore

struct ValueTests {
  @Test
  func `engines, events, decisions and geometries are trivial types`() {
    #expect(_isPOD(PullEngine.self))
    #expect(_isPOD(AutoEngine.self))
    #expect(_isPOD(RefreshEvent.self))
    #expect(_isPOD(Decision.self))
    #expect(_isPOD(ScrollGeometry.self))
  }

  @Test
  func `a copy of an engine is independent and makes the same decisions`() throws {
    let original = try PullHarness(after: "touch pull:60")
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
  func `a new pull engine is idle and shown, without a window or an inset`() {
    let engine = PullEngine(edge: .top, extent: 54)
    #expect(engine.state == .idle)
    #expect(engine.extent == 54)
    #expect(engine.progress == 0)
    #expect(engine.insetAmount == 0)
    #expect(engine.handlerTiming == .afterOpening)
    #expect(engine.holds == [] && !engine.showsFailure && !engine.beginsAtThreshold)
    #expect(!engine.isHidden && !engine.isInWindow && !engine.isActive)
    #expect(engine.currentRefresh == nil)
  }

  @Test
  func `a new automatic engine loads once per drag, when all of the control is in view`() {
    let engine = AutoEngine(edge: .bottom, extent: 44)
    #expect(engine.state == .idle)
    #expect(engine.extent == 44)
    #expect(engine.progress == 0)
    #expect(engine.insetAmount == 0)
    #expect(
      engine.loadsAutomatically && engine.loadThreshold == 1
        && engine.budget.maximumLoadsPerDrag == 1)
    #expect(engine.prefetchDistance == nil && !engine.showsFailure)
    #expect(!engine.isHidden && !engine.isAttached && !engine.isInWindow && !engine.isActive)
    #expect(engine.currentRefresh == nil)
  }

  @Test
  func `an automatic engine is active and has a current handler only while it loads`() throws {
    for phaseKind in AutoPhaseKind.allCases {
      let engine = try AutoHarness(after: phaseKind.path).engine
      #expect(engine.isActive == (phaseKind == .refreshing))
      #expect(engine.currentRefresh == (phaseKind == .refreshing ? 1 : nil))
      #expect(engine.progress == (phaseKind == .refreshing ? 1 : 0))
    }
  }

  @Test(arguments: PullPhaseKind.allCases)
  func `a pull engine is active from the start of opening to the end of closing`(
    phaseKind: PullPhaseKind
  )
    throws
  {
    let engine = try PullHarness(edge: phaseKind.edge, after: phaseKind.path).engine
    #expect(
      engine.isActive == (phaseKind.isRefreshing || phaseKind.isHolding || phaseKind.isClosing))
    #expect(engine.hasFailed == phaseKind.hasFailed)
    #expect(engine.hasOpened == (phaseKind == .open))
    #expect((engine.holdNumber == nil) == !(phaseKind.isRefreshing || phaseKind.isHolding))
  }

  @Test(arguments: PullPhaseKind.allCases)
  func `a handler is current from its call until the control closes`(phaseKind: PullPhaseKind)
    throws
  {
    let engine = try PullHarness(edge: phaseKind.edge, after: phaseKind.path).engine
    let isRunning = phaseKind.isRefreshing && phaseKind.isAwaitingEnd
    #expect(engine.currentRefresh == (isRunning ? 1 : nil))
  }

  @Test
  func `the raw values of the states are those of MJRefreshState`() {
    #expect(RefreshState.allCases.map(\.rawValue) == [1, 2, 3, 4, 5])
    #expect(
      RefreshState.allCases == [.idle, .pulling, .refreshing, .willRefresh, .noMoreData])
    #expect(RefreshState.allCases.filter(\.isRefreshing) == [.refreshing, .willRefresh])
  }

  @Test
  func `success and no more data are successful outcomes`() {
    #expect(RefreshOutcome.allCases.filter(\.isSuccess) == [.success, .noMoreData])
  }

  @Test
  func `the top and leading edges are at the start of their axis`() {
    #expect(RefreshEdge.allCases.filter(\.isStart) == [.top, .leading])
    #expect(RefreshEdge.allCases.filter(\.isHorizontal) == [.leading, .trailing])
  }
}
