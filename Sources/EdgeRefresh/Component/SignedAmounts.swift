/// The amounts that controls add to content insets, each with a signature far below a pixel.
///
/// A value alone does not say whether an app set an inset to 88 or read 44 and added 44. So an amount is
/// never added as it is: a *signed* amount is larger by less than a millionth of a point, which no
/// app chooses. A value with a signature was computed from one that was read, and the signature says
/// which amount is in it, however long ago that was. A value without one was set.
///
/// A number is *round* if it is a multiple of 1/504,000 point: this holds for pixels of every scale, for
/// thirds, sevenths, ninths and 64ths, for up to three decimals, and for all their sums. Between two
/// round numbers there are 2,048 steps. Signatures are odd numbers of steps, so that no sum,
/// difference or double of two signatures is a signature.
struct SignedAmounts {
  private static let roundNumbersPerPoint = 504_000.0
  private static let step = 1 / (roundNumbersPerPoint * 2_048)
  /// How many signatures there are.
  private static let capacity = 1_024
  /// How many of them are tried for one amount: they change it by less than a millionth of a point.
  private static let reach = 500
  /// How far a number may be from where it should be, in steps. Additions lose a hundredth of a step
  /// while insets are below 100,000 points.
  private static let tolerance = 0.125

  private struct Entry {
    let amount: Double
    let signed: Double
    var lastUse: Int
  }

  private var entries: [Entry?] = Array(repeating: nil, count: capacity)
  private var uses = 0

  /// What a number is, as far as its last digits tell.
  enum Kind: Equatable {
    /// A round number.
    case round
    /// The sum of a round number and this signed amount.
    case signed(Double)
    /// Neither.
    case irregular
  }

  /// Adds a signature to an amount in points, always the same one to equal amounts; 0 stays 0.
  ///
  /// After more than 500 other amounts a signature may be given to another amount: the one that was not
  /// used for the longest time.
  mutating func signed(_ amount: Double) -> Double {
    guard amount != 0 else { return 0 }
    uses += 1
    // Content may rest at the end of a signed amount, and be measured there.
    if case .signed(let signed) = kind(of: amount), abs(signed - amount) < Self.step {
      return signed
    }
    let steps = Self.steps(beyondRoundNumber: amount)
    let isRound = Self.isNear(steps, 0)
    let base = isRound ? Self.rounded(amount) : amount - steps * Self.step
    let first = isRound ? 0 : Int((max(0, steps - 1) / 2).rounded(.up))
    var oldest = first
    // By number: in an unoptimized build an iterator needs memory, and an amount may follow a finger.
    var index = first
    while index < first + Self.reach {
      guard let entry = entries[index % Self.capacity] else {
        oldest = index
        break
      }
      if entry.amount == amount {
        entries[index % Self.capacity]?.lastUse = uses
        return entry.signed
      }
      if entry.lastUse < entries[oldest % Self.capacity]?.lastUse ?? 0 { oldest = index }
      index += 1
    }
    let signed = base + Double(2 * oldest + 1) * Self.step
    entries[oldest % Self.capacity] = Entry(amount: amount, signed: signed, lastUse: uses)
    return signed
  }

  /// Says whether a number is round or has the signature of an amount.
  func kind(of number: Double) -> Kind {
    let steps = Self.steps(beyondRoundNumber: number)
    if Self.isNear(steps, 0) { return .round }
    guard steps.isFinite else { return .irregular }
    let index = Int(((steps - 1) / 2).rounded())
    guard Self.isNear(steps, Double(2 * index + 1)), let entry = entries[index % Self.capacity]
    else {
      return .irregular
    }
    return .signed(entry.signed)
  }

  /// The round number that is nearest.
  static func rounded(_ number: Double) -> Double {
    (number * roundNumbersPerPoint).rounded() / roundNumbersPerPoint
  }

  private static func steps(beyondRoundNumber number: Double) -> Double {
    let scaled = number * roundNumbersPerPoint
    return (scaled - scaled.rounded(.down)) * 2_048
  }

  /// Whether two numbers of steps are equal but for what additions lose; 2,048 is the next 0.
  private static func isNear(_ one: Double, _ other: Double) -> Bool {
    abs((one - other).remainder(dividingBy: 2_048)) <= tolerance
  }
}
