import Testing

@testable import EdgeRefreshCore

/// Performs a sequence of steps with invalid numbers.
struct InvalidNumbers<Engine: TestableEngine> {
  /// The steps, which begin and end with an engine at rest.
  let sequence: [Step]
  /// The phase after the steps.
  let finalPhase: Engine.PhaseKind

  init(sequence: String, finalPhase: Engine.PhaseKind) throws {
    self.sequence = try #require(Step.sequence(sequence))
    self.finalPhase = finalPhase
  }

  /// Expects that every combination of invalid numbers keeps the rules.
  func checkCombinations(on edge: RefreshEdge) throws {
    let values: [Double] = [0, 54, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude]
    var combinations = 0
    for extent in values {
      for offset in values {
        for length in values {
          for inset in values {
            let lengths = Step.Lengths(
              offset: offset, content: length, viewport: 800, start: inset, end: -inset)
            var harness = TestHarness<Engine>(edge: edge, extent: extent, lengths: lengths)
            try harness.perform(.lengths(lengths))
            for step in sequence { try harness.perform(step) }
            #expect(harness.engine.phaseKind == finalPhase)
            combinations += 1
          }
        }
      }
    }
    #expect(combinations == 2401)
  }

  /// Expects that a number keeps the rules in each field of the lengths.
  func check(_ value: Double, on edge: RefreshEdge) throws {
    let fields: [WritableKeyPath<Step.Lengths, Double>] = [
      \.offset, \.content, \.viewport, \.start, \.end,
    ]
    for field in fields {
      var lengths = Step.Lengths()
      lengths[keyPath: field] = value
      var harness = TestHarness<Engine>(edge: edge, lengths: lengths)
      for step in sequence + [.lengths(lengths), .begin, .extent(value), .lengths(lengths)]
        + sequence
      {
        try harness.perform(step)
      }
      #expect(harness.engine.phaseKind == finalPhase)
    }
  }
}
