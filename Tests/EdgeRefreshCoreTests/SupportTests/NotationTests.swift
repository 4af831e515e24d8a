import Randomness
import Testing

@testable import EdgeRefreshCore

struct NotationTests {
  @Test
  func `a sequence of words is parsed into steps`() {
    let steps = Step.sequence(
      "attach enter touch pull:60 release pull:50 finish return:failure finish")
    #expect(
      steps == [
        .attach, .enter, .touch, .pull(60), .release, .pull(50), .finish, .handlerReturn(.failure),
        .finish,
      ])
  }

  @Test
  func `the text of a step has no unnecessary decimals`() {
    let steps: [Step] = [
      .extent(54), .pull(-0.5), .lengths(Step.Lengths(offset: -60, start: .infinity)),
      .set(.timing(.atOnce)), .end(.noMoreData), .staleHandlerReturn(.success),
      .assign(.willRefresh), .set(.holds([.minimumDuration, .result])), .holdEnd(.result),
      .set(.prefetch(.points(100))), .set(.prefetch(nil)),
    ]
    #expect(
      Step.text(steps)
        == "extent:54 pull:-0.5 lengths:-60,2000,800,inf,0 timing:atOnce end:noMoreData "
        + "returnStale:success assign:willRefresh holds:minimumDuration+result holdEnd:result "
        + "prefetch:points:100 prefetch:none")
  }

  @Test
  func `the text of a random sequence is parsed into the same sequence`() throws {
    for seed in 0..<1000 {
      var random = SplitMix64(seed: UInt64(seed))
      let text = Step.text(PullHarness.sequence(using: &random))
      let steps = try #require(Step.sequence(text), "\(text)")
      try #require(Step.text(steps) == text)
    }
  }

  @Test
  func `a plain word is the name of its step`() {
    for (word, step) in Step.plainWords {
      #expect(step.word == word)
      #expect(Step(word) == step)
    }
  }

  @Test(arguments: [
    "tuoch", "pull", "pull:", "pull:far", "touch:1", "end", "end:well", "assign:open",
    "timing:never", "holds:long", "holdEnd:", "prefetch:pages:2", "prefetch:items:1.5",
    "lengths:1,2,3,4", "lengths:1,2,3,4,", "pull:1:2", ":", "touch pul:60",
  ])
  func `an invalid word is rejected`(text: String) throws {
    #expect(Step.sequence(text) == nil)
    #expect(throws: HarnessError.self) { try PullHarness(after: text) }
  }

  @Test
  func `the random number generator is SplitMix64`() {
    // The first numbers of the published algorithm for this seed.
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }

  @Test
  func `random numbers below a bound are evenly distributed`() {
    var random = SplitMix64(seed: 1)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<7000 { counts[random.below(7)] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) })
  }

  @Test
  func `random sequences have 20 to 60 steps and include every kind`() {
    var random = SplitMix64(seed: 1)
    let sequences = (0..<1000).flatMap { _ in
      [PullHarness.sequence(using: &random), AutoHarness.sequence(using: &random)]
    }
    #expect(sequences.map(\.count).min() == 20)
    #expect(sequences.map(\.count).max() == 60)
    let words = Set(sequences.joined().map { String($0.word.prefix { $0 != ":" }) })
    let withValues = [
      "pull", "inset", "content", "lengths", "extent", "paging", "mirrored", "timing", "reveals",
      "automatic", "threshold",
      "limit", "loadsAgain", "mayBegin", "atThreshold", "failure", "holds", "prefetch",
      "itemsLength", "holdEnd", "holdEndStale", "items", "interactive", "end", "return",
      "returnStale",
      "assign",
    ]
    #expect(words == Set(Step.plainWords.map(\.word) + withValues))
  }
}
