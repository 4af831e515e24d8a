internal import CJPEG
internal import Foundation
internal import UIKit

/// Reads PNG, JPEG and GIF files, and writes PNG files.
struct CairoImageCodec: ImageCodec {
  func picture(in file: Data) -> PixelPicture? {
    if file.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return (try? Bitmap(png: file))?.picture
    }
    if file.starts(with: [0xFF, 0xD8, 0xFF]) { return Bitmap(jpeg: file)?.picture }
    if file.starts(with: Array("GIF8".utf8)) {
      return (try? GIFReader(data: file, name: "image"))?.frames.first?.bitmap.picture
    }
    return nil
  }

  func png(of drawing: DisplayList, size: CGSize, scale: CGFloat) -> Data? {
    guard size.width > 0, size.height > 0 else { return nil }
    let renderer = CairoRenderer(scale: scale)
    var bitmap = renderer.bitmap(of: nil, size: size)
    renderer.draw(drawing, into: &bitmap)
    return bitmap.pngData()
  }
}

extension Bitmap {
  var picture: PixelPicture { PixelPicture(width: width, height: height, pixels: pixels) }

  /// Reads a bitmap from a JPEG file. Returns `nil` if the file is damaged.
  init?(jpeg file: Data) {
    var (width, height): (Int32, Int32) = (0, 0)
    let decoded = file.withUnsafeBytes { bytes in
      cjpeg_decode(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &width, &height)
    }
    guard let decoded else { return nil }
    defer { free(decoded) }
    self.init(width: Int(width), height: Int(height))
    pixels = Array(UnsafeBufferPointer(start: decoded, count: pixels.count))
  }
}
