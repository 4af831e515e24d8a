import Randomness
import ScenarioTrait
import Testing

@testable import EdgeRefreshCore

/// The engine of a header with a second level.
struct SecondLevelBesideRefreshTests {
  private static func header() -> PullEngine {
    var engine = PullEngine(edge: .top, extent: 50)
    engine.isInWindow = true
    engine.secondLevel = SecondLevelEngine(extent: 50, threshold: 2)
    return engine
  }

  @Test func `up to the second threshold, the refresh decides as without a second level`() throws {
    let seed = RandomSequences<PullEngine>().seed
    var refreshes = 0
    for index in 0..<Thoroughness.count(500, of: 5_000) {
      var random = SplitMix64(seed: seed &+ UInt64(index))
      var (alone, header) = (PullEngine(edge: .top, extent: 50), Self.header())
      alone.isInWindow = true
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
        try #require(header.secondLevel?.state == .closed)
      }
    }
    #expect(refreshes > Thoroughness.count(300, of: 3_000))
  }

  @Test func `an armed pull opens the second level and does not refresh`() throws {
    var header = Self.header()
    func geometry(_ pull: Double, isDragging: Bool) -> ScrollGeometry {
      ScrollGeometry(
        offset: -pull, contentLength: 2000, viewportLength: 800, isDragging: isDragging)
    }
    _ = header.handle(.dragBegan, in: geometry(0, isDragging: true))
    #expect(header.handle(.scrolled, in: geometry(99, isDragging: true)).state == .pulling)
    #expect(header.secondLevel?.state == .closed)
    #expect(header.handle(.scrolled, in: geometry(101, isDragging: true)).progress == 2.02)
    #expect(header.secondLevel?.state == .armed)
    let decision = header.handle(.scrolled, in: geometry(90, isDragging: false))
    #expect(decision.state == .idle && decision.progress == 0)
    #expect(decision.secondLevel == .opening && decision.isBySecondLevel)
    #expect(decision.insetAmount == 90 && decision.pinnedOffset == -800)
    #expect(header.secondLevel?.state == .opening)
    #expect(
      header.handle(.begin(isVisible: true), in: geometry(800, isDragging: false)).state == .idle)
    _ = header.handle(
      .animationFinished(try #require(header.secondLevel).lastNumber),
      in: geometry(800, isDragging: false))
    #expect(header.secondLevel?.state == .open)
    _ = header.handle(.dragBegan, in: geometry(800, isDragging: true))
    #expect(header.handle(.scrolled, in: geometry(700, isDragging: true)).state == .idle)
  }

  @Test func `the end of an animation of an earlier second level has no effect`() throws {
    var header = Self.header()
    let rest = ScrollGeometry(contentLength: 2000, viewportLength: 800)
    let number = try #require(header.handle(.openSecondLevel, in: rest).animation)
    header.secondLevel = nil
    header.secondLevel = SecondLevelEngine(extent: 50, threshold: 2)
    let next = try #require(header.handle(.openSecondLevel, in: rest).animation)
    #expect(next > number)
    #expect(header.handle(.animationFinished(number), in: rest).secondLevel == .opening)
  }

  @Test func `the late end of an animation of a refresh does not end an opening`() throws {
    var header = Self.header()
    let rest = ScrollGeometry(contentLength: 2000, viewportLength: 800)
    let begun = header.handle(.begin(isVisible: true), in: rest)
    let ended = header.handle(.end(.success), in: rest)
    let numbers = try [#require(begun.animation), #require(ended.animation)]
    for number in numbers { _ = header.handle(.animationFinished(number), in: rest) }
    #expect(header.handle(.openSecondLevel, in: rest).secondLevel == .opening)
    for number in numbers {
      #expect(header.handle(.animationFinished(number), in: rest).secondLevel == .opening)
    }
  }

  @Test func `a refresh that begins while the second level closes ends the closing`() {
    var header = Self.header()
    let rest = ScrollGeometry(contentLength: 2000, viewportLength: 800)
    _ = header.handle(.openSecondLevel, in: rest)
    _ = header.handle(.closeSecondLevel, in: rest)
    #expect(header.secondLevel?.state == .closing)
    let decision = header.handle(.begin(isVisible: true), in: rest)
    #expect(decision.state == .refreshing && decision.pinnedOffset == -50)
    #expect(header.secondLevel?.state == .closed)
  }

  /// Everything that can make two headers behave differently, except numbers of animations.
  private struct Key: Hashable {
    let pull: PullEngine.Snapshot
    let level: SecondLevelPhaseKind?
    let lengths: [Double]
    let conditions: [Bool]
  }

  @Test func `no sequence of steps breaks a rule of the refresh or of the second level`() throws {
    let steps: [Step] = [
      .pull(-100), .pull(0), .pull(60), .pull(120), .pull(800), .touch, .release, .begin,
      .end(.success), .end(.noMoreData), .hide, .show, .detach, .attach, .enter, .leave, .finish,
      .openLevel, .closeLevel,
    ]
    var start = PullHarness(edge: .top)
    start.engine.secondLevel = SecondLevelEngine(extent: 50, threshold: 2)
    var nodes: [(harness: PullHarness, path: [Step])] = [(start, [])]
    var known: Set<Key> = []
    var levels: Set<SecondLevelPhaseKind> = []
    var next = 0
    while next < nodes.count {
      let (harness, path) = nodes[next]
      next += 1
      for step in steps {
        var harness = harness
        let before = harness.engine
        var decision = Decision(
          state: .idle, progress: 0, insetAmount: 0, speed: .immediate, callbacks: [])
        let event = harness.apply(step)
        decision = harness.engine.handle(event, in: harness.geometry)
        if let problem = Self.problem(of: decision, before: before, after: harness.engine) {
          Issue.record("\(problem): \(Step.text(path + [step]))")
          return
        }
        if let number = decision.replacedAnimation {
          _ = harness.engine.handle(.animationFinished(number), in: harness.geometry)
        }
        if let offset = decision.pinnedOffset { harness.scroll(to: offset) }
        guard let level = harness.engine.secondLevel else { continue }
        levels.insert(SecondLevelPhaseKind(level.phase))
        let key = Key(
          pull: harness.engine.snapshot, level: SecondLevelPhaseKind(level.phase),
          lengths: [harness.geometry.offset, level.insetAmount, level.geometry.offset],
          conditions: [harness.geometry.isDragging, level.hasReachedThreshold])
        if known.insert(key).inserted { nodes.append((harness, path + [step])) }
      }
    }
    #expect(nodes.count > 1_000)
    #expect(
      levels.isSuperset(of: [.closed, .armed, .opening, .interrupted, .open, .closing, .caught]))
  }

  /// Returns what is wrong with a decision of a header with a second level; `nil` if nothing is.
  private static func problem(
    of decision: Decision, before: PullEngine, after: PullEngine
  ) -> String? {
    guard let level = after.secondLevel else { return "there is no second level" }
    if decision.secondLevel != level.state { return "the decision has another second level" }
    if level.blocksRefresh && after.state.isRefreshing { return "a refresh beside an open place" }
    if decision.callbacks.contains(.refreshing) && level.movesContent {
      return "a handler is called while the place moves"
    }
    let isOpen = level.state == .opening || level.state == .open
    if isOpen && decision.insetAmount != level.insetAmount {
      return "the amount is not the place's"
    }
    if !isOpen && decision.insetAmount > 50 { return "a closed place has an amount" }
    if decision.isBySecondLevel && !level.movesContent && before.secondLevel?.movesContent != true {
      return "a closed place moves the content"
    }
    return nil
  }

  @Test func `movements in the limited range change nothing`() throws {
    let seed = RandomSequences<PullEngine>().seed
    var movements = 0
    for index in 0..<Thoroughness.count(300, of: 2_000) {
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
        let decision = moved.handle(.scrolled, in: engine.geometry.moved(to: offset))
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
    _ = engine.handle(.scrolled, in: ScrollGeometry(contentLength: 2000, viewportLength: viewport))
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
