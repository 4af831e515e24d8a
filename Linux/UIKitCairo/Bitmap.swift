internal import Foundation

/// A bitmap image.
public struct Bitmap: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels, row by row from the top. Each is `0xAARRGGBB`, with colors premultiplied by alpha.
  public internal(set) var pixels: [UInt32]

  /// Creates a transparent bitmap. A width or height below 1 becomes 1.
  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    pixels = Array(repeating: 0, count: self.width * self.height)
  }

  /// Whether two bitmaps have the same size and pixels.
  public static func == (first: Bitmap, second: Bitmap) -> Bool {
    first.width == second.width && first.height == second.height
      && first.pixels.withUnsafeBytes { pixels in
        second.pixels.withUnsafeBytes { others in
          // Comparing the elements of arrays is slow without optimization.
          guard let start = pixels.baseAddress, let other = others.baseAddress else { return true }
          return memcmp(start, other, pixels.count) == 0
        }
      }
  }

  /// The pixel at a column and a row.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}

/// An error in reading or writing an image file.
public struct PictureError: Error, CustomStringConvertible, Hashable {
  /// The error, in one line.
  public let description: String

  package init(_ description: String) {
    self.description = description
  }
}
