import Testing

@testable import EdgeRefreshCore

@Suite("Engine that loads by itself: sequences of steps")
struct AutoSequenceTests {
  private static let sequences = RandomSequences<AutoEngine>()

  @Test("No sequence breaks a rule")
  func noSequenceBreaksARule() {
    // Scrolled away, at the content's end, and past the edge; with content that fills the viewport
    // and with content that does not.
    let moves: [Step] = [
      .pull(-900), .pull(0), .pull(60), .content(300), .content(2000), .inset(20),
    ]
    Exploration(from: AutoBench(), alphabet: moves + Step.commands).expectNoFault()
  }

  @Test("The exploration tells apart all that an engine keeps")
  func keyCoversTheEngine() {
    #expect(Exploration<AutoEngine>.Key.isComplete)
  }

  @Test(
    "100,000 random sequences keep the rules, 50,000 for each end",
    arguments: [RefreshEdge.bottom, .trailing])
  func sequencesKeepTheRules(edge: RefreshEdge) {
    #expect(Self.sequences.firstFault(in: 50_000, on: edge) == nil)
  }

  @Test("An engine that has loaded before decides as a new one")
  func historyDoesNotMatter() throws {
    let past = "pull:60 end:failure pull:0 detach attach enter lengths:0,2000,800,0,0"
    let difference = try Self.sequences.firstDifference(
      in: 1000, between: AutoBench(), and: AutoBench(after: past))
    #expect(difference == nil)
  }

  @Test("Both ends decide alike, in every number")
  func bothEnds() throws {
    let difference = try Self.sequences.firstDifference(
      in: 1000, between: AutoBench(edge: .bottom), and: AutoBench(edge: .trailing))
    #expect(difference == nil)
  }
}
