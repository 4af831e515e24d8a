import Testing

@testable import EdgeRefreshCore

/// A decision of an engine with a wrong change, and the rule that the change breaks.
struct WrongDecision<Engine: TestableEngine>: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let edge: RefreshEdge
  let path: String
  let step: Step
  let change: @Sendable (inout Decision, inout Engine) -> Void

  init(
    _ rule: Rule, at edge: RefreshEdge = Engine.defaultEdge, _ path: String, _ step: Step,
    change: @escaping @Sendable (inout Decision, inout Engine) -> Void
  ) {
    self.rule = rule
    self.edge = edge
    self.path = path
    self.step = step
    self.change = change
  }

  var testDescription: String { rule.rawValue }

  /// Expects that the checker accepts the engine's decision, and reports the rule for the wrong
  /// one.
  func check() throws {
    var harness = try TestHarness<Engine>(edge: edge, after: path)
    let event = harness.apply(step)
    let before = harness.engine
    var engine = harness.engine
    var decision = engine.handle(event, in: harness.geometry)
    var checker = harness.checker
    #expect(checker.check(decision, about: event, before: before, after: engine) == nil)
    change(&decision, &engine)
    checker = harness.checker
    #expect(checker.check(decision, about: event, before: before, after: engine) == rule)
  }
}
