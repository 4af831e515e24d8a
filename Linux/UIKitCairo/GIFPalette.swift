internal import CGIF

/// The color tables of giflib.
enum GIFPalette {
  /// Returns a giflib color table. Its length is a power of two, as the format requires.
  ///
  /// The caller frees it with `GifFreeMapObject`.
  static func map(of colors: [UInt32]) -> UnsafeMutablePointer<ColorMapObject>? {
    var count = 2
    while count < colors.count { count *= 2 }
    let padded = colors + Array(repeating: 0, count: count - colors.count)
    let entries = padded.map { color in
      GifColorType(
        Red: UInt8(truncatingIfNeeded: color >> 16), Green: UInt8(truncatingIfNeeded: color >> 8),
        Blue: UInt8(truncatingIfNeeded: color))
    }
    return GifMakeMapObject(Int32(count), entries)
  }
}
