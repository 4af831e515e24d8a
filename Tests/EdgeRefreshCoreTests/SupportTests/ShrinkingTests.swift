import Randomness
import Testing

@testable import EdgeRefreshCore

struct ShrinkingTests {
  @Test
  func `a shrunken sequence has only the failing steps, with simple numbers`() throws {
    let long = try #require(
      Step.sequence(
        "attach touch pull:61.5 hide show inset:33 release pull:-7 begin end:failure finish"))
    // Fails if the finger is lifted after a pull of more than 50 points.
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
  func `a sequence that always fails becomes empty, and one that never fails is kept`() throws {
    let steps = try #require(Step.sequence("touch pull:1 release"))
    #expect(steps.shrunken { _ in true }.isEmpty)
    #expect(steps.shrunken { _ in false } == steps)
  }

  @Test
  func `an error in a random sequence shrinks to the necessary steps`() throws {
    // An invented rule: a control must not be exhausted while it closes.
    let fails: ([Step]) -> Bool = { steps in
      var harness = PullHarness()
      for step in steps {
        _ = try? harness.perform(step)
        if harness.engine.phaseKind == .closingExhausted { return true }
      }
      return false
    }
    let sequences = (UInt64(0)..<200).map { seed in
      var random = SplitMix64(seed: seed)
      return PullHarness.sequence(using: &random)
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
