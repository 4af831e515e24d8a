import Testing

@testable import EdgeRefreshCore

struct PullWitnessTests {
  @Test(arguments: PullLies.all)
  func `hears a lie`(_ lie: Lie<PullEngine>) throws {
    try lie.check()
  }

  @Test
  func `there is a lie for every rule of it, and every rule is one engine's or the other's`() {
    let rules = Set(PullLies.all.map(\.rule))
    #expect(rules.isSuperset(of: Rule.shared))
    #expect(rules.union(AutoLies.all.map(\.rule)) == Set(Rule.allCases))
  }
}

enum PullLies {
  static let all = mirroring + lengths + animations + callbacks + answers

  private static let open = "begin pull:50 finish"

  private static let mirroring: [Lie<PullEngine>] = [
    Lie(.mirrorsState, "", .reset) { decision, _ in decision.state = .noMoreData },
    Lie(.mirrorsPercent, "", .reset) { decision, _ in decision.pullingPercent = 1 },
    Lie(.mirrorsInset, "", .reset) { decision, _ in decision.insetDelta = 1 },
  ]

  private static let lengths: [Lie<PullEngine>] = [
    Lie(.insetIsPositive, open, .show) { decision, engine in
      engine.insetDelta = -1
      decision.insetDelta = -1
    },
    Lie(.closedTakesNoRoom, "", .reset) { decision, engine in
      engine.insetDelta = 1
      decision.insetDelta = 1
    },
    Lie(.percentIsPositive, "", .reset) { decision, engine in
      engine.pullingPercent = .infinity
      decision.pullingPercent = .infinity
    },
    Lie(.pullingIsPastTheEdge, "", .reset) { decision, engine in
      engine.phase = .pulling
      decision.state = .pulling
    },
    Lie(.refreshingIsWhole, open, .show) { decision, engine in
      engine.pullingPercent = 0.5
      decision.pullingPercent = 0.5
    },
    Lie(.restIsNothing, "", .reset) { decision, engine in
      engine.pullingPercent = 0.5
      decision.pullingPercent = 0.5
    },
    Lie(.onlyOpenMoves, "", .reset) { decision, _ in decision.pinnedOffset = 0 },
    Lie(.offsetIsNumber, "", .begin) { decision, _ in decision.pinnedOffset = .nan },
    Lie(.movesToRest, "", .begin) { decision, _ in decision.pinnedOffset = -49 },
    Lie(.movesOnce, "", .begin) { decision, engine in
      engine.insetDelta = 70
      decision.insetDelta = 70
      decision.pinnedOffset = -70
    },
  ]

  private static let animations: [Lie<PullEngine>] = [
    Lie(.animationHasNumber, "", .begin) { decision, _ in decision.animation = nil },
    Lie(.waitsForOwn, "", .begin) { decision, _ in
      decision.animation = nil
      decision.speed = .immediate
    },
    Lie(.numbersAreNew, "", .begin) { decision, _ in decision.animation = 0 },
    Lie(.waitsForStarted, "", .begin) { decision, _ in decision.animation = 2 },
    Lie(.fastOpens, open, .end(.success)) { decision, _ in decision.speed = .fast },
    Lie(.slowCloses, "", .begin) { decision, _ in decision.speed = .slow },
    Lie(.animationTakesTime, "", .begin) { decision, _ in decision.speed = .immediate },
  ]

  private static let callbacks: [Lie<PullEngine>] = [
    Lie(.beginsBarred, "mayBegin:false", .begin) { decision, engine in
      engine.phase = .waiting
      decision.state = .willRefresh
    },
    Lie(.beginsByZoom, "interactive:false", .pull(60)) { decision, engine in
      engine.phase = .waiting
      decision.state = .willRefresh
    },
    Lie(.oneOutcome, "", .reset) { decision, _ in decision.outcome = .success },
    Lie(.oneEnd, "", .reset) { decision, _ in decision.callbacks = .ended },
    Lie(.endHasOutcome, open, .detach) { decision, _ in decision.outcome = nil },
    Lie(.endComesFirst, open, .show) { decision, _ in decision.callbacks = .refreshing },
    Lie(.handlerWhileRefreshing, "", .reset) { decision, _ in decision.callbacks = .refreshing },
    Lie(.beginsOnce, open, .show) { decision, _ in decision.callbacks = .began },
    Lie(.closesOnce, open, .show) { decision, _ in decision.callbacks = .endAnimationBegan },
    Lie(.countsHandlers, open, .detach) { decision, _ in decision.callbacks = [] },
  ]

  private static let answers: [Lie<PullEngine>] = [
    Lie(.overtakenAnimation, "begin pull:50 end:success pull:0", .finishLate) {
      decision, engine in
      engine.phase = .idle
    },
    Lie(.overtakenHandler, "", .answerLate(.success)) { decision, engine in
      engine.phase = .exhausted
      decision.state = .noMoreData
    },
    Lie(.detachedIsAtRest, "", .detach) { _, engine in engine.isInWindow = true },
    Lie(.hidesAsTold, "", .hide) { _, engine in engine.isHidden = false },
  ]
}
