import Randomness
import Testing

@testable import EdgeRefreshCore

struct PullSymmetryTests {
  static let seeds = UInt64(0)..<2000

  /// Room and offset are left out: only a control at the start gives up the room that is scrolled
  /// out of view, so that section headers pin to the top of what can be seen.
  @Test
  func `both ends of an axis go through the same states and call back alike`() throws {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      var start = PullBench(edge: .top)
      var end = PullBench(edge: .bottom)
      // A new scroll view stands at its start; here each stands as far from the edge in question.
      for step in [.pull(-200)] + PullBench.sequence(using: &random) where step.isMirrored {
        var decision = try start.take(step)
        var mirrored = try end.take(step)
        decision.insetDelta = 0
        mirrored.insetDelta = 0
        decision.pinnedOffset = nil
        mirrored.pinnedOffset = nil
        try #require(decision == mirrored, "seed \(seed), \(step.word)")
      }
    }
  }

  @Test(arguments: RefreshEdge.allCases)
  func `exactly at the edge a movement concerns a control at the start, and none at the end`(
    edge: RefreshEdge
  ) throws {
    let percent = edge.isStart ? 0.0 : 1
    let waiting = try PullBench(edge: edge, after: "leave beginUnseen pull:0")
    #expect(waiting.engine.pullingPercent == percent)
    let closing = try PullBench(edge: edge, after: "begin pull:50 finish end:success pull:0")
    #expect(closing.engine.pullingPercent == percent)
  }

  @Test(arguments: RefreshEdge.allCases)
  func `a refresh that opens shows all of the control at any edge`(edge: RefreshEdge) throws {
    var bench = PullBench(
      edge: edge, lengths: Step.Lengths(content: 2000, viewport: 800, start: 20, end: 34))
    let decision = try #require(try bench.run("begin"))
    #expect(decision.insetDelta == 50)
    // The content rests from -20 to 2000 + 34 - 800.
    #expect(decision.pinnedOffset == (edge.isStart ? -70 : 1284))
  }

  @Test
  func `after short content the room up to the end of the viewport belongs to the control`() throws
  {
    var bench = PullBench(edge: .bottom, lengths: Step.Lengths(content: 300, start: 20, end: 34))
    let decision = try #require(try bench.run("begin"))
    // 800 - 20 - 34 - 300 points are empty.
    #expect(decision.insetDelta == 496)
    #expect(decision.pinnedOffset == 30)
    // Added content does not move under the reader; an inset measures the room again.
    #expect(try bench.run("content:700")?.insetDelta == 496)
    #expect(try bench.run("inset:44")?.insetDelta == 86)
    #expect(try bench.run("content:2000")?.insetDelta == 86)
    #expect(try bench.run("end:success")?.insetDelta == 0)
  }
}

extension Step {
  /// Whether the step means the same at both ends: lengths that are given as such do not, nor does
  /// the edge itself, which concerns a control at the start only, nor do pulls that are so small that
  /// only one of the two sums rounds them away.
  fileprivate var isMirrored: Bool {
    switch self {
    case .lengths, .inset, .content: false
    case .pull(let distance): abs(distance) < 1e6 && abs(distance) > 1e-6
    case .items, .interactive, .extent, .paging, .set, .mirrored, .touch, .release, .cancel, .begin,
      .beginUnseen, .end,
      .noMoreData,
      .reset, .hide, .show, .attach, .detach, .enter, .leave, .finish, .finishLate, .answer,
      .answerLate, .assign:
      true
    }
  }
}
