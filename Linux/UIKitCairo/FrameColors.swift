internal import CGIF
internal import Foundation

/// The colors of a frame, at most 256: those that are there if they are so few, or else those that come closest.
struct FrameColors {
  /// `0xRRGGBB`.
  private(set) var palette: [UInt32] = [0]
  /// One a pixel.
  private(set) var indices: [UInt8]
  /// The index that stands for a pixel that did not change.
  private(set) var transparentIndex: Int?

  /// Finds the colors.
  ///
  /// - Parameters:
  ///   - change: The frame.
  ///   - quality: How close colors must come to those of the frame, from 0 to 100: the less, the smaller the file.
  init(of change: PixelChange, quality: Int) {
    indices = Array(repeating: 0, count: change.pixels.count)
    guard let attributes = liq_attr_create() else { return }
    defer { liq_attr_destroy(attributes) }
    liq_set_speed(attributes, 8)
    liq_set_quality(attributes, 0, Int32(min(max(quality, 0), 100)))
    change.pixels.withUnsafeBytes { pixels in
      // In memory a pixel is blue, green, red, alpha; the library takes blue for red and red for blue, which is undone
      // when the palette is read.
      guard
        let base = pixels.baseAddress,
        let image = liq_image_create_rgba(
          attributes, base, Int32(change.width), Int32(change.height), 0)
      else { return }
      defer { liq_image_destroy(image) }
      quantize(image, attributes)
    }
    meetExactly(change.pixels)
  }

  private mutating func quantize(_ image: OpaquePointer, _ attributes: OpaquePointer) {
    var made: OpaquePointer?
    guard liq_image_quantize(image, attributes, &made) == LIQ_OK, let result = made else { return }
    defer { liq_result_destroy(result) }
    liq_set_dithering_level(result, 0)
    let room = indices.count
    let status = indices.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { liq_write_remapped_image(result, image, $0, room) }
    }
    guard status == LIQ_OK, let found = liq_get_palette(result) else { return }
    palette = GIFPalette.colors(of: found)
    transparentIndex = GIFPalette.firstTransparent(of: found)
  }

  /// Undoes the rounding of the library's, which misses colors by one that it could have met.
  private mutating func meetExactly(_ pixels: [UInt32]) {
    for entry in palette.indices where entry != transparentIndex {
      let place = indices.withUnsafeBytes { buffer -> Int? in
        guard
          let start = buffer.baseAddress,
          let found = memchr(start, Int32(entry), buffer.count)
        else { return nil }
        return UnsafeRawPointer(found) - start
      }
      guard let place, pixels[place].isNear(palette[entry]) else { continue }
      palette[entry] = pixels[place] & 0xFF_FFFF
    }
  }
}

extension UInt32 {
  /// Whether no channel of two colors differs by more than one.
  fileprivate func isNear(_ other: UInt32) -> Bool {
    [0, 8, 16].allSatisfy { shift in
      abs(Int(self >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= 1
    }
  }
}
