internal import Foundation

/// The distinct colors of the changed pixels of a frame, each with the number of its pixels.
///
/// The colors of an interface repeat, so choosing a palette entry for each color instead of each
/// pixel takes a fraction of the time.
struct ColorCounts {
  /// The colors, each `0xRRGGBB`, in the order in which they occur.
  private(set) var colors: [UInt32] = []
  /// The number of pixels of each color.
  private(set) var counts: [UInt32] = []
  /// For each pixel of the change's rectangle, the position of its color in `colors`, plus 1; 0 for
  /// an unchanged pixel.
  private(set) var positions: [UInt32] = []

  /// A hash table, with open addressing, of positions in `colors`, plus 1; 0 is an empty slot. Its
  /// length is a power of two, and it is at most half full.
  private var slots: [UInt32] = Array(repeating: 0, count: 1_024)

  /// Counts the colors of a change.
  ///
  /// - Parameters:
  ///   - change: The changed pixels.
  ///   - bitmap: The frame. Transparent pixels appear on black.
  init(of change: PixelChange, in bitmap: Bitmap) {
    var positions = [UInt32](repeating: 0, count: change.width * change.height)
    positions.withUnsafeMutableBufferPointer { positions in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard let source = pixels.baseAddress, let target = positions.baseAddress else { return }
        for run in change.runs {
          count(
            source + run.row * bitmap.width + run.column, length: run.length,
            storingAt: target + (run.row - change.top) * change.width + run.column - change.left)
        }
      }
    }
    self.positions = positions
  }

  /// Counts consecutive pixels. It runs for each pixel, so it uses pointers, which are fast even
  /// without optimization.
  private mutating func count(
    _ pixels: UnsafePointer<UInt32>, length: Int, storingAt target: UnsafeMutablePointer<UInt32>
  ) {
    var offset = 0
    while offset < length {
      // Components are premultiplied, so they are already those of the color on black.
      let color = pixels[offset] & 0xFF_FFFF
      let position = position(of: color)
      let start = offset
      repeat {
        target[offset] = position
        offset &+= 1
      } while offset < length && pixels[offset] & 0xFF_FFFF == color
      counts[Int(position) - 1] += UInt32(offset - start)
    }
  }

  /// Returns the position of a color, plus 1, and adds the color if it is new.
  private mutating func position(of color: UInt32) -> UInt32 {
    let mask = slots.count - 1
    var slot = Self.slot(of: color, mask: mask)
    while slots[slot] != 0 {
      let position = slots[slot]
      if colors[Int(position) - 1] == color { return position }
      slot = (slot + 1) & mask
    }
    colors.append(color)
    counts.append(0)
    let position = UInt32(colors.count)
    slots[slot] = position
    if colors.count * 2 > slots.count { growSlots() }
    return position
  }

  private mutating func growSlots() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for index in colors.indices {
      var slot = Self.slot(of: colors[index], mask: mask)
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(index + 1)
    }
  }

  /// Multiplying by a large odd number spreads similar colors over the table.
  private static func slot(of color: UInt32, mask: Int) -> Int {
    Int((color &* 0x9E37_79B1) &>> 8) & mask
  }
}
