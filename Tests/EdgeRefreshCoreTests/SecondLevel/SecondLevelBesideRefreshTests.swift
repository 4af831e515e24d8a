import Randomness
import Testing

@testable import EdgeRefreshCore

/// The engines of the second level and of the refresh, which get the same events.
struct SecondLevelBesideRefreshTests {
  /// Both engines, connected as in a control.
  private struct Header {
    var refresh = PullEngine(edge: .top, extent: 50)
    var level = SecondLevelEngine(extent: 50, threshold: 2)

    mutating func handle(_ event: RefreshEvent, in geometry: ScrollGeometry) -> Decision {
      level.mayOpen = !refresh.state.isRefreshing
      switch event {
      case .scrolled: _ = level.handle(.moved, in: geometry)
      case .dragBegan: _ = level.handle(.dragBegan, in: geometry)
      case .dragEnded, .dragCancelled:
        _ = level.handle(.released(destination: geometry.offset), in: geometry)
      case .begin: _ = level.handle(.refreshBegan, in: geometry)
      case .hidden(true, _): _ = level.handle(.hidden, in: geometry)
      case .detached: _ = level.handle(.detached, in: geometry)
      case .leftWindow: _ = level.handle(.leftWindow, in: geometry)
      case .animationFinished(let number):
        _ = level.handle(.animationFinished(number), in: geometry)
      default: _ = level.handle(.edgesMoved, in: geometry)
      }
      refresh.mayBegin = !level.blocksRefresh
      return refresh.handle(event, in: level.geometryOfRefresh(in: geometry))
    }
  }

  @Test func `up to the second threshold, the refresh decides as without a second level`() throws {
    let seed = RandomSequences<PullEngine>().seed
    var refreshes = 0
    for index in 0..<5_000 {
      var random = SplitMix64(seed: seed &+ UInt64(index))
      var (alone, header) = (PullEngine(edge: .top, extent: 50), Header())
      alone.isInWindow = true
      header.refresh.isInWindow = true
      var isDragging = false
      for step in 0..<60 {
        let event = Self.randomEvent(using: &random, number: alone.lastNumber)
        if event == .dragBegan { isDragging = true }
        let geometry = ScrollGeometry(
          offset: random.number(-100...300), contentLength: 2000, viewportLength: 800,
          isDragging: isDragging, isInteractive: !random.once(in: 20))
        if event == .dragEnded || event == .dragCancelled { isDragging = false }
        let expected = alone.handle(event, in: geometry)
        let decision = header.handle(event, in: geometry)
        if decision.callbacks.contains(.refreshing) { refreshes += 1 }
        try #require(decision == expected, "seed \(seed), sequence \(index), step \(step)")
        try #require(header.level.state == .closed)
      }
    }
    #expect(refreshes > 3_000)
  }

  @Test func `an armed pull opens the second level and does not refresh`() {
    var header = Header()
    header.refresh.isInWindow = true
    func geometry(_ pull: Double, isDragging: Bool) -> ScrollGeometry {
      ScrollGeometry(
        offset: -pull, contentLength: 2000, viewportLength: 800, isDragging: isDragging)
    }
    _ = header.handle(.dragBegan, in: geometry(0, isDragging: true))
    #expect(header.handle(.scrolled, in: geometry(99, isDragging: true)).state == .pulling)
    #expect(header.level.state == .closed)
    #expect(header.handle(.scrolled, in: geometry(101, isDragging: true)).progress == 2.02)
    #expect(header.level.state == .armed)
    let decision = header.handle(.scrolled, in: geometry(90, isDragging: false))
    #expect(
      decision
        == Decision(state: .idle, progress: 0, insetAmount: 0, speed: .immediate, callbacks: []))
    #expect(header.level.state == .opening)
    #expect(
      header.handle(.begin(isVisible: true), in: geometry(800, isDragging: false)).state == .idle)
    _ = header.handle(
      .animationFinished(header.level.lastNumber), in: geometry(800, isDragging: false))
    #expect(header.level.state == .open)
    _ = header.handle(.dragBegan, in: geometry(800, isDragging: true))
    #expect(header.handle(.scrolled, in: geometry(700, isDragging: true)).state == .idle)
  }

  @Test func `a refresh that begins while the second level closes ends the closing`() {
    var header = Header()
    header.refresh.isInWindow = true
    let rest = ScrollGeometry(contentLength: 2000, viewportLength: 800)
    _ = header.level.handle(.open, in: rest)
    _ = header.level.handle(.close, in: rest)
    #expect(header.level.state == .closing)
    let decision = header.handle(.begin(isVisible: true), in: rest)
    #expect(decision.state == .refreshing && decision.pinnedOffset == -50)
    #expect(header.level.state == .closed)
  }

  @Test func `movements in the limited range change nothing`() throws {
    let seed = RandomSequences<PullEngine>().seed
    var movements = 0
    for index in 0..<2_000 {
      var random = SplitMix64(seed: seed &+ UInt64(index))
      var harness = SecondLevelHarness(inset: random.pick([0, 90]))
      for _ in 0..<30 {
        _ = try? harness.perform(SecondLevelStep.random(using: &random))
        let engine = harness.engine
        let range = engine.limited(MovementRange(lowest: -.infinity, highest: .infinity))
        let offset = random.number(-900...400)
        guard range.contains(offset) else { continue }
        movements += 1
        var moved = engine
        let decision = moved.handle(.moved, in: engine.geometry.moved(to: offset))
        try #require(moved.phase == engine.phase && decision.pinnedOffset == nil)
      }
    }
    #expect(movements > 5_000)
  }

  @Test(arguments: [(844.0, 2.5, 135.0), (375, 2.5, 93.75), (300, 2.5, 81), (300, 1.2, 64.8)])
  func `the threshold is within reach of a finger`(
    viewport: Double, threshold: Double, distance: Double
  ) {
    var engine = SecondLevelEngine(extent: 54, threshold: threshold)
    _ = engine.handle(.moved, in: ScrollGeometry(contentLength: 2000, viewportLength: viewport))
    #expect(abs(engine.thresholdDistance - distance) < 1e-9)
  }

  private static func randomEvent(using random: inout SplitMix64, number: UInt32) -> RefreshEvent {
    switch random.below(16) {
    case 0...6: .scrolled
    case 7: .dragBegan
    case 8: random.pick([.dragEnded, .dragCancelled])
    case 9: .begin(isVisible: true)
    case 10: .end(random.pick([.success, .failure, .noMoreData]))
    case 11: .animationFinished(number)
    case 12: random.pick([.hidden(true), .hidden(false)])
    case 13: random.pick([.contentChanged, .insetChanged])
    case 14: random.pick([.detached, .attached])
    default: random.pick([.leftWindow, .enteredWindow])
    }
  }
}
