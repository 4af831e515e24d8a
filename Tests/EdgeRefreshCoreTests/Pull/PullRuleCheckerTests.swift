import Testing

@testable import EdgeRefreshCore

struct PullRuleCheckerTests {
  @Test(arguments: WrongPullDecisions.all)
  func `the checker reports a wrong decision`(_ wrongDecision: WrongDecision<PullEngine>) throws {
    try wrongDecision.check()
  }

  @Test
  func `there is a wrong decision for every rule`() {
    let rules = Set(WrongPullDecisions.all.map(\.rule))
    #expect(rules.isSuperset(of: Rule.shared))
    #expect(rules.union(WrongAutoDecisions.all.map(\.rule)) == Set(Rule.allCases))
  }
}

enum WrongPullDecisions {
  static let all =
    differences + lengths + animations + callbacks + events + ends + failures
    + thresholds

  private static let open = "begin pull:50 finish"

  private static let differences: [WrongDecision<PullEngine>] = [
    WrongDecision(.decisionHasState, "", .end(.success)) { decision, _ in
      decision.state = .noMoreData
    },
    WrongDecision(.decisionHasProgress, "", .end(.success)) { decision, _ in decision.progress = 1
    },
    WrongDecision(.decisionHasInset, "", .end(.success)) { decision, _ in decision.insetAmount = 1
    },
  ]

  private static let lengths: [WrongDecision<PullEngine>] = [
    WrongDecision(.insetIsValid, open, .show) { decision, engine in
      engine.insetAmount = -1
      decision.insetAmount = -1
    },
    WrongDecision(.closedAddsNoInset, "", .end(.success)) { decision, engine in
      engine.insetAmount = 1
      decision.insetAmount = 1
    },
    WrongDecision(.progressIsValid, "", .end(.success)) { decision, engine in
      engine.progress = .infinity
      decision.progress = .infinity
    },
    WrongDecision(.pullingOnlyPastEdge, "", .end(.success)) { decision, engine in
      engine.phase = .pulling
      decision.state = .pulling
    },
    WrongDecision(.refreshKeepsProgress, open, .show) { decision, engine in
      engine.progress = 0.5
      decision.progress = 0.5
    },
    WrongDecision(.restHasNoProgress, "", .end(.success)) { decision, engine in
      engine.progress = 0.5
      decision.progress = 0.5
    },
    WrongDecision(.onlyOpenSetsOffset, "", .end(.success)) { decision, _ in
      decision.pinnedOffset = 0
    },
    WrongDecision(.offsetIsFinite, "", .begin) { decision, _ in decision.pinnedOffset = .nan },
    WrongDecision(.contentRestsAtOffset, "", .begin) { decision, _ in decision.pinnedOffset = -49 },
    WrongDecision(.offsetIsSetOnce, "", .begin) { decision, engine in
      engine.insetAmount = 70
      decision.insetAmount = 70
      decision.pinnedOffset = -70
    },
  ]

  private static let animations: [WrongDecision<PullEngine>] = [
    WrongDecision(.animationHasNumber, "", .begin) { decision, _ in decision.animation = nil },
    WrongDecision(.waitsOnlyForOwnAnimation, "", .begin) { decision, _ in
      decision.animation = nil
      decision.speed = .immediate
    },
    WrongDecision(.numbersAreUnique, "", .begin) { decision, _ in decision.animation = 0 },
    WrongDecision(.waitsForStartedAnimation, "", .begin) { decision, _ in decision.animation = 2 },
    WrongDecision(.fastAnimationOpens, open, .end(.success)) { decision, _ in decision.speed = .fast
    },
    WrongDecision(.slowAnimationCloses, "", .begin) { decision, _ in decision.speed = .slow },
    WrongDecision(.animationHasDuration, "", .begin) { decision, _ in decision.speed = .immediate },
  ]

  private static let callbacks: [WrongDecision<PullEngine>] = [
    WrongDecision(.beginsOnlyIfAllowed, "mayBegin:false", .begin) { decision, engine in
      engine.phase = .waiting
      decision.state = .willRefresh
    },
    WrongDecision(.zoomBeginsNothing, "interactive:false", .pull(60)) { decision, engine in
      engine.phase = .waiting
      decision.state = .willRefresh
    },
    WrongDecision(.oneOutcome, "", .end(.success)) { decision, _ in decision.outcome = .success },
    WrongDecision(.oneEnd, "", .end(.success)) { decision, _ in decision.callbacks = .ended },
    WrongDecision(.endHasOutcome, open, .detach) { decision, _ in decision.outcome = nil },
    WrongDecision(.endPrecedesNextHandler, open, .show) { decision, _ in
      decision.callbacks = .refreshing
    },
    WrongDecision(.handlerWhileRefreshing, "", .end(.success)) { decision, _ in
      decision.callbacks = .refreshing
    },
    WrongDecision(.openingIsReportedOnce, open, .show) { decision, _ in decision.callbacks = .began
    },
    WrongDecision(.closingIsReportedOnce, open, .show) { decision, _ in
      decision.callbacks = .endAnimationBegan
    },
    WrongDecision(.handlerCallIsTracked, open, .detach) { decision, _ in decision.callbacks = [] },
  ]

  private static let events: [WrongDecision<PullEngine>] = [
    WrongDecision(.staleAnimationIsIgnored, "begin pull:50 end:success pull:0", .finishStale) {
      decision, engine in
      engine.phase = .idle()
    },
    WrongDecision(.staleHandlerIsIgnored, "", .staleHandlerReturn(.success)) { decision, engine in
      engine.phase = .exhausted()
      decision.state = .noMoreData
    },
    WrongDecision(.detachedIsAtRest, "", .detach) { _, engine in engine.isInWindow = true },
    WrongDecision(.isHiddenAsSet, "", .hide) { _, engine in engine.isHidden = false },
  ]

