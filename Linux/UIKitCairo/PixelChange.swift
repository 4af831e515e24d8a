internal import Foundation

/// The changed pixels of a frame, and the smallest rectangle that contains them.
///
/// Pixels are compared in blocks of 8 in a row. Comparing blocks is faster than comparing pixels,
/// and writing the unchanged pixels of a changed block hardly enlarges the file.
struct PixelChange {
  /// Consecutive blocks of a row that changed, in the coordinates of the frame.
  struct Run: Equatable {
    var row: Int
    var column: Int
    /// The number of pixels.
    var length: Int
  }

  private(set) var left = 0
  private(set) var top = 0
  private(set) var width = 1
  private(set) var height = 1
  /// The changed pixels, row by row.
  private(set) var runs: [Run]

  /// The length of a block, in pixels.
  private static let blockLength = 8

  /// Computes the change between two bitmaps of the same size.
  ///
  /// Without an old bitmap, everything is changed. If nothing changed, the rectangle is one
  /// unchanged pixel.
  init(from old: Bitmap?, to new: Bitmap) {
    guard let old else {
      width = new.width
      height = new.height
      runs = (0..<height).map { Run(row: $0, column: 0, length: new.width) }
      return
    }
    runs = Self.changedRuns(from: old, to: new)
    guard
      let first = runs.first, let last = runs.last,
      let minimum = runs.map(\.column).min(),
      let maximum = runs.map({ $0.column + $0.length }).max()
    else { return }
    left = minimum
    top = first.row
    width = maximum - minimum
    height = last.row - first.row + 1
  }

  private static func changedRuns(from old: Bitmap, to new: Bitmap) -> [Run] {
    var runs: [Run] = []
    old.pixels.withUnsafeBytes { old in
      new.pixels.withUnsafeBytes { pixels in
        guard let before = old.baseAddress, let after = pixels.baseAddress else { return }
        for row in 0..<new.height {
          let start = row * new.width * 4
          guard memcmp(before + start, after + start, new.width * 4) != 0 else { continue }
          appendRuns(of: row, from: before + start, to: after + start, width: new.width, to: &runs)
        }
      }
    }
    return runs
  }

  /// Appends the runs of a row. It uses pointers, which are fast even without optimization.
  private static func appendRuns(
    of row: Int, from before: UnsafeRawPointer, to after: UnsafeRawPointer, width: Int,
    to runs: inout [Run]
  ) {
    var column = 0
    // The first column of the current run; -1 between runs.
    var first = -1
    while column < width {
      let rest = width &- column
      let length = rest < blockLength ? rest : blockLength
      let isChanged = memcmp(before + column &* 4, after + column &* 4, length &* 4) != 0
      if isChanged, first < 0 { first = column }
      if !isChanged, first >= 0 {
        runs.append(Run(row: row, column: first, length: column - first))
        first = -1
      }
      column &+= length
    }
    if first >= 0 { runs.append(Run(row: row, column: first, length: width - first)) }
  }
}
