import Testing

@testable import EdgeRefreshCore

/// Leads an engine through a life among numbers that no scroll view should come up with.
struct DegenerateNumbers<Engine: Machine> {
  /// From an engine at rest to one at rest, with all that can come between.
  let life: [Step]
  /// Where that life ends.
  let rest: Engine.Place

  init(life: String, rest: Engine.Place) throws {
    self.life = try #require(Step.sequence(life))
    self.rest = rest
  }

  /// Expects that every mixture of such numbers keeps the rules.
  func checkMixtures(on edge: RefreshEdge) throws {
    let values: [Double] = [0, 54, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude]
    var mixtures = 0
    for extent in values {
      for offset in values {
        for length in values {
          for inset in values {
            let lengths = Step.Lengths(
              offset: offset, content: length, viewport: 800, start: inset, end: -inset)
            var bench = Bench<Engine>(edge: edge, extent: extent, lengths: lengths)
            try bench.take(.lengths(lengths))
            for step in life { try bench.take(step) }
            #expect(bench.engine.place == rest)
            mixtures += 1
          }
        }
      }
    }
    #expect(mixtures == 2401)
  }

  /// Expects that one such number in every place of its own keeps the rules.
  func check(_ value: Double, on edge: RefreshEdge) throws {
    let fields: [WritableKeyPath<Step.Lengths, Double>] = [
      \.offset, \.content, \.viewport, \.start, \.end,
    ]
    for field in fields {
      var lengths = Step.Lengths()
      lengths[keyPath: field] = value
      var bench = Bench<Engine>(edge: edge, lengths: lengths)
      for step in life + [.lengths(lengths), .begin, .extent(value), .lengths(lengths)] + life {
        try bench.take(step)
      }
      #expect(bench.engine.place == rest)
    }
  }
}
