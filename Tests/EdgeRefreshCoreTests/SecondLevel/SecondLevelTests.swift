import Randomness
import ScenarioTrait
import Testing

@testable import EdgeRefreshCore

struct SecondLevelTests {
  @Test(arguments: SecondLevelCase.all)
  func `each step in each phase has the decision of the table`(cell: SecondLevelCase) throws {
    var harness = try SecondLevelHarness(after: cell.kind.path)
    try #require(SecondLevelPhaseKind(harness.engine.phase) == cell.kind)
    for step in cell.column.steps.dropLast() { try harness.perform(step) }
    let last = try #require(cell.column.steps.last)
    let decision = try harness.perform(last)
    let expected = SecondLevelDecision(
      state: decision.state, insetAmount: cell.amount, pinnedOffset: cell.pin, speed: cell.speed,
      animation: cell.animates ? harness.engine.lastNumber : nil,
      isThresholdReached: cell.next == .armed && cell.kind != .armed)
    #expect(decision == expected)
    #expect(SecondLevelPhaseKind(harness.engine.phase) == cell.next)
    #expect(decision.state == harness.engine.state)
  }

  @Test func `the table has every kind of event`() {
    let kinds = SecondLevelColumn.allCases.map { column in
      var harness = SecondLevelHarness()
      let event = "\(column.steps.map { harness.apply($0) }.last ?? .scrolled)"
      return String(event.prefix { $0 != "(" })
    }
    #expect(
      Set(kinds) == [
        "scrolled", "insetChanged", "contentChanged", "dragBegan", "dragEnded", "openSecondLevel",
        "closeSecondLevel",
        "begin", "hidden", "detached", "leftWindow", "animationFinished",
      ])
  }

  @Test func `no sequence of steps breaks a rule`() {
    let alphabet: [SecondLevelStep] =
      [
        .touch, .lift(glide: 0), .lift(glide: 100), .lift(glide: -100), .open, .close, .begin, .end,
        .hide, .show, .detach, .leave, .finish, .finishStale, .viewport(800), .viewport(600),
        .viewport(0), .inset(0), .inset(90), .settle, .zoom(true), .zoom(false),
      ] + [-300, -1, 0, 40, 60, 100, 101, 300, 700, 810].map(SecondLevelStep.pull)
    var nodes: [(harness: SecondLevelHarness, path: [SecondLevelStep])] = [
      (SecondLevelHarness(), [])
    ]
    var known: Set<SecondLevelHarness.Key> = []
    var phases: Set<SecondLevelPhaseKind> = []
    var next = 0
    while next < nodes.count {
      let (harness, path) = nodes[next]
      next += 1
      phases.insert(SecondLevelPhaseKind(harness.engine.phase))
      for step in alphabet {
        var harness = harness
        do {
          try harness.perform(step)
        } catch {
          Issue.record("\(error): \(path + [step])")
          return
        }
        if known.insert(harness.key).inserted { nodes.append((harness, path + [step])) }
      }
    }
    #expect(phases == Set(SecondLevelPhaseKind.allCases))
    #expect(nodes.count > 2_000)
  }

  @Test func `random sequences with arbitrary numbers break no rule`() {
    let seed = RandomSequences<PullEngine>().seed
    for index in 0..<Thoroughness.count(2_000, of: 20_000) {
      var random = SplitMix64(seed: seed &+ UInt64(index) &* 0x1_0000_0001)
      let steps = (0..<40).map { _ in SecondLevelStep.random(using: &random) }
      guard let error = SecondLevelHarness.firstError(in: steps) else { continue }
      // Leave out the steps that do not matter.
      var shrunken = steps
      for index in steps.indices.reversed() where shrunken.indices.contains(index) {
        var shorter = shrunken
        shorter.remove(at: index)
        if SecondLevelHarness.firstError(in: shorter) == error { shrunken = shorter }
      }
      Issue.record("seed \(seed), sequence \(index): \(error): \(shrunken.map { "\($0)" })")
      return
    }
  }

  @Test func `while it opens, only content further in than it began was scrolled by the app`()
    throws
  {
    var harness = try SecondLevelHarness(after: [.pull(-200), .open, .pull(-100), .pull(-200)])
    #expect(harness.engine.state == .opening)
    try harness.perform(.pull(-201))
    #expect(harness.engine.state == .closing)
    try harness.perform(.finish)
    #expect(harness.engine.state == .closed)
  }

  @Test func `an opening animation that goes on after the app has scrolled is stopped there`()
    throws
  {
    var harness = try SecondLevelHarness(after: [.open, .pull(60), .pull(-100)])
    let offset = harness.engine.geometry.offset
    #expect(try harness.perform(.pull(90)).pinnedOffset == offset)
    #expect(harness.engine.state == .closing && harness.engine.insetAmount == 0)
  }

  @Test func `a pull reaches the second threshold once, however often it passes it`() throws {
    var harness = SecondLevelHarness()
    var count = 0
    for step in [.touch, .pull(120), .pull(60), .pull(130), .pull(0), .pull(300)]
      as [SecondLevelStep]
    where try harness.perform(step).isThresholdReached { count += 1 }
    #expect(count == 1 && harness.engine.state == .armed)
    for step in [.pull(0), .lift(glide: 0), .touch, .pull(120)] as [SecondLevelStep]
    where try harness.perform(step).isThresholdReached { count += 1 }
    #expect(count == 2, "a new pull")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude])
  func `invalid numbers are normalized`(number: Double) throws {
    var harness = SecondLevelHarness(threshold: number)
    harness.engine.extent = number
    for step in SecondLevelPhaseKind.allCases.flatMap(\.path) + [.pull(number), .inset(number)]
      + [.viewport(number), .lift(glide: number), .pull(0)]
    {
      try harness.perform(step)
    }
    #expect(harness.engine.thresholdDistance.isFinite)
    #expect(harness.engine.threshold >= 1)
  }
}

extension SecondLevelStep {
  static func random(using random: inout SplitMix64) -> SecondLevelStep {
    switch random.below(24) {
    case 0...2: .touch
    case 3...5: .lift(glide: random.pick([0, 0.2, 40, 300, -200, .nan, .infinity]))
    case 6...11: .pull(random.number(-400...900))
    case 12: .pull(random.pick([0, 50, 100, .nan, .infinity, -.infinity]))
    case 13: .open
    case 14: .close
    case 15: random.pick([.begin, .end])
    case 16: random.pick([.hide, .show])
    case 17: random.pick([.detach, .leave, .settle])
    case 18, 19: .finish
    case 20: .finishStale
    case 21: .viewport(random.pick([0, 300, 800, .nan, .infinity]))
    case 22: .inset(random.pick([0, 90, 900, -50, .nan]))
    default: .zoom(random.once(in: 3))
    }
  }
}
