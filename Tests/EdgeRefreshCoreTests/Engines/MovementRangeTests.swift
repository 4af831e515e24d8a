import Randomness
import Testing

@testable import EdgeRefreshCore

struct MovementRangeTests {
  @Test(arguments: RefreshEdge.allCases)
  func `movements in the range of a pull engine change nothing but the progress`(
    edge: RefreshEdge
  ) throws {
    try check(PullEngine.self, on: edge)
  }

  @Test(arguments: RefreshEdge.allCases)
  func `movements in the range of an automatic engine change nothing`(edge: RefreshEdge) throws {
    try check(AutoEngine.self, on: edge)
  }

  /// Performs random sequences. After each step, compares an engine that handles several movements
  /// in the range with one that handles only the last of them.
  private func check<Engine: TestableEngine>(_: Engine.Type, on edge: RefreshEdge) throws {
    let seed = RandomSequences<Engine>().seed
    var random = SplitMix64(seed: seed)
    var movements = 0
    var progressMovements = 0
    for index in 0..<300 {
      var harness = TestHarness<Engine>(edge: edge)
      for step in TestHarness<Engine>.sequence(seed: seed &+ UInt64(index)) {
        // Not `perform`: its checker does not know the movements between the steps.
        let event = harness.apply(step)
        _ = harness.engine.handle(event, in: harness.geometry)
        let range = harness.engine.movementRange
        let offsets = (0..<4).compactMap { _ in offset(in: range, using: &random) }
        guard let last = offsets.last else { continue }
        movements += offsets.count
        if range.changesProgress { progressMovements += offsets.count }
        var handled = harness.engine
        for offset in offsets {
          try expectNoDecision(of: &handled, at: offset, in: range, "\(step.word), \(index)")
        }
        var skipped = harness.engine
        _ = skipped.handle(.scrolled, in: skipped.geometry.with(offset: last))
        try #require(skipped == handled, "seed \(seed), \(edge), sequence \(index), \(step.word)")
        // A later event must find the engine as if it had handled all movements.
        if random.below(4) == 0 { harness.engine = handled }
      }
    }
    #expect(movements > 15_000)
    if Engine.self == PullEngine.self { #expect(progressMovements > 500) }
  }

  private func expectNoDecision<Engine: TestableEngine>(
    of engine: inout Engine, at offset: Double, in range: MovementRange, _ place: String
  ) throws {
    let before = engine
    let decision = engine.handle(.scrolled, in: engine.geometry.with(offset: offset))
    let expected = Decision(
      state: before.state,
      progress: range.changesProgress ? range.progress(at: offset) : before.progress,
      insetAmount: before.insetAmount, speed: .immediate, callbacks: [])
    try #require(decision == expected, "\(place), \(before), to \(offset)")
    #expect(engine.isActive == before.isActive && engine.currentRefresh == before.currentRefresh)
  }

  /// Returns a random offset in a range, often next to its limits; `nil` if it is empty.
  private func offset(in range: MovementRange, using random: inout SplitMix64) -> Double? {
    let lowest = max(range.lowest, -1e9)
    let highest = min(range.highest, 1e9)
    guard lowest <= highest else { return nil }
    return switch random.below(5) {
    case 0: lowest
    case 1: highest
    case 2: min(lowest + Double(random.below(100)), highest)
    case 3: max(highest - Double(random.below(100)), lowest)
    default: lowest + (highest - lowest) * Double(random.below(1_000)) / 1_000
    }
  }

  @Test func `content in the middle of a list moves without decisions`() throws {
    let lengths = Step.Lengths(offset: 5_000, content: 100_000, viewport: 800)
    for edge in RefreshEdge.allCases {
      var pull = TestHarness<PullEngine>(edge: edge, lengths: lengths)
      try pull.run("pull:-5000")
      #expect(pull.engine.movementRange.contains(1))
      #expect(pull.engine.movementRange.contains(99_000))
    }
    var auto = TestHarness<AutoEngine>(lengths: lengths)
    try auto.run("pull:-5000")
    #expect(auto.engine.movementRange.contains(1))
    #expect(auto.engine.movementRange.contains(99_000))
    #expect(!auto.engine.movementRange.contains(100_000))
  }

  @Test func `a pull below the threshold changes only the progress`() throws {
    let harness = try TestHarness<PullEngine>(after: "touch pull:20")
    let range = harness.engine.movementRange
    #expect(range.changesProgress)
    #expect(range.contains(-1) && range.contains(-49) && !range.contains(0) && !range.contains(-50))
    #expect(range.progress(at: -25) == 0.5)
  }

  @Test func `content that rests at the edge may move along the other axis`() throws {
    let harness = try TestHarness<PullEngine>(after: "pull:10 pull:0")
    let range = harness.engine.movementRange
    #expect(range.lowest == harness.geometry.offset && range.highest == harness.geometry.offset)
  }
}
