internal import CGIF

/// Finds at most 255 colours for pixels; those that are there, if they are so few.
struct Quantizer {
  /// The index that stands for a pixel that did not change.
  static let transparentIndex: UInt8 = 0

  struct Colors {
    /// `0xRRGGBB`; the first is a placeholder for what did not change.
    var palette: [UInt32]
    /// One a pixel.
    var indices: [UInt8]
    /// The indices of colours that are met exactly.
    var exactIndices: [UInt32: UInt8]
    /// Whether the palette is the one that was offered.
    var isReused = false
  }

  mutating func colors(of change: PixelChange, reusing offered: [UInt32: UInt8]) -> Colors {
    var indices = [UInt8](repeating: Self.transparentIndex, count: change.pixels.count)
    var found: [UInt32: UInt8] = [:]
    var isOffered = !offered.isEmpty
    var isExact = true
    var palette: [UInt32] = [0]
    var last: (color: UInt32, index: UInt8)?
    for (place, pixel) in change.pixels.enumerated() {
      guard let pixel else { continue }
      if let last, last.color == pixel {
        indices[place] = last.index
        continue
      }
      var index = found[pixel]
      if index == nil {
        guard palette.count < 256 else {
          isExact = false
          break
        }
        index = UInt8(palette.count)
        palette.append(pixel)
        found[pixel] = index
        isOffered = isOffered && offered[pixel] != nil
      }
      guard let index else { continue }
      indices[place] = index
      last = (pixel, index)
    }
    guard isExact else { return quantized(change) }
    guard isOffered else {
      return Colors(palette: palette, indices: indices, exactIndices: found)
    }
    let translated = palette.map { offered[$0] ?? Self.transparentIndex }
    indices = indices.map { $0 == Self.transparentIndex ? $0 : translated[Int($0)] }
    return Colors(palette: palette, indices: indices, exactIndices: offered, isReused: true)
  }

  /// Asks libimagequant for the colours that come closest.
  private func quantized(_ change: PixelChange) -> Colors {
    let places = change.pixels.indices.filter { change.pixels[$0] != nil }
    let colors = places.compactMap { change.pixels[$0] }
    let attributes = liq_attr_create()
    defer { if let attributes { liq_attr_destroy(attributes) } }
    var palette: [UInt32] = [0]
    var found = [UInt8](repeating: 0, count: colors.count)
    if let attributes {
      liq_set_max_colors(attributes, 255)
      liq_set_speed(attributes, 4)
      quantize(colors, with: attributes, palette: &palette, indices: &found)
    }
    var indices = [UInt8](repeating: Self.transparentIndex, count: change.pixels.count)
    for (place, index) in zip(places, found) { indices[place] = index + 1 }
    return Colors(palette: palette, indices: indices, exactIndices: [:])
  }

  /// As the order of pixels does not matter where nothing is dithered, they are handed over in one row of rows.
  private func quantize(
    _ colors: [UInt32], with attributes: OpaquePointer, palette: inout [UInt32],
    indices: inout [UInt8]
  ) {
    let width = min(colors.count, 4_096)
    let height = (colors.count + width - 1) / width
    let filler = colors.last ?? 0
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for place in 0..<width * height {
      let color = place < colors.count ? colors[place] : filler
      bytes += [
        UInt8(truncatingIfNeeded: color >> 16), UInt8(truncatingIfNeeded: color >> 8),
        UInt8(truncatingIfNeeded: color), 255,
      ]
    }
    var remapped = [UInt8](repeating: 0, count: width * height)
    bytes.withUnsafeBytes { pixels in
      guard
        let base = pixels.baseAddress,
        let image = liq_image_create_rgba(attributes, base, Int32(width), Int32(height), 0)
      else { return }
      defer { liq_image_destroy(image) }
      var result: OpaquePointer?
      guard liq_image_quantize(image, attributes, &result) == LIQ_OK, let result else { return }
      defer { liq_result_destroy(result) }
      liq_set_dithering_level(result, 0)
      let room = remapped.count
      remapped.withUnsafeMutableBytes { buffer in
        guard let base = buffer.baseAddress else { return }
        _ = liq_write_remapped_image(result, image, base, room)
      }
      guard let found = liq_get_palette(result) else { return }
      palette += GIFPalette.colors(of: found)
    }
    indices = Array(remapped.prefix(colors.count))
  }
}