  private static func holding(
    _ holds: Hold, displaying outcome: RefreshOutcome
  ) -> PullEngine.Phase {
    .holding(
      1, holds: holds,
      ending: PullEngine.Ending(handlerCalled: true, exhausted: false, displayedOutcome: outcome))
  }

  private static let held = "holds:result begin pull:50 finish end:success"

  private static let ends: [WrongDecision<PullEngine>] = [
    WrongDecision(.endIsImmediate, open, .end(.success)) { decision, engine in
      engine = PullEngine(edge: .top, extent: 50)
      engine.isInWindow = true
      _ = engine.handle(.begin(isVisible: true), in: engine.geometry)
      _ = engine.handle(.animationFinished(1), in: engine.geometry)
      decision = .expected(.refreshing, progress: 1, inset: engine.insetAmount)
    },
    WrongDecision(.staleHoldIsIgnored, held, .staleHoldEnd(.result)) { _, engine in
      engine.phase = holding([], displaying: .success)
    },
    WrongDecision(.holdsBegin, "holds:minimumDuration", .begin) { decision, _ in
      decision.holds = []
    },
    WrongDecision(.holdsBegin, "holds:result begin finish", .end(.success)) { decision, _ in
      decision.holds = []
    },
    WrongDecision(.holdsBegin, "", .begin) { decision, _ in decision.holds = .minimumDuration },
    WrongDecision(.holdsUntilEnd, "holds:result begin pull:50 finish", .end(.success)) {
      decision, engine in
      engine.phase = .closing(
        2,
        ending: PullEngine.Ending(
          handlerCalled: true, exhausted: false, displayedOutcome: .success))
      engine.insetAmount = 0
      decision = .closes(.success)
    },
    WrongDecision(.holdsUntilEnd, held, .holdEnd(.result)) { decision, engine in
      engine.phase = holding(.result, displaying: .success)
      engine.insetAmount = 50
      decision = .expected(.idle, progress: 1, inset: 50)
    },
    WrongDecision(.completePullEndsHold, "\(held) touch", .pull(60)) { decision, engine in
      engine.phase = holding(.result, displaying: .success)
      engine.insetAmount = 50
      engine.progress = 1
      decision = .expected(.idle, progress: 1, inset: 50)
    },
    WrongDecision(.completePullEndsHold, "\(held) touch", .pull(50)) { decision, engine in
      engine.phase = .pulling
      decision = .expected(.pulling, progress: 1, inset: 50, .ended)
    },
    WrongDecision(.displaysOutcome, held, .show) { _, engine in
      engine.phase = holding(.result, displaying: .failure)
    },
    WrongDecision(.displaysOutcome, "", .show) { _, engine in
      engine.phase = .idle(displayedOutcome: .success)
    },
    WrongDecision(.failureIsDisplayed, "failure:true \(open)", .end(.failure)) { decision, engine in
      engine.phase = .failed(hasLeft: false)
      decision = .expected(.idle, progress: 1, .ended, outcome: .failure)
    },
  ]

  private static let failed = "failure:true begin pull:50 finish end:failure"

  private static let failures: [WrongDecision<PullEngine>] = [
    WrongDecision(.failureStays, at: .bottom, failed, .touch) { decision, engine in
      engine.phase = .idle()
      engine.insetAmount = 0
      decision.insetAmount = 0
    },
    WrongDecision(.failureStays, at: .bottom, failed, .pull(-200)) { _, engine in
      engine.phase = .failed(hasLeft: false)
    },
    WrongDecision(.retriesWhenDue, at: .bottom, failed, .pull(60)) { decision, engine in
      engine.phase = .opening(2, handlerCalled: false, holds: [])
      decision = .expected(.refreshing, progress: 1, inset: 50, animation: 2)
    },
    WrongDecision(.retriesWhenDue, at: .bottom, "\(failed) pull:-200", .pull(60)) {
      decision, engine in
      engine.phase = .failed(hasLeft: true)
      decision = .expected(.idle, progress: 1, inset: 50)
    },
  ]

  private static let thresholds: [WrongDecision<PullEngine>] = [
    WrongDecision(.thresholdIsReachedOnce, "touch pull:60", .pull(70)) { decision, _ in
      decision.callbacks = .thresholdReached
    },
    WrongDecision(.thresholdIsReachedOnce, "touch pull:20", .pull(30)) { decision, _ in
      decision.callbacks = .thresholdReached
    },
    WrongDecision(.thresholdIsReachedOnce, "mayBegin:false touch", .pull(60)) { decision, _ in
      decision.callbacks = .thresholdReached
    },
    WrongDecision(.thresholdIsReported, "touch", .pull(60)) { decision, _ in
      decision.callbacks = []
    },
    WrongDecision(.beginsAtThresholdOnce, "atThreshold:true touch", .pull(60)) {
      decision, engine in
      engine.phase = .pulling
      decision = .expected(.pulling, progress: 1, .thresholdReached)
    },
    WrongDecision(.fingerKeepsContent, "atThreshold:true touch pull:60", .pull(70)) {
      decision, engine in
      engine.phase = .opening(1, handlerCalled: true, holds: [])
      engine.insetAmount = 50
      decision = .opens()
    },
  ]
}
