internal import CGIF

/// Color tables as giflib and libimagequant keep them.
enum GIFPalette {
  /// A table of as many entries as the format allows that has room for the colors; to be freed by the caller.
  static func map(of colors: [UInt32]) -> UnsafeMutablePointer<ColorMapObject>? {
    var count = 2
    while count < colors.count { count *= 2 }
    let filled = colors + Array(repeating: 0, count: count - colors.count)
    let entries = filled.map { color in
      GifColorType(
        Red: UInt8(truncatingIfNeeded: color >> 16), Green: UInt8(truncatingIfNeeded: color >> 8),
        Blue: UInt8(truncatingIfNeeded: color))
    }
    return GifMakeMapObject(Int32(count), entries)
  }

  /// The colors of a table of libimagequant's, which was told blue for red and red for blue.
  static func colors(of palette: UnsafePointer<liq_palette>) -> [UInt32] {
    withUnsafeBytes(of: palette.pointee.entries) { bytes in
      (0..<Int(palette.pointee.count)).map { index in
        UInt32(bytes[index * 4 + 2]) << 16 | UInt32(bytes[index * 4 + 1]) << 8
          | UInt32(bytes[index * 4])
      }
    }
  }

  /// Which of the colors means nothing at all.
  static func firstTransparent(of palette: UnsafePointer<liq_palette>) -> Int? {
    withUnsafeBytes(of: palette.pointee.entries) { bytes in
      (0..<Int(palette.pointee.count)).first { bytes[$0 * 4 + 3] == 0 }
    }
  }
}
