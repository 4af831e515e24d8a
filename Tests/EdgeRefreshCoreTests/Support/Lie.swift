import Testing

@testable import EdgeRefreshCore

/// A true decision made false, and the rule that it breaks.
struct Lie<Engine: Machine>: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let path: String
  let step: Step
  let twist: @Sendable (inout Decision, inout Engine) -> Void

  init(
    _ rule: Rule, _ path: String, _ step: Step,
    twist: @escaping @Sendable (inout Decision, inout Engine) -> Void
  ) {
    self.rule = rule
    self.path = path
    self.step = step
    self.twist = twist
  }

  var testDescription: String { rule.rawValue }

  /// Expects that the witness hears nothing in the truth, and the rule in the lie.
  func check() throws {
    var bench = try Bench<Engine>(after: path)
    let event = bench.apply(step)
    let before = bench.engine
    var engine = bench.engine
    var decision = engine.handle(event, in: bench.geometry)
    var witness = bench.witness
    #expect(witness.hear(decision, to: event, from: before, now: engine) == nil)
    twist(&decision, &engine)
    witness = bench.witness
    #expect(witness.hear(decision, to: event, from: before, now: engine) == rule)
  }
}
