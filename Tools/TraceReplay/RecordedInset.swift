/// Restores the exact insets of a recording, whose numbers are rounded.
///
/// A number is compared with three exact values of its side: the current one, the one before the
/// app's last change of the side, and the one before its last change of any side. It stands for the
/// first of these that is almost equal, or for itself if none is.
struct RecordedInset {
  private var beforeLastChangeOfSide: [Double?] = [nil, nil, nil, nil]
  private var beforeLastChange: [Double]?

  /// Finds the exact values that the app set.
  ///
  /// - Parameters:
  ///   - values: The numbers of the recording: top, left, bottom, right.
  ///   - shown: The current content inset.
  /// - Returns: The exact values: top, left, bottom, right.
  mutating func exact(_ values: [Double], shown: [Double]) -> [Double] {
    let exact = values.indices.map { side in
      [shown[side], beforeLastChangeOfSide[side], beforeLastChange?[side]].lazy
        .compactMap { $0 }.first { abs($0 - values[side]) <= 1e-6 } ?? values[side]
    }
    for side in exact.indices where exact[side] != shown[side] {
      beforeLastChangeOfSide[side] = shown[side]
    }
    if exact != shown { beforeLastChange = shown }
    return exact
  }
}
