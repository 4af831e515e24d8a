internal import CGIF
internal import Foundation

/// The colors of a GIF frame, at most 256. If the frame has more, the palette approximates them.
struct FrameColors {
  /// The colors, each `0xRRGGBB`.
  private(set) var palette: [UInt32] = [0]
  /// The palette index of each pixel.
  private(set) var indices: [UInt8]
  /// The palette index of pixels that did not change; `nil` if there are none.
  private(set) var transparentIndex: Int?

  /// Computes the palette and the indices.
  ///
  /// - Parameters:
  ///   - change: The frame.
  ///   - quality: The accuracy of the colors, from 0 to 100. A lower quality gives a smaller file.
  init(of change: PixelChange, quality: Int) {
    indices = Array(repeating: 0, count: change.pixels.count)
    guard let attributes = liq_attr_create() else { return }
    defer { liq_attr_destroy(attributes) }
    liq_set_speed(attributes, 8)
    liq_set_quality(attributes, 0, Int32(min(max(quality, 0), 100)))
    change.pixels.withUnsafeBytes { pixels in
      // The bytes of a pixel are blue, green, red, alpha. The library expects red, green, blue,
      // alpha, so it swaps red and blue; `GIFPalette.colors(of:)` swaps them back.
      guard
        let base = pixels.baseAddress,
        let image = liq_image_create_rgba(
          attributes, base, Int32(change.width), Int32(change.height), 0)
      else { return }
      defer { liq_image_destroy(image) }
      quantize(image, attributes)
    }
    restoreExactColors(from: change.pixels)
  }

  private mutating func quantize(_ image: OpaquePointer, _ attributes: OpaquePointer) {
    var quantization: OpaquePointer?
    guard liq_image_quantize(image, attributes, &quantization) == LIQ_OK,
      let result = quantization
    else { return }
    defer { liq_result_destroy(result) }
    liq_set_dithering_level(result, 0)
    let capacity = indices.count
    let status = indices.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { liq_write_remapped_image(result, image, $0, capacity) }
    }
    guard status == LIQ_OK, let newPalette = liq_get_palette(result) else { return }
    palette = GIFPalette.colors(of: newPalette)
    transparentIndex = GIFPalette.firstTransparent(of: newPalette)
  }

  /// Restores the exact colors of palette entries that the library rounded by at most 1 per
  /// channel.
  private mutating func restoreExactColors(from pixels: [UInt32]) {
    for entry in palette.indices where entry != transparentIndex {
      let position = indices.withUnsafeBytes { buffer -> Int? in
        guard
          let start = buffer.baseAddress,
          let found = memchr(start, Int32(entry), buffer.count)
        else { return nil }
        return UnsafeRawPointer(found) - start
      }
      guard let position, pixels[position].isNear(palette[entry]) else { continue }
      palette[entry] = pixels[position] & 0xFF_FFFF
    }
  }
}

extension UInt32 {
  /// Whether each color channel differs by at most 1.
  fileprivate func isNear(_ other: UInt32) -> Bool {
    [0, 8, 16].allSatisfy { shift in
      abs(Int(self >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= 1
    }
  }
}
