import Foundation
import Testing

@testable import EdgeRefreshCore

/// Runs random sequences of steps and holds every answer to the rules.
struct RandomSequences<Engine: Machine> {
  /// The number that all sequences follow from: `EDGEREFRESH_SEED` of the environment, or 2024.
  let seed =
    ProcessInfo.processInfo.environment["EDGEREFRESH_SEED"].flatMap { UInt64($0) } ?? 2024

  /// The first of so many sequences that breaks a rule, shrunken; `nil` where none does.
  func firstFault(in count: Int, on edge: RefreshEdge) -> String? {
    print("seed \(seed), \(count) sequences of \(Engine.self) for the \(edge)")
    var steps = 0
    for index in 0..<count {
      let sequence = Bench<Engine>.sequence(seed: seed &+ UInt64(index) &* 0x1_0000_0001)
      steps += sequence.count
      guard let fault = Bench<Engine>.fault(in: sequence, on: edge) else { continue }
      let shrunken = sequence.shrunken { Bench<Engine>.fault(in: $0, on: edge) == fault }
      return "seed \(seed), sequence \(index), \(edge): \(fault): \(Step.text(shrunken))"
    }
    #expect(steps > count * 30)
    return nil
  }

  /// Where two benches first decide differently, but for the numbers of animations; `nil` where they
  /// decide alike all along.
  func firstDifference(
    in count: Int, between first: Bench<Engine>, and second: Bench<Engine>
  ) throws -> String? {
    let past = second.witness.lastNumber - first.witness.lastNumber
    for index in 0..<UInt64(count) {
      var (first, second) = (first, second)
      for step in Bench<Engine>.sequence(seed: seed &+ index) {
        let expected = try first.take(step)
        var decision = try second.take(step)
        decision.animation = decision.animation.map { $0 - past }
        guard decision == expected else {
          return "seed \(seed &+ index), \(step.word): \(expected), and \(decision)"
        }
      }
    }
    return nil
  }
}
