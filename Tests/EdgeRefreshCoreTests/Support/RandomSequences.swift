import Foundation
import Testing

@testable import EdgeRefreshCore

/// Runs random sequences of steps and holds every answer to the rules.
struct RandomSequences<Engine: Machine> {
  /// The number that all sequences follow from: `EDGEREFRESH_SEED` of the environment, or 2024.
  let seed =
    ProcessInfo.processInfo.environment["EDGEREFRESH_SEED"].flatMap { UInt64($0) } ?? 2024

  /// Expects that so many sequences break no rule; shrinks the first one that does.
  func check(_ count: Int, on edge: RefreshEdge) {
    print("seed \(seed), \(count) sequences of \(Engine.self) for the \(edge)")
    var steps = 0
    for index in 0..<count {
      let sequence = Bench<Engine>.sequence(seed: seed &+ UInt64(index) &* 0x1_0000_0001)
      steps += sequence.count
      guard let fault = Bench<Engine>.fault(in: sequence, on: edge) else { continue }
      let shrunken = sequence.shrunken { Bench<Engine>.fault(in: $0, on: edge) == fault }
      Issue.record("seed \(seed), sequence \(index), \(edge): \(fault): \(Step.text(shrunken))")
      return
    }
    #expect(steps > count * 30)
  }

  /// Expects that two benches decide alike all along, but for the numbers of animations.
  func compare(_ count: Int, _ first: Bench<Engine>, with second: Bench<Engine>) throws {
    let past = second.witness.lastNumber - first.witness.lastNumber
    for index in 0..<UInt64(count) {
      var (first, second) = (first, second)
      for step in Bench<Engine>.sequence(seed: seed &+ index) {
        let expected = try first.take(step)
        var decision = try second.take(step)
        decision.animation = decision.animation.map { $0 - past }
        try #require(decision == expected, "seed \(seed &+ index), \(step.word)")
      }
    }
  }
}
