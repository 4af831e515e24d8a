import Testing

@testable import EdgeRefreshCore

struct AutoSequenceTests {
  private static let sequences = RandomSequences<AutoEngine>()

  @Test
  func `no sequence breaks a rule`() {
    // Scrolled away, at the content's end, and past the edge; with content that fills the viewport
    // and with content that does not.
    let moves: [Step] = [
      .pull(-900), .pull(0), .pull(60), .content(300), .content(2000), .inset(20),
    ]
    Exploration(from: AutoBench(), alphabet: moves + Step.commands).expectNoFault()
  }

  @Test
  func `the exploration tells apart all that an engine keeps`() {
    #expect(Exploration<AutoEngine>.Key.isComplete)
  }

  @Test(arguments: [RefreshEdge.bottom, .trailing])
  func `100,000 random sequences keep the rules, 50,000 for each end`(edge: RefreshEdge) {
    #expect(Self.sequences.firstFault(in: 50_000, on: edge) == nil)
  }

  @Test
  func `an engine that has loaded before decides as a new one`() throws {
    let past = "pull:60 end:failure pull:0 detach attach enter lengths:0,2000,800,0,0"
    let difference = try Self.sequences.firstDifference(
      in: 1000, between: AutoBench(), and: AutoBench(after: past))
    #expect(difference == nil)
  }

  @Test
  func `both ends decide alike, in every number`() throws {
    let difference = try Self.sequences.firstDifference(
      in: 1000, between: AutoBench(edge: .bottom), and: AutoBench(edge: .trailing))
    #expect(difference == nil)
  }
}
