import Testing

@testable import EdgeRefreshCore

@Suite("The witness")
struct WitnessTests {
  /// A true decision made false, and the rule that it breaks.
  struct Lie: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let path: String
    let step: Step
    let twist: @Sendable (inout Decision, inout PullEngine) -> Void

    init(
      _ rule: Rule, _ path: String, _ step: Step,
      twist: @escaping @Sendable (inout Decision, inout PullEngine) -> Void
    ) {
      self.rule = rule
      self.path = path
      self.step = step
      self.twist = twist
    }

    var testDescription: String { rule.rawValue }
  }

  @Test("Hears a lie", arguments: Lie.all)
  func hears(_ lie: Lie) throws {
    var bench = try Bench(after: lie.path)
    let before = bench.engine
    let event = bench.apply(lie.step)
    var engine = bench.engine
    var decision = engine.handle(event, in: bench.geometry)
    var witness = bench.witness
    #expect(witness.hear(decision, to: event, from: before, now: engine) == nil)
    lie.twist(&decision, &engine)
    witness = bench.witness
    #expect(witness.hear(decision, to: event, from: before, now: engine) == lie.rule)
  }

  @Test("There is a lie for every rule")
  func everyRuleIsHeard() {
    #expect(Set(Lie.all.map(\.rule)) == Set(Rule.allCases))
  }
}

extension WitnessTests.Lie {
  static let all = mirroring + lengths + animations + callbacks + answers

  private static let open = "begin pull:50 finish"

  private static let mirroring: [Self] = [
    Self(.mirrorsState, "", .reset) { decision, _ in decision.state = .noMoreData },
    Self(.mirrorsPercent, "", .reset) { decision, _ in decision.pullingPercent = 1 },
    Self(.mirrorsInset, "", .reset) { decision, _ in decision.insetDelta = 1 },
  ]

  private static let lengths: [Self] = [
    Self(.insetIsPositive, open, .show) { decision, engine in
      engine.insetDelta = -1
      decision.insetDelta = -1
    },
    Self(.closedTakesNoRoom, "", .reset) { decision, engine in
      engine.insetDelta = 1
      decision.insetDelta = 1
    },
    Self(.percentIsPositive, "", .reset) { decision, engine in
      engine.pullingPercent = .infinity
      decision.pullingPercent = .infinity
    },
    Self(.pullingIsPastTheEdge, "", .reset) { decision, engine in
      engine.phase = .pulling
      decision.state = .pulling
    },
    Self(.refreshingIsWhole, open, .show) { decision, engine in
      engine.pullingPercent = 0.5
      decision.pullingPercent = 0.5
    },
    Self(.restIsNothing, "", .reset) { decision, engine in
      engine.pullingPercent = 0.5
      decision.pullingPercent = 0.5
    },
    Self(.onlyOpenMoves, "", .reset) { decision, _ in decision.pinnedOffset = 0 },
    Self(.offsetIsNumber, "", .begin) { decision, _ in decision.pinnedOffset = .nan },
    Self(.movesToRest, "", .begin) { decision, _ in decision.pinnedOffset = -49 },
    Self(.movesOnce, "", .begin) { decision, engine in
      engine.insetDelta = 70
      decision.insetDelta = 70
      decision.pinnedOffset = -70
    },
  ]

  private static let animations: [Self] = [
    Self(.animationHasNumber, "", .begin) { decision, _ in decision.animation = nil },
    Self(.waitsForOwn, "", .begin) { decision, _ in
      decision.animation = nil
      decision.speed = .immediate
    },
    Self(.numbersAreNew, "", .begin) { decision, _ in decision.animation = 0 },
    Self(.waitsForStarted, "", .begin) { decision, _ in decision.animation = 2 },
    Self(.fastOpens, open, .end(.success)) { decision, _ in decision.speed = .fast },
    Self(.slowCloses, "", .begin) { decision, _ in decision.speed = .slow },
    Self(.animationTakesTime, "", .begin) { decision, _ in decision.speed = .immediate },
  ]

  private static let callbacks: [Self] = [
    Self(.oneOutcome, "", .reset) { decision, _ in decision.outcome = .success },
    Self(.oneEnd, "", .reset) { decision, _ in decision.callbacks = .ended },
    Self(.endHasOutcome, open, .detach) { decision, _ in decision.outcome = nil },
    Self(.endComesFirst, open, .show) { decision, _ in decision.callbacks = .refreshing },
    Self(.handlerWhileRefreshing, "", .reset) { decision, _ in decision.callbacks = .refreshing },
    Self(.beginsOnce, open, .show) { decision, _ in decision.callbacks = .began },
    Self(.closesOnce, open, .show) { decision, _ in decision.callbacks = .endAnimationBegan },
    Self(.countsHandlers, open, .detach) { decision, _ in decision.callbacks = [] },
  ]

  private static let answers: [Self] = [
    Self(.overtakenAnimation, "begin pull:50 end:success pull:0", .finishLate) {
      decision, engine in
      engine.phase = .idle
    },
    Self(.overtakenHandler, "", .answerLate(.success)) { decision, engine in
      engine.phase = .exhausted
      decision.state = .noMoreData
    },
    Self(.detachedIsAtRest, "", .detach) { _, engine in engine.isInWindow = true },
    Self(.hidesAsTold, "", .hide) { _, engine in engine.isHidden = false },
  ]
}
