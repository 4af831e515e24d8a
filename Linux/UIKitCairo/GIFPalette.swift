internal import CGIF

/// Conversions between the color tables of giflib and libimagequant.
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

  /// Returns the colors of a libimagequant palette, in which red and blue are swapped.
  static func colors(of palette: UnsafePointer<liq_palette>) -> [UInt32] {
    withUnsafeBytes(of: palette.pointee.entries) { bytes in
      (0..<Int(palette.pointee.count)).map { index in
        UInt32(bytes[index * 4 + 2]) << 16 | UInt32(bytes[index * 4 + 1]) << 8
          | UInt32(bytes[index * 4])
      }
    }
  }

  /// Returns the index of the first transparent color.
  static func firstTransparent(of palette: UnsafePointer<liq_palette>) -> Int? {
    withUnsafeBytes(of: palette.pointee.entries) { bytes in
      (0..<Int(palette.pointee.count)).first { bytes[$0 * 4 + 3] == 0 }
    }
  }
}
