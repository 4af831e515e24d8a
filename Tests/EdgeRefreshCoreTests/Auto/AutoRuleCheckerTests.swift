import Testing

@testable import EdgeRefreshCore

struct AutoRuleCheckerTests {
  @Test(arguments: WrongAutoDecisions.all)
  func `the checker reports a wrong decision`(_ wrongDecision: WrongDecision<AutoEngine>) throws {
    try wrongDecision.check()
  }

  @Test
  func `there is a wrong decision for every rule that both engines share`() {
    #expect(Set(WrongAutoDecisions.all.map(\.rule)).isSuperset(of: Rule.shared))
  }
}

enum WrongAutoDecisions {
  static let all = insets + callbacks + events + loading + failures

  private static let insets: [WrongDecision<AutoEngine>] = [
    WrongDecision(.decisionHasState, "", .show) { decision, _ in decision.state = .noMoreData },
    WrongDecision(.decisionHasProgress, "", .show) { decision, _ in decision.progress = 1 },
    WrongDecision(.decisionHasInset, "", .show) { decision, _ in decision.insetAmount = 1 },
    WrongDecision(.insetIsExtent, "", .leave) { decision, engine in
      engine.isAttached = false
      decision.insetAmount = 0
    },
    WrongDecision(.hasNoAnimation, "", .begin) { decision, _ in decision.animation = 1 },
    WrongDecision(.hasNoAnimation, "begin", .end(.success)) { decision, _ in
      decision.callbacks.insert(.endAnimationBegan)
    },
    WrongDecision(.settlesOnlyAfterEnd, "begin", .end(.success)) { decision, _ in
      decision.pinnedOffset = 0
    },
    WrongDecision(.settlesOnlyAfterEnd, "paging:true pull:60 touch", .end(.success)) {
      decision, _ in
      decision.pinnedOffset = 0
    },
    WrongDecision(.settlesOnlyAfterEnd, "paging:true pull:-300 begin", .end(.success)) {
      decision, _ in
      decision.pinnedOffset = nil
    },
    WrongDecision(.settlesOnPage, "paging:true pull:-300 begin", .end(.success)) { decision, _ in
      decision.pinnedOffset = 400
    },
    WrongDecision(.settlesOnPage, "paging:true pull:-300 begin", .end(.success)) { decision, _ in
      decision.pinnedOffset = 1600
    },
  ]

  private static let callbacks: [WrongDecision<AutoEngine>] = [
    WrongDecision(.numbersAreUnique, "begin end:success", .begin) { _, engine in
      engine.phase = .refreshing(1)
    },
    WrongDecision(.beginsOnlyIfAllowed, "mayBegin:false", .begin) { decision, engine in
      engine.phase = .waiting
      decision.state = .willRefresh
    },
    WrongDecision(.zoomBeginsNothing, "interactive:false", .pull(60)) { decision, engine in
      engine.phase = .waiting
      decision.state = .willRefresh
    },
    WrongDecision(.oneOutcome, "", .show) { decision, _ in decision.outcome = .success },
    WrongDecision(.oneEnd, "", .show) { decision, _ in decision.callbacks = .ended },
    WrongDecision(.endHasOutcome, "begin", .detach) { decision, _ in decision.outcome = nil },
    WrongDecision(.endPrecedesNextHandler, "begin", .enter) { decision, engine in
      engine.phase = .refreshing(2)
      decision.callbacks = .refreshing
    },
    WrongDecision(.handlerWhileRefreshing, "", .show) { decision, _ in
      decision.callbacks = .refreshing
    },
    WrongDecision(.openingIsReportedOnce, "begin", .show) { decision, _ in
      decision.callbacks = .began
    },
    WrongDecision(.handlerCallIsTracked, "", .begin) { decision, _ in decision.callbacks = [] },
  ]

