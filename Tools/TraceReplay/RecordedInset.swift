/// The exact insets that the numbers of a recording stand for.
///
/// Recorded numbers are rounded. A number that equals what a side shows, or showed before the app's
/// last change of that side or of any, stands for the very value that was read then.
struct RecordedInset {
  private var beforeChangeOfSide: [Double?] = [nil, nil, nil, nil]
  private var beforeLastChange: [Double]?

  /// The values that an app sets which has read them before, given the numbers of the recording and
  /// the inset that shows: top, left, bottom, right.
  mutating func exact(_ values: [Double], shown: [Double]) -> [Double] {
    let exact = values.indices.map { side in
      [shown[side], beforeChangeOfSide[side], beforeLastChange?[side]].lazy.compactMap { $0 }
        .first { abs($0 - values[side]) <= 1e-6 } ?? values[side]
    }
    for side in exact.indices where exact[side] != shown[side] {
      beforeChangeOfSide[side] = shown[side]
    }
    if exact != shown { beforeLastChange = shown }
    return exact
  }
}
