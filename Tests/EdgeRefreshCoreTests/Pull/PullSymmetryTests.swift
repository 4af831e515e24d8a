import Randomness
import Testing

@testable import EdgeRefreshCore

struct PullSymmetryTests {
  static let seeds = UInt64(0)..<2000

  /// Inset and offset are not compared. Only a control at the start removes the inset that is
  /// scrolled out of view, so that section headers are pinned to the visible top.
  @Test
  func `both ends of an axis have the same states and callbacks`() throws {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      var start = PullHarness(edge: .top)
      var end = PullHarness(edge: .bottom)
      // The first step moves both to the same distance from their edge.
      for step in [.pull(-200)] + PullHarness.sequence(using: &random) where step.isMirrored {
        var decision = try start.perform(step)
        var mirrored = try end.perform(step)
        decision.insetAmount = 0
        mirrored.insetAmount = 0
        decision.pinnedOffset = nil
        mirrored.pinnedOffset = nil
        try #require(decision == mirrored, "seed \(seed), \(step.word)")
      }
    }
  }

  @Test(arguments: RefreshEdge.allCases)
  func `a movement exactly at the edge sets the progress only at the start`(
    edge: RefreshEdge
  ) throws {
    let progress = edge.isStart ? 0.0 : 1
    let waiting = try PullHarness(edge: edge, after: "leave beginOffscreen pull:0")
    #expect(waiting.engine.progress == progress)
    let closing = try PullHarness(edge: edge, after: "begin pull:50 finish end:success pull:0")
    #expect(closing.engine.progress == progress)
  }

  @Test(arguments: RefreshEdge.allCases)
  func `an opening control is entirely in view at any edge`(edge: RefreshEdge) throws {
    var harness = PullHarness(
      edge: edge, lengths: Step.Lengths(content: 2000, viewport: 800, start: 20, end: 34))
    let decision = try #require(try harness.run("begin"))
    #expect(decision.insetAmount == 50)
    // The content rests from -20 to 2000 + 34 - 800.
    #expect(decision.pinnedOffset == (edge.isStart ? -70 : 1284))
  }

  @Test
  func `the inset after short content includes the rest of the viewport`() throws {
    var harness = PullHarness(
      edge: .bottom, lengths: Step.Lengths(content: 300, start: 20, end: 34))
    let decision = try #require(try harness.run("begin"))
    // 800 - 20 - 34 - 300 = 446 points of the viewport are empty.
    #expect(decision.insetAmount == 496)
    #expect(decision.pinnedOffset == 30)
    // The control's inset stays when the content changes, so nothing scrolls. It changes with the
    // app's inset.
    #expect(try harness.run("content:700")?.insetAmount == 496)
    #expect(try harness.run("inset:44")?.insetAmount == 86)
    #expect(try harness.run("content:2000")?.insetAmount == 86)
    #expect(try harness.run("end:success")?.insetAmount == 0)
  }
}

extension Step {
  /// Whether the step has the same meaning at both ends. These steps do not:
  /// - changes of lengths
  /// - a movement exactly to the edge, which sets the progress only at the start
  /// - the display of failures, because only a control at the end stays open
  /// - very small and very large pulls, which the two ends round or limit differently
  fileprivate var isMirrored: Bool {
    switch self {
    case .lengths, .inset, .content, .set(.failure): false
    case .pull(let distance): abs(distance) < 1e6 && abs(distance) > 1e-6
    default: true
    }
  }
}