  private static let events: [WrongDecision<AutoEngine>] = [
    WrongDecision(.staleAnimationIsIgnored, "", .finish) { _, engine in
      engine.budget.automaticLoadBegan(byFinger: false, isPrefetch: false)
    },
    WrongDecision(.staleHandlerIsIgnored, "", .staleHandlerReturn(.success)) { _, engine in
      engine.budget.automaticLoadBegan(byFinger: false, isPrefetch: false)
    },
    WrongDecision(.detachedIsAtRest, "", .detach) { _, engine in engine.isInWindow = true },
    WrongDecision(.isHiddenAsSet, "extent:0 hide", .show) { _, engine in
      engine.isHidden = true
    },
    WrongDecision(.appCanBegin, "", .begin) { decision, engine in
      engine.phase = .waiting
      decision = .expected(.willRefresh, inset: 50)
    },
    WrongDecision(.isIdleWhenHidden, "end:noMoreData", .hide) { decision, engine in
      engine.phase = .exhausted
      decision.state = .noMoreData
    },
    WrongDecision(.isIdleWhenHidden, "failure:true begin end:failure", .hide) { _, engine in
      engine.phase = .failed(hasLeft: false)
    },
    WrongDecision(.staysWhenHiddenForContent, "begin", .hideForContent) { decision, engine in
      engine.phase = .idle
      decision = .expected(.idle, .ended, outcome: .cancelled)
    },
    WrongDecision(.staysExhausted, "end:noMoreData", .touch) { decision, engine in
      engine.phase = .idle
      decision.state = .idle
    },
  ]

  private static let loading: [WrongDecision<AutoEngine>] = [
    undue("", .show), undue("", .pull(-300)), undue("touch pull:30", .release),
    undue("pull:40 hide", .pull(60)), undue("lengths:30,300,800,0,0 touch", .pull(10)),
    WrongDecision(
      .automaticLoadIsWithinLimit, "pull:60 end:success pull:10", .pull(60), change: loads),
    WrongDecision(
      .automaticLoadIsWithinLimit, "touch pull:60 end:success pull:0", .pull(60), change: loads),
    WrongDecision(.automaticLoadIsWithinLimit, "limit:0 touch pull:60", .release, change: loads),
    WrongDecision(.dueLoadBegins, "touch pull:40", .pull(50), change: doesNotLoad),
    WrongDecision(.dueLoadBegins, "automatic:false touch pull:60", .release, change: doesNotLoad),
  ]

  private static func undue(_ path: String, _ step: Step) -> WrongDecision<AutoEngine> {
    WrongDecision(.automaticLoadIsDue, path, step, change: loads)
  }

  private static func loads(_ decision: inout Decision, _ engine: inout AutoEngine) {
    engine.phase = .refreshing(9)
    decision.state = .refreshing
    decision.progress = 1
    decision.callbacks = [.refreshing, .began]
  }

  private static func doesNotLoad(_ decision: inout Decision, _ engine: inout AutoEngine) {
    engine.phase = .idle
    decision = .expected(.idle, inset: 50)
  }

  private static let failed = "failure:true pull:60 end:failure"

  private static let failures: [WrongDecision<AutoEngine>] = [
    WrongDecision(.endIsImmediate, "begin", .end(.success)) { decision, engine in
      engine.phase = .waiting
      decision = .expected(.willRefresh, inset: 50, .ended, outcome: .success)
    },
    WrongDecision(.staleHoldIsIgnored, "", .holdEnd(.result)) { _, engine in
      engine.budget.automaticLoadBegan(byFinger: true, isPrefetch: true)
    },
    WrongDecision(.failureIsDisplayed, "failure:true begin", .end(.failure)) { _, engine in
      engine.phase = .idle
    },
    WrongDecision(.failureIsDisplayed, "", .show) { _, engine in
      engine.phase = .failed(hasLeft: false)
    },
    WrongDecision(.failureStays, failed, .touch) { _, engine in engine.phase = .idle },
    WrongDecision(.failureStays, failed, .pull(0)) { _, engine in
      engine.phase = .failed(hasLeft: false)
    },
    WrongDecision(.automaticLoadIsDue, "\(failed) pull:50", .pull(60), change: loads),
    WrongDecision(.dueLoadBegins, "\(failed) pull:0 touch", .pull(60)) { decision, engine in
      engine.phase = .failed(hasLeft: true)
      decision = .expected(.idle, inset: 50)
    },
    WrongDecision(
      .prefetchesOnce,
      "limit:3 prefetch:points:200 pull:-900 touch pull:-150 end:success pull:-140", .pull(-130),
      change: loads),
  ]
}
