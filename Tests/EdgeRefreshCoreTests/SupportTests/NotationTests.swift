import Randomness
import Testing

@testable import EdgeRefreshCore

struct NotationTests {
  @Test
  func `a drag reads as it is written`() {
    let steps = Step.sequence(
      "attach enter touch pull:60 release pull:50 finish answer:failure finish")
    #expect(
      steps == [
        .attach, .enter, .touch, .pull(60), .release, .pull(50), .finish, .answer(.failure),
        .finish,
      ])
  }

  @Test
  func `a sequence is written with short numbers`() {
    let steps: [Step] = [
      .extent(54), .pull(-0.5), .lengths(Step.Lengths(offset: -60, start: .infinity)),
      .set(.timing(.atOnce)), .end(.noMoreData), .answerLate(.success), .assign(.willRefresh),
    ]
    #expect(
      Step.text(steps)
        == "extent:54 pull:-0.5 lengths:-60,2000,800,inf,0 timing:atOnce end:noMoreData "
        + "answerLate:success assign:willRefresh")
  }

  @Test
  func `what is written reads back, whatever it is`() throws {
    for seed in 0..<1000 {
      var random = SplitMix64(seed: UInt64(seed))
      let text = Step.text(PullBench.sequence(using: &random))
      let steps = try #require(Step.sequence(text), "\(text)")
      try #require(Step.text(steps) == text)
    }
  }

  @Test
  func `every plain word is the name of its step`() {
    for (word, step) in Step.plain {
      #expect(step.word == word)
      #expect(Step(word) == step)
    }
  }

  @Test(arguments: [
    "tuoch", "pull", "pull:", "pull:far", "touch:1", "end", "end:well", "assign:open",
    "timing:never", "lengths:1,2,3,4", "lengths:1,2,3,4,", "pull:1:2", ":", "touch pul:60",
  ])
  func `what means nothing is not read`(text: String) throws {
    #expect(Step.sequence(text) == nil)
    #expect(throws: Fault.self) { try PullBench(after: text) }
  }

  @Test
  func `the generator of random numbers is SplitMix64`() {
    // The first numbers that the published algorithm gives for this seed.
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }

  @Test
  func `random numbers below a bound are all of those, about as often`() {
    var random = SplitMix64(seed: 1)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<7000 { counts[random.below(7)] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) })
  }

  @Test
  func `random sequences are 20 to 60 steps long and have every kind of step`() {
    var random = SplitMix64(seed: 1)
    let sequences = (0..<1000).flatMap { _ in
      [PullBench.sequence(using: &random), AutoBench.sequence(using: &random)]
    }
    #expect(sequences.map(\.count).min() == 20)
    #expect(sequences.map(\.count).max() == 60)
    let words = Set(sequences.joined().map { String($0.word.prefix { $0 != ":" }) })
    let withValues = [
      "pull", "inset", "content", "lengths", "extent", "paging", "mirrored", "timing", "reveals",
      "automatic", "nearness",
      "times", "mayBegin", "items", "interactive", "end", "answer", "answerLate", "assign",
    ]
    #expect(words == Set(Step.plain.map(\.word) + withValues))
  }
}
