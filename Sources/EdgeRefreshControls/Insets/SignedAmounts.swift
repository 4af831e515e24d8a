/// Marks the amounts that controls add to content insets with signatures far smaller than a pixel.
///
/// An inset of 88 alone does not show whether an app set it to 88, or read 44 and added 44. The
/// controls therefore add a *signed* amount, which is larger by less than a millionth of a point.
/// No app chooses such a number. A value with a signature was therefore computed from an inset that
/// the app read, and the signature identifies the amount in it, however long ago the app read it. A
/// value without a signature was chosen by the app.
///
/// A number is *round* if it is a multiple of 1/504,000 point. That includes pixels of every scale;
/// thirds, sevenths, ninths and 64ths; numbers with up to three decimals; and all sums of these.
/// There are 2,048 steps between two round numbers. A signature is an odd number of steps, so the
/// sum, the difference and the double of signatures are not signatures.
struct SignedAmounts {
  private static let roundNumbersPerPoint = 504_000.0
  private static let step = 1 / (roundNumbersPerPoint * 2_048)
  /// The number of signatures.
  private static let capacity = 1_024
  /// The number of signatures to choose from for one amount. They change it by less than a
  /// millionth of a point.
  private static let reach = 500
  /// The largest rounding error of a signed number, in steps. An addition loses a hundredth of a
  /// step while insets are below 100,000 points.
  private static let tolerance = 0.125

  private struct Entry {
    let amount: Double
    let signed: Double
    var lastUse: Int
  }

  private var entries: [Entry?] = Array(repeating: nil, count: capacity)
  private var uses = 0

  /// The kind of a number, according to its last digits.
  enum Kind: Equatable {
    /// A round number.
    case round
    /// The sum of a round number and this signed amount.
    case signed(Double)
    /// Neither.
    case irregular
  }

  /// Returns an amount, in points, with a signature. Equal amounts have the same signature, and 0
  /// has none.
  ///
  /// After more than 500 different amounts, the least recently used signature is reused.
  mutating func signed(_ amount: Double) -> Double {
    guard amount != 0 else { return 0 }
    uses += 1
    // An amount that was measured on screen may be signed already.
    if case .signed(let signed) = kind(of: amount), abs(signed - amount) < Self.step {
      return signed
    }
    let steps = Self.steps(beyondRoundNumber: amount)
    let isRound = Self.isNear(steps, 0)
    let base = isRound ? Self.rounded(amount) : amount - steps * Self.step
    let first = isRound ? 0 : Int((max(0, steps - 1) / 2).rounded(.up))
    var oldest = first
    // A `for` loop allocates its iterator in unoptimized builds, and an amount may change with
    // every movement of a finger.
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

  func kind(of number: Double) -> Kind {
    let steps = Self.steps(beyondRoundNumber: number)
    if Self.isNear(steps, 0) { return .round }
    guard steps.isFinite else { return .irregular }
    let index = Int(((steps - 1) / 2).rounded())
    guard Self.isNear(steps, Double(2 * index + 1)), let entry = entries[index % Self.capacity]
    else { return .irregular }
    return .signed(entry.signed)
  }

  static func rounded(_ number: Double) -> Double {
    (number * roundNumbersPerPoint).rounded() / roundNumbersPerPoint
  }

  private static func steps(beyondRoundNumber number: Double) -> Double {
    let scaled = number * roundNumbersPerPoint
    return (scaled - scaled.rounded(.down)) * 2_048
  }

  /// Whether two numbers of steps are equal within the rounding error. 2,048 steps equal 0.
  private static func isNear(_ one: Double, _ other: Double) -> Bool {
    abs((one - other).remainder(dividingBy: 2_048)) <= tolerance
  }
}
