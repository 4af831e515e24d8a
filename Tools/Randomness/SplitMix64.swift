/// A small random number generator: Sebastiano Vigna's SplitMix64.
///
/// The same seed produces the same numbers on every platform.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator from a seed.
  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, but not including, a small bound.
  ///
  /// The result has a bias on the order of a billionth, which is irrelevant for tests.
  package mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(truncatingIfNeeded: bound)) >> 32)
  }

  /// Returns a whole number in a range.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// Returns a multiple of 0.1 in a range.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double(whole(Int(range.lowerBound * 10)...Int(range.upperBound * 10))) / 10
  }

  /// Returns one of the choices, each with the same probability.
  package mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[below(choices.count)]
  }

  /// Returns `true` with a probability of 1 in `times`.
  package mutating func once(in times: Int) -> Bool { below(times) == 0 }
}
