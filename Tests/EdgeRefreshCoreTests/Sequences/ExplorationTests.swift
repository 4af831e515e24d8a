import Testing

@testable import EdgeRefreshCore

@Suite("All sequences of steps")
struct ExplorationTests {
  /// Every event, at offsets on both sides of everything that an engine compares with.
  static let alphabet: [Step] =
    [
      .pull(-200), .pull(0), .pull(25), .pull(50), .pull(60), .inset(0), .inset(20), .content(300),
      .content(2000),
      .timing(.atOnce), .timing(.afterOpening),
      .touch, .release, .cancel, .begin, .beginUnseen, .end(.success), .end(.failure),
      .end(.noMoreData), .noMoreData, .reset, .hide, .show, .attach, .detach, .enter, .leave,
      .finish, .finishLate, .answer(.success), .answer(.noMoreData), .answerLate(.success),
    ] + RefreshState.allCases.map(Step.assign)

  /// One edge at each end: the other axis decides alike, as the tests of the four edges show. The
  /// content fills the viewport or leaves 500 points of it empty.
  @Test("No sequence breaks a rule", arguments: [RefreshEdge.top, .bottom])
  func noSequenceBreaksARule(edge: RefreshEdge) {
    let exploration = Exploration(from: Bench(edge: edge), alphabet: Self.alphabet)
    if let (fault, way) = exploration.fault {
      Issue.record("\(fault), at the \(edge): \(Step.text(way))")
    }
    #expect(exploration.places == Set(Place.allCases))
    #expect(exploration.states > 5000 && exploration.depth > 10)
    print(
      "explored \(edge): \(exploration.states) states,",
      "\(exploration.steps) steps, depth \(exploration.depth)")
  }

  @Test("The exploration tells apart all that an engine keeps")
  func keyCoversTheEngine() {
    let kept = Mirror(reflecting: Bench().engine).children.compactMap(\.label)
    #expect(kept.sorted() == Exploration.Key.covered.sorted())
  }

  @Test("The exploration finds the shortest way to a fault")
  func faultsAreFound() throws {
    // Handing out numbers again from 1 is a fault of the second refresh.
    var bench = Bench()
    try bench.take(.begin)
    var forgetful = Bench()
    forgetful.listen(like: bench)
    let exploration = Exploration(from: forgetful, alphabet: Self.alphabet)
    let (fault, way) = try #require(exploration.fault)
    #expect(fault.description == "it gives out a number again")
    #expect(Step.text(way) == "begin")
  }
}
