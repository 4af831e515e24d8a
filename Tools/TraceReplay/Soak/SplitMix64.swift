/// A small generator of random numbers that gives the same ones for the same seed everywhere.
///
/// Sebastiano Vigna's SplitMix64.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from a range; that some turn up by a billionth more often does not matter here.
  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    let span = UInt64(truncatingIfNeeded: range.upperBound - range.lowerBound + 1)
    return range.lowerBound + Int(truncatingIfNeeded: ((next() >> 32) &* span) >> 32)
  }

  /// A number from a range, in tenths.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double(whole(Int(range.lowerBound * 10)...Int(range.upperBound * 10))) / 10
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[whole(0...choices.count - 1)]
  }

  /// Whether something happens that happens once in so many times.
  mutating func once(in times: Int) -> Bool { whole(1...times) == 1 }
}
