import Randomness

@testable import EdgeRefreshCore

extension Step {
  /// Makes a random sequence of 20 to 60 steps for an engine with some settings.
  static func sequence(settings: [Setting], using random: inout SplitMix64) -> [Step] {
    let rare = rare + settings.map(Step.set)
    // One sequence in four can have invalid numbers.
    let isValid = random.below(4) > 0
    let count = 20 + random.below(41)
    var steps: [Step] = []
    steps.reserveCapacity(count)
    for _ in 0..<count { steps.append(Step(rare: rare, using: &random, isValid: isValid)) }
    return steps
  }

  /// Makes a random step. Movements are more frequent than other steps.
  private init(rare: [Step], using random: inout SplitMix64, isValid: Bool) {
    switch random.below(16) {
    case 0...4: self = .pull(Double.length(using: &random, isValid: isValid))
    case 5: self = .inset(Double.length(using: &random, isValid: isValid))
    case 6: self = random.pick(rare).resized(using: &random, isValid: isValid)
    case 7...9: self = random.pick(finger)
    case 10...11: self = random.pick(completions)
    case 12: self = random.pick(assignments)
    default: self = random.pick(common)
    }
  }

  /// Returns the step with random lengths, if it has any.
  private func resized(using random: inout SplitMix64, isValid: Bool) -> Step {
    switch self {
    case .lengths:
      .lengths(
        Lengths(
          offset: .length(using: &random, isValid: isValid),
          content: .length(using: &random, isValid: isValid) * 10,
          viewport: .length(using: &random, isValid: isValid) * 4,
          start: .length(using: &random, isValid: isValid),
          end: .length(using: &random, isValid: isValid)))
    case .content: .content(.length(using: &random, isValid: isValid) * 10)
    case .extent: .extent(.length(using: &random, isValid: isValid))
    default: self
    }
  }
}

// Groups of steps, each with its own probability.
private let finger: [Step] = [.touch, .release, .cancel]
private let completions: [Step] =
  [.finish, .finish, .finishStale] + Step.holdEnds + Step.holdEnds
  + [.staleHoldEnd(.result), .staleHoldEnd(.minimumDuration)]
  + RefreshOutcome.allCases.flatMap { [Step.handlerReturn($0), .staleHandlerReturn($0)] }
private let assignments = RefreshState.allCases.map(Step.assign)
private let rare: [Step] = [
  .lengths(Step.Lengths()), .content(2000), .extent(50), .paging(true), .paging(false),
  .mirrored(true), .mirrored(false), .items(0), .items(20), .items(40), .interactive(false),
  .interactive(true), .interactive(true),
  .detach, .leave, .openLevel, .closeLevel,
  .hide, .hideForContent,
]
private let common: [Step] =
  [.begin, .beginOffscreen, .show, .attach, .enter, .finish]
  + RefreshOutcome.allCases.map(Step.end)

extension Double {
  /// Returns a random length in points, often one at a boundary of a control of 50 points.
  fileprivate static func length(using random: inout SplitMix64, isValid: Bool) -> Double {
    switch random.below(8) {
    case 0...3: random.pick(boundaries)
    case 4 where !isValid: random.pick(invalid)
    default: Double(random.below(4001) - 2000) / 8
    }
  }

  private static let boundaries = [-200.0, 0, 25, 49.75, 50, 50.25, 60, 100]

  /// Numbers that are not finite, negative, extremely large or extremely small.
  static let invalid = [
    0, -0.0, -1, .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e9, -1e9, 1e18, 1e-18,
  ]
}

extension TestHarness {
  /// Makes a random sequence of 20 to 60 steps.
  static func sequence(using random: inout SplitMix64) -> [Step] {
    Step.sequence(settings: Engine.settings, using: &random)
  }

  /// Makes the sequence of a seed.
  static func sequence(seed: UInt64) -> [Step] {
    var random = SplitMix64(seed: seed)
    return sequence(using: &random)
  }
}
