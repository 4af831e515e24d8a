import Foundation
import Testing

@testable import EdgeRefreshCore

@Suite("Random sequences of steps")
struct RandomSequenceTests {
  /// The number that all sequences follow from: `EDGEREFRESH_SEED` of the environment, or 2024.
  static let seed =
    ProcessInfo.processInfo.environment["EDGEREFRESH_SEED"].flatMap { UInt64($0) } ?? 2024
  static let sequencesPerEdge = 25_000

  @Test("100,000 sequences keep the rules, 25,000 for each edge", arguments: RefreshEdge.allCases)
  func sequencesKeepTheRules(edge: RefreshEdge) {
    print("seed \(Self.seed), \(Self.sequencesPerEdge) sequences for the \(edge)")
    var steps = 0
    for index in 0..<Self.sequencesPerEdge {
      var random = SplitMix64(seed: Self.seed &+ UInt64(index) &* 0x1_0000_0001)
      let sequence = Step.sequence(using: &random)
      steps += sequence.count
      guard let fault = Bench.fault(in: sequence, on: edge) else { continue }
      let shrunken = sequence.shrunken { Bench.fault(in: $0, on: edge) == fault }
      Issue.record(
        "seed \(Self.seed), sequence \(index), \(edge): \(fault): \(Step.text(shrunken))")
      return
    }
    #expect(steps > Self.sequencesPerEdge * 30)
  }

  @Test("An engine that has refreshed before decides as a new one, but for its numbers")
  func historyDoesNotMatter() throws {
    for index in 0..<1000 {
      var random = SplitMix64(seed: Self.seed &+ UInt64(index))
      var new = Bench()
      var old = try Bench(after: "begin pull:50 finish end:success pull:0 finish")
      let past = old.witness.lastNumber
      for step in Step.sequence(using: &random) {
        let expected = try new.take(step)
        var decision = try old.take(step)
        decision.animation = decision.animation.map { $0 - past }
        try #require(decision == expected)
      }
    }
  }
}
