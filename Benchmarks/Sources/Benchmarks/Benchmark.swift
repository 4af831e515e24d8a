/// An operation that is measured, and how much it may cost.
@MainActor
struct Benchmark {
  /// The limit for the number of instructions, and the numbers to compare with.
  struct Budget {
    /// The name of the benchmark whose instructions are subtracted; `nil` for none.
    var difference: String?
    /// The largest number of instructions.
    var limit: Int?
    /// The instructions that the original, MJRefresh 3.7.9, needs; `nil` if they are not known.
    var original: Int?
  }

  /// The groups of the report.
  enum Group: String, CaseIterable {
    /// Changes of the content offset.
    case scrolling = "One change of the content offset"
    /// Everything else that an app does with controls.
    case other = "Other operations"
  }

  /// The name of the operation.
  let name: String
  /// Its group in the report.
  let group: Group
  /// The number of operations in one run.
  var repetitions = 1_000
  /// The number of instructions that it may cost.
  var budget = Budget()
  /// Creates the objects and returns a function that performs the operation a number of times.
  let make: @MainActor () -> @MainActor (Int) -> Void
}
