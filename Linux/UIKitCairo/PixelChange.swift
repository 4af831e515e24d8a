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
          var changed: Run?
          for column in stride(from: 0, to: new.width, by: blockLength) {
            let offset = start + column * 4
            let length = min(blockLength, new.width - column)
            if memcmp(before + offset, after + offset, length * 4) != 0 {
              changed = changed ?? Run(row: row, column: column, length: 0)
              changed?.length += length
            } else if let run = changed {
              runs.append(run)
              changed = nil
            }
          }
          if let run = changed { runs.append(run) }
        }
      }
    }
    return runs
  }
}
