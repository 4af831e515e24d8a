import Randomness
import Testing

@testable import EdgeRefreshCore

struct ShrinkingTests {
  @Test
  func `only what makes it fail is left, in its order and with simple numbers`() throws {
    let long = try #require(
      Step.sequence(
        "attach touch pull:61.5 hide show inset:33 release pull:-7 begin end:failure finish"))
    // Fails where something is let go after a pull of more than 50 points.
    let short = long.shrunken { steps in
      guard let release = steps.firstIndex(of: .release) else { return false }
      return steps[..<release].contains { step in
        guard case .pull(let distance) = step else { return false }
        return distance > 50
      }
    }
    #expect(Step.text(short) == "pull:60 release")
  }

  @Test
  func `what always fails shrinks to nothing, what never fails stays`() throws {
    let steps = try #require(Step.sequence("touch pull:1 release"))
    #expect(steps.shrunken { _ in true }.isEmpty)
    #expect(steps.shrunken { _ in false } == steps)
  }

  @Test
  func `a fault deep in a random sequence shrinks to the steps that it takes`() throws {
    // Pretend that a control must never be exhausted while it closes.
    let fails: ([Step]) -> Bool = { steps in
      var bench = PullBench()
      for step in steps {
        _ = try? bench.take(step)
        if bench.engine.place == .closingExhausted { return true }
      }
      return false
    }
    let sequences = (UInt64(0)..<200).map { seed in
      var random = SplitMix64(seed: seed)
      return PullBench.sequence(using: &random)
    }
    let failing = try #require(sequences.first(where: fails))
    let shrunken = failing.shrunken(whileFailing: fails)
    #expect(fails(shrunken))
    for index in shrunken.indices {
      var shorter = shrunken
      shorter.remove(at: index)
      #expect(!fails(shorter), "\(Step.text(shrunken)) does not need step \(index)")
    }
  }
}
