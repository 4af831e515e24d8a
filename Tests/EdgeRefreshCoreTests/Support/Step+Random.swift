import Randomness

@testable import EdgeRefreshCore

extension Step {
  /// A sequence of 20 to 60 steps for an engine with such settings.
  static func sequence(settings: [Setting], using random: inout SplitMix64) -> [Step] {
    let rare = rare + settings.map(Step.set)
    // One sequence in four meets numbers that no scroll view should come up with.
    let isSane = random.below(4) > 0
    let count = 20 + random.below(41)
    var steps: [Step] = []
    steps.reserveCapacity(count)
    for _ in 0..<count { steps.append(Step(rare: rare, using: &random, isSane: isSane)) }
    return steps
  }

  /// A step, more often one that moves than one that does not.
  private init(rare: [Step], using random: inout SplitMix64, isSane: Bool) {
    switch random.below(16) {
    case 0...4: self = .pull(Double.length(using: &random, isSane: isSane))
    case 5: self = .inset(Double.length(using: &random, isSane: isSane))
    case 6: self = random.pick(rare).resized(using: &random, isSane: isSane)
    case 7...9: self = random.pick(finger)
    case 10...11: self = random.pick(numbers)
    case 12: self = random.pick(orders)
    default: self = random.pick(common)
    }
  }

  /// The same step with lengths of its own, where it has any.
  private func resized(using random: inout SplitMix64, isSane: Bool) -> Step {
    switch self {
    case .lengths:
      .lengths(
        Lengths(
          offset: .length(using: &random, isSane: isSane),
          content: .length(using: &random, isSane: isSane) * 10,
          viewport: .length(using: &random, isSane: isSane) * 4,
          start: .length(using: &random, isSane: isSane),
          end: .length(using: &random, isSane: isSane)))
    case .content: .content(.length(using: &random, isSane: isSane) * 10)
    case .extent: .extent(.length(using: &random, isSane: isSane))
    default: self
    }
  }
}

// Kinds of steps, each with a share of its own in a sequence.
private let finger: [Step] = [.touch, .release, .cancel]
private let numbers: [Step] =
  [.finish, .finish, .finishLate]
  + RefreshOutcome.allCases.flatMap { [Step.answer($0), .answerLate($0)] }
private let orders = RefreshState.allCases.map(Step.assign)
private let rare: [Step] = [
  .lengths(Step.Lengths()), .content(2000), .extent(50), .paging(true), .paging(false),
  .mirrored(true), .mirrored(false), .items(0), .items(20), .items(40), .interactive(false),
  .interactive(true), .interactive(true),
  .detach, .leave,
  .hide,
]
private let common: [Step] =
  [.begin, .beginUnseen, .noMoreData, .reset, .show, .attach, .enter, .finish]
  + RefreshOutcome.allCases.map(Step.end)

extension Double {
  /// A length in points: often one that matters to a control of 50 points, else any.
  fileprivate static func length(using random: inout SplitMix64, isSane: Bool) -> Double {
    switch random.below(8) {
    case 0...3: random.pick(telling)
    case 4 where !isSane: random.pick(degenerate)
    default: Double(random.below(4001) - 2000) / 8
    }
  }

  private static let telling = [-200.0, 0, 25, 49.75, 50, 50.25, 60, 100]

  /// Numbers that make arithmetic go wrong.
  static let degenerate = [
    0, -0.0, -1, .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e9, -1e9, 1e18, 1e-18,
  ]
}

extension Bench {
  /// A sequence of 20 to 60 steps.
  static func sequence(using random: inout SplitMix64) -> [Step] {
    Step.sequence(settings: Engine.settings, using: &random)
  }

  /// The sequence of that seed.
  static func sequence(seed: UInt64) -> [Step] {
    var random = SplitMix64(seed: seed)
    return sequence(using: &random)
  }
}
