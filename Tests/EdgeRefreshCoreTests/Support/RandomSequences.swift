import Foundation
import Testing

@testable import EdgeRefreshCore

/// Performs random sequences of steps and checks every decision against the rules.
struct RandomSequences<Engine: TestableEngine> {
  /// The seed of all sequences: the environment variable `EDGEREFRESH_SEED`, or 2024.
  let seed =
    ProcessInfo.processInfo.environment["EDGEREFRESH_SEED"].flatMap { UInt64($0) } ?? 2024

  /// Returns the first sequence that breaks a rule, shrunken; `nil` if there is none.
  func firstError(in count: Int, on edge: RefreshEdge) -> String? {
    print("seed \(seed), \(count) sequences of \(Engine.self) for the \(edge)")
    var steps = 0
    for index in 0..<count {
      let sequence = TestHarness<Engine>.sequence(seed: seed &+ UInt64(index) &* 0x1_0000_0001)
      steps += sequence.count
      guard let error = TestHarness<Engine>.firstError(in: sequence, on: edge) else { continue }
      let shrunken = sequence.shrunken { TestHarness<Engine>.firstError(in: $0, on: edge) == error }
      return "seed \(seed), sequence \(index), \(edge): \(error): \(Step.text(shrunken))"
    }
    #expect(steps > count * 30)
    return nil
  }

  /// Returns the first difference between the decisions of two harnesses, except in the numbers of
  /// animations; `nil` if there is none.
  func firstDifference(
    in count: Int, between first: TestHarness<Engine>, and second: TestHarness<Engine>
  ) throws -> String? {
    let usedNumbers = second.checker.lastNumber - first.checker.lastNumber
    for index in 0..<UInt64(count) {
      var (first, second) = (first, second)
      for step in TestHarness<Engine>.sequence(seed: seed &+ index) {
        let expected = try first.perform(step)
        var decision = try second.perform(step)
        decision.animation = decision.animation.map { $0 - usedNumbers }
        guard decision == expected else {
          return "seed \(seed &+ index), \(step.word): \(expected) and \(decision)"
        }
      }
    }
    return nil
  }
}
