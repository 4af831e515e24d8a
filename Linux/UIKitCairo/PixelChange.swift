internal import Foundation

/// The smallest rectangle that contains the changed blocks of a frame, and its new pixels.
///
/// A block is 8 pixels of a row. Comparing blocks is faster than comparing pixels, and writing the
/// unchanged pixels of a changed block hardly enlarges the file.
struct PixelChange {
  private(set) var left = 0
  private(set) var top = 0
  private(set) var width = 1
  private(set) var height = 1
  /// The pixels, row by row, each `0xAARRGGBB`. They are 0 in blocks that did not change.
  private(set) var pixels: [UInt32] = [0]

  /// The length of a block, in pixels.
  private static let blockLength = 8

  /// Computes the change between two bitmaps.
  ///
  /// Without an old bitmap, everything is changed. If nothing changed, the rectangle is one
  /// unchanged pixel.
  init(from old: Bitmap?, to new: Bitmap) {
    guard let old else {
      width = new.width
      height = new.height
      pixels = new.pixels
      return
    }
    let blocks = Self.changedBlocks(from: old, to: new)
    guard
      let first = blocks.first, let last = blocks.last,
      let minimum = blocks.map(\.column).min(), let maximum = blocks.map(\.column).max()
    else { return }
    left = minimum
    top = first.row
    width = min(maximum + Self.blockLength, new.width) - minimum
    height = last.row - first.row + 1
    pixels = Array(repeating: 0, count: width * height)
    for block in blocks {
      let length = min(Self.blockLength, new.width - block.column)
      let source = block.row * new.width + block.column
      let target = (block.row - top) * width + block.column - left
      pixels.replaceSubrange(
        target..<target + length, with: new.pixels[source..<source + length])
    }
  }

  /// Returns the rows and first columns of the blocks that differ, row by row.
  private static func changedBlocks(
    from old: Bitmap, to new: Bitmap
  ) -> [(row: Int, column: Int)] {
    var result: [(row: Int, column: Int)] = []
    old.pixels.withUnsafeBytes { old in
      new.pixels.withUnsafeBytes { pixels in
        guard let before = old.baseAddress, let after = pixels.baseAddress else { return }
        for row in 0..<new.height {
          let start = row * new.width * 4
          guard memcmp(before + start, after + start, new.width * 4) != 0 else { continue }
          for column in stride(from: 0, to: new.width, by: blockLength) {
            let offset = start + column * 4
            let length = min(blockLength, new.width - column) * 4
            if memcmp(before + offset, after + offset, length) != 0 { result.append((row, column)) }
          }
        }
      }
    }
    return result
  }
}
