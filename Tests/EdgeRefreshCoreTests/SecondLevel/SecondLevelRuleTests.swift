import Testing

@testable import EdgeRefreshCore

/// The checker reports wrong decisions.
struct SecondLevelRuleTests {
  /// A decision after some steps, with a change that breaks a rule.
  struct Wrong: Sendable {
    let rule: SecondLevelRule
    let steps: [SecondLevelStep]
    let change: @Sendable (inout SecondLevelDecision, inout SecondLevelEngine) -> Void
  }

  static let wrongDecisions: [Wrong] = [
    Wrong(rule: .theAmountIsNotNegativeAndEndsAtTheViewport, steps: [.open]) { decision, _ in
      decision.insetAmount = 801
    },
    Wrong(rule: .onlyAnOpenSecondLevelHasAnAmount, steps: [.touch]) { decision, _ in
      decision.insetAmount = 10
    },
    Wrong(rule: .withoutAFingerAnOpenSecondLevelFillsTheViewport, steps: [.open, .finish]) {
      decision, _ in decision.insetAmount = 500
    },
    Wrong(rule: .whileItOpensTheAmountIsTheVisiblePart, steps: [.open, .pull(60)]) { decision, _ in
      decision.insetAmount = 800
    },
    Wrong(rule: .onlyAPullPastTheThresholdArms, steps: [.touch, .pull(90)]) { decision, engine in
      decision.state = .armed
      engine.phase = .armed
    },
    Wrong(rule: .eachPullReachesTheThresholdOnce, steps: [.touch, .pull(120)]) { decision, _ in
      decision.isThresholdReached = false
    },
    Wrong(rule: .theSecondLevelOpensOnlyIfItMay, steps: [.open]) { _, engine in
      engine.mayOpen = false
    },
    Wrong(rule: .onlyALiftedFingerOrTheAppOpens, steps: [.close]) { decision, engine in
      decision.state = .opening
      decision.animation = SecondLevelEngine.firstNumber + 1
      engine.phase = .opening(SecondLevelEngine.firstNumber + 1, from: 0)
    },
    Wrong(rule: .anAnimationBelongsToOpeningOrClosing, steps: [.touch]) { decision, _ in
      decision.animation = SecondLevelEngine.firstNumber + 1
    },
    Wrong(rule: .eachAnimationHasANewNumber, steps: [.open, .close]) { decision, _ in
      decision.animation = SecondLevelEngine.firstNumber + 1
    },
    Wrong(rule: .theContentMovesToAnEnd, steps: [.open]) { decision, _ in
      decision.pinnedOffset = -400
    },
    Wrong(rule: .closingAtOnceReturnsTheContent, steps: [.open, .finish, .detach]) { decision, _ in
      decision.pinnedOffset = nil
    },
    Wrong(rule: .aRefreshIsBlockedOnlyWhileOpeningOrOpen, steps: [.touch]) { _, engine in
      engine.phase = .open(isLifted: false)
    },
  ]

  @Test(arguments: wrongDecisions)
  func `a wrong decision is reported`(wrong: Wrong) throws {
    var harness = try SecondLevelHarness(after: Array(wrong.steps.dropLast()))
    let event = harness.apply(try #require(wrong.steps.last))
    let before = harness.engine
    var decision = harness.engine.handle(event, in: harness.geometry)
    var checker = harness.checker
    try checker.check(decision, of: event, from: before, to: harness.engine)
    wrong.change(&decision, &harness.engine)
    checker = harness.checker
    #expect(throws: wrong.rule) {
      try checker.check(decision, of: event, from: before, to: harness.engine)
    }
  }

  @Test func `there is a wrong decision for each rule`() {
    #expect(Set(Self.wrongDecisions.map(\.rule)) == Set(SecondLevelRule.allCases))
  }
}
