internal import Foundation

/// A picture made of pixels.
public struct Bitmap: Hashable, Sendable {
  /// How many pixels wide it is.
  public let width: Int
  /// How many pixels high it is.
  public let height: Int
  /// Row after row from the top, each pixel `0xAARRGGBB`, the colors multiplied by the opacity.
  public internal(set) var pixels: [UInt32]

  /// A picture with nothing in it; a size below one pixel counts as one pixel.
  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    pixels = Array(repeating: 0, count: self.width * self.height)
  }

  /// The pixel in a column and a row.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}

/// Why a picture could not be written.
public struct PictureError: Error, CustomStringConvertible, Hashable {
  /// What went wrong, in one line.
  public let description: String

  package init(_ description: String) {
    self.description = description
  }
}
