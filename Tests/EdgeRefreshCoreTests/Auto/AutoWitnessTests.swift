import Testing

@testable import EdgeRefreshCore

struct AutoWitnessTests {
  @Test(arguments: AutoLies.all)
  func `hears a lie`(_ lie: Lie<AutoEngine>) throws {
    try lie.check()
  }

  @Test
  func `there is a lie for every rule that both engines keep`() {
    #expect(Set(AutoLies.all.map(\.rule)).isSuperset(of: Rule.shared))
  }
}

enum AutoLies {
  static let all = shape + callbacks + answers + loading

  private static let shape: [Lie<AutoEngine>] = [
    Lie(.mirrorsState, "", .show) { decision, _ in decision.state = .noMoreData },
    Lie(.mirrorsPercent, "", .show) { decision, _ in decision.pullingPercent = 1 },
    Lie(.mirrorsInset, "", .show) { decision, _ in decision.insetDelta = 1 },
    Lie(.roomIsExtent, "", .leave) { decision, engine in
      engine.isAttached = false
      decision.insetDelta = 0
    },
    Lie(.neverCloses, "", .begin) { decision, _ in decision.animation = 1 },
    Lie(.neverCloses, "begin", .end(.success)) { decision, _ in
      decision.callbacks.insert(.endAnimationBegan)
    },
    Lie(.settlesAfterEnd, "begin", .end(.success)) { decision, _ in decision.pinnedOffset = 0 },
    Lie(.settlesAfterEnd, "paging:true pull:60 touch", .end(.success)) { decision, _ in
      decision.pinnedOffset = 0
    },
    Lie(.settlesAfterEnd, "paging:true pull:-300 begin", .end(.success)) { decision, _ in
      decision.pinnedOffset = nil
    },
    Lie(.settlesOnPage, "paging:true pull:-300 begin", .end(.success)) { decision, _ in
      decision.pinnedOffset = 400
    },
    Lie(.settlesOnPage, "paging:true pull:-300 begin", .end(.success)) { decision, _ in
      decision.pinnedOffset = 1600
    },
  ]

  private static let callbacks: [Lie<AutoEngine>] = [
    Lie(.numbersAreNew, "begin end:success", .begin) { _, engine in
      engine.phase = .refreshing(1)
    },
    Lie(.beginsBarred, "mayBegin:false", .begin) { decision, engine in
      engine.phase = .waiting
      decision.state = .willRefresh
    },
    Lie(.beginsByZoom, "interactive:false", .pull(60)) { decision, engine in
      engine.phase = .waiting
      decision.state = .willRefresh
    },
    Lie(.oneOutcome, "", .show) { decision, _ in decision.outcome = .success },
    Lie(.oneEnd, "", .show) { decision, _ in decision.callbacks = .ended },
    Lie(.endHasOutcome, "begin", .detach) { decision, _ in decision.outcome = nil },
    Lie(.endComesFirst, "begin", .enter) { decision, engine in
      engine.phase = .refreshing(2)
      decision.callbacks = .refreshing
    },
    Lie(.handlerWhileRefreshing, "", .show) { decision, _ in decision.callbacks = .refreshing },
    Lie(.beginsOnce, "begin", .show) { decision, _ in decision.callbacks = .began },
    Lie(.countsHandlers, "", .begin) { decision, _ in decision.callbacks = [] },
  ]

  private static let answers: [Lie<AutoEngine>] = [
    Lie(.overtakenAnimation, "", .finish) { _, engine in engine.isArmed = false },
    Lie(.overtakenHandler, "", .answerLate(.success)) { _, engine in engine.isArmed = false },
    Lie(.detachedIsAtRest, "", .detach) { _, engine in engine.isInWindow = true },
    Lie(.hidesAsTold, "extent:0 hide", .show) { _, engine in
      engine.isHidden = true
    },
    Lie(.beginsWhenAsked, "", .begin) { decision, engine in
      engine.phase = .waiting
      decision = .says(.willRefresh, room: 50)
    },
    Lie(.staysExhausted, "noMoreData", .touch) { decision, engine in
      engine.phase = .idle
      decision.state = .idle
    },
  ]

  private static let loading: [Lie<AutoEngine>] = [
    unasked("", .show), unasked("", .pull(-300)), unasked("touch pull:30", .release),
    unasked("pull:40 hide", .pull(60)), unasked("lengths:30,300,800,0,0 touch", .pull(10)),
    Lie(.loadsTooOften, "pull:60 end:success pull:10", .pull(60), twist: loads),
    Lie(.loadsTooOften, "touch pull:60 end:success pull:0", .pull(60), twist: loads),
    Lie(.loadsTooOften, "times:0 touch pull:60", .release, twist: loads),
    Lie(.loadsWhenDue, "touch pull:40", .pull(50), twist: doesNotLoad),
    Lie(.loadsWhenDue, "automatic:false touch pull:60", .release, twist: doesNotLoad),
  ]

  private static func unasked(_ path: String, _ step: Step) -> Lie<AutoEngine> {
    Lie(.loadsUnasked, path, step, twist: loads)
  }

  private static func loads(_ decision: inout Decision, _ engine: inout AutoEngine) {
    engine.phase = .refreshing(9)
    decision.state = .refreshing
    decision.pullingPercent = 1
    decision.callbacks = [.refreshing, .began]
  }

  private static func doesNotLoad(_ decision: inout Decision, _ engine: inout AutoEngine) {
    engine.phase = .idle
    decision = .says(.idle, room: 50)
  }
}
