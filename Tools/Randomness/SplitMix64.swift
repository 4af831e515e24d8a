/// A small generator of random numbers that gives the same ones for the same seed everywhere.
///
/// Sebastiano Vigna's SplitMix64.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Makes the generator of a seed.
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

  /// A number from 0 up to below a small bound; that some turn up by a billionth more often does not
  /// matter here.
  package mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(truncatingIfNeeded: bound)) >> 32)
  }

  /// A whole number from a range.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// A number from a range, in tenths.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double(whole(Int(range.lowerBound * 10)...Int(range.upperBound * 10))) / 10
  }

  /// One of several, none of them likelier.
  package mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[below(choices.count)]
  }

  /// Whether something happens that happens once in so many times.
  package mutating func once(in times: Int) -> Bool { below(times) == 0 }
}
