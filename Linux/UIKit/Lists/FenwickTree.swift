import Foundation

/// Numbers whose prefix sums can be queried, and which can be changed, in logarithmic time.
struct FenwickTree {
  /// The sums of ranges. The length of the range that ends at index `i` is the value of the lowest
  /// set bit of `i`.
  private var sums: [CGFloat]

  /// Creates a tree of zeros.
  init(count: Int) {
    sums = Array(repeating: 0, count: count + 1)
  }

  /// The stored sum of the range that ends before an index. A search in steps of powers of two uses
  /// it.
  func rangeSum(endingBefore index: Int) -> CGFloat { sums[index] }

  /// Returns the sum of the first numbers.
  func sum(ofFirst count: Int) -> CGFloat {
    var (index, sum) = (count, CGFloat(0))
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  /// Adds to the number at an index.
  mutating func add(_ value: CGFloat, at index: Int) {
    var index = index + 1
    while index < sums.count {
      sums[index] += value
      index += index & -index
    }
  }
}
