import ScenarioTrait
import Testing

@testable import EdgeRefreshCore

struct BeginWithoutRevealTests {
  /// Content of 2,000 points in a viewport of 800 points.
  private static func geometry(_ offset: Double, isDragging: Bool = false) -> ScrollGeometry {
    ScrollGeometry(
      offset: offset, contentLength: 2_000, viewportLength: 800, isDragging: isDragging)
  }

  private static func engine(_ edge: RefreshEdge) -> PullEngine {
    var engine = PullEngine(edge: edge, extent: 50)
    engine.scrollsToControl = false
    _ = engine.handle(.attached, in: geometry(600))
    _ = engine.handle(.enteredWindow, in: geometry(600))
    return engine
  }

  @Test(.scenario("S33"), arguments: RefreshEdge.allCases)
  func `a begin without revealing calls the handler and does not scroll`(edge: RefreshEdge) {
    var engine = Self.engine(edge)
    let begin = engine.handle(.begin(isVisible: true), in: Self.geometry(600))
    #expect(begin.state == .refreshing)
    #expect(begin.pinnedOffset == nil)
    #expect(begin.speed == .immediate)
    #expect(begin.insetAmount == (edge.isStart ? 0 : 50))
    let opened = engine.handle(.animationFinished(1), in: Self.geometry(600))
    #expect(opened.callbacks == [.refreshing, .began])
    let end = engine.handle(.end(.success), in: Self.geometry(600))
    #expect(end.pinnedOffset == nil)
    #expect(end.insetAmount == 0)
  }

  @Test
  func `at the start the inset is the visible length of the control`() {
    var engine = Self.engine(.top)
    _ = engine.handle(.begin(isVisible: true), in: Self.geometry(600))
    #expect(engine.handle(.scrolled, in: Self.geometry(-20, isDragging: true)).insetAmount == 20)
    #expect(engine.handle(.scrolled, in: Self.geometry(-80, isDragging: true)).insetAmount == 50)
  }

  @Test(arguments: RefreshEdge.allCases)
  func `a released pull reveals the control`(edge: RefreshEdge) {
    var engine = Self.engine(edge)
    let pulled = edge.isStart ? -60.0 : 1_260.0
    _ = engine.handle(.scrolled, in: Self.geometry(pulled, isDragging: true))
    let decision = engine.handle(.scrolled, in: Self.geometry(pulled))
    #expect(decision.pinnedOffset == (edge.isStart ? -50 : 1_250))
    #expect(decision.speed == .fast)
  }

  @Test
  func `a begin outside a window opens in the window without scrolling`() {
    var engine = Self.engine(.bottom)
    _ = engine.handle(.leftWindow, in: Self.geometry(600))
    _ = engine.handle(.begin(isVisible: false), in: Self.geometry(600))
    let decision = engine.handle(.enteredWindow, in: Self.geometry(600))
    #expect(decision.state == .refreshing)
    #expect(decision.pinnedOffset == nil)
  }
}
