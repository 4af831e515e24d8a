internal import CGIF
internal import Foundation

/// The colors of a GIF frame, at most 256. If the frame has more, the palette approximates them.
struct FrameColors {
  /// The colors, each `0xRRGGBB`.
  private(set) var palette: [UInt32] = [0]
  /// The palette index of each pixel of the change's rectangle.
  private(set) var indices: [UInt8] = []
  /// The palette index of pixels that did not change; `nil` if there are none.
  private(set) var transparentIndex: Int?

  /// Computes the palette and the indices.
  ///
  /// - Parameters:
  ///   - change: The changed pixels.
  ///   - bitmap: The frame.
  ///   - quality: The accuracy of the colors, from 0 to 100. A lower quality gives a smaller file.
  init(of change: PixelChange, in bitmap: Bitmap, quality: Int) {
    let colors = ColorCounts(of: change, in: bitmap)
    let changedCount = colors.counts.reduce(0) { $0 + Int($1) }
    let hasUnchanged = changedCount < colors.positions.count
    let entries = Self.entries(
      of: colors, maximum: hasUnchanged ? 255 : 256, quality: min(max(quality, 0), 100))
    palette = Self.palette(of: colors, entries: entries)
    if hasUnchanged {
      transparentIndex = palette.count
      palette.append(0)
    }
    // The first value is for unchanged pixels.
    let indexOfPosition = [UInt8(transparentIndex ?? 0)] + entries
    indices = Self.indices(at: colors.positions, in: indexOfPosition)
  }

  /// Returns the index for each position. It runs for each pixel, so it uses pointers, which are
  /// fast even without optimization.
  private static func indices(at positions: [UInt32], in table: [UInt8]) -> [UInt8] {
    Array(unsafeUninitializedCapacity: positions.count) { buffer, count in
      positions.withUnsafeBufferPointer { positions in
        table.withUnsafeBufferPointer { table in
          guard
            let source = positions.baseAddress, let values = table.baseAddress,
            let target = buffer.baseAddress
          else { return }
          let end = positions.count
          var pixel = 0
          while pixel < end {
            target[pixel] = values[Int(source[pixel])]
            pixel &+= 1
          }
          count = end
        }
      }
    }
  }

  /// Returns the index of the palette entry of each color.
  private static func entries(of colors: ColorCounts, maximum: Int, quality: Int) -> [UInt8] {
    var entries = [UInt8](repeating: 0, count: colors.colors.count)
    guard !entries.isEmpty, let attributes = liq_attr_create() else { return entries }
    defer { liq_attr_destroy(attributes) }
    liq_set_speed(attributes, 8)
    liq_set_max_colors(attributes, Int32(maximum))
    liq_set_quality(attributes, 0, Int32(quality))
    let distinct = colors.colors.map {
      liq_color(
        r: UInt8(truncatingIfNeeded: $0 >> 16), g: UInt8(truncatingIfNeeded: $0 >> 8),
        b: UInt8(truncatingIfNeeded: $0), a: 255)
    }
    guard let result = quantization(of: distinct, counts: colors.counts, attributes) else {
      return entries
    }
    defer { liq_result_destroy(result) }
    // An image of one pixel for each color.
    distinct.withUnsafeBytes { pixels in
      guard
        let base = pixels.baseAddress,
        let image = liq_image_create_rgba(attributes, base, Int32(distinct.count), 1, 0)
      else { return }
      defer { liq_image_destroy(image) }
      liq_set_dithering_level(result, 0)
      entries.withUnsafeMutableBytes { buffer in
        guard let start = buffer.baseAddress else { return }
        _ = liq_write_remapped_image(result, image, start, buffer.count)
      }
    }
    return entries
  }

  /// Chooses the entries of a palette. The caller destroys the result.
  private static func quantization(
    of colors: [liq_color], counts: [UInt32], _ attributes: OpaquePointer
  ) -> OpaquePointer? {
    guard let histogram = liq_histogram_create(attributes) else { return nil }
    defer { liq_histogram_destroy(histogram) }
    // A background has one color and most of the pixels. Without a limit, the accuracy of the other
    // colors would hardly count.
    let limit = max(1, counts.reduce(0, +) / 4)
    let entries = zip(colors, counts).map { liq_histogram_entry(color: $0, count: min($1, limit)) }
    var result: OpaquePointer?
    guard
      liq_histogram_add_colors(histogram, attributes, entries, Int32(entries.count), 0) == LIQ_OK,
      liq_histogram_quantize(histogram, attributes, &result) == LIQ_OK
    else { return nil }
    return result
  }

  /// Returns the colors of the palette: for each entry, the mean color of its pixels, or the most
  /// frequent one if that differs by at most 1 per channel.
  private static func palette(of colors: ColorCounts, entries: [UInt8]) -> [UInt32] {
    var means = Array(repeating: MeanColor(), count: Int(entries.max() ?? 0) + 1)
    for (index, entry) in entries.enumerated() {
      means[Int(entry)].add(colors.colors[index], count: Int(colors.counts[index]))
    }
    return means.map(\.color)
  }
}

/// The mean of colors, weighted by their numbers of pixels.
private struct MeanColor {
  private var (red, green, blue, total) = (0, 0, 0, 0)
  private var mostFrequent: (color: UInt32, count: Int) = (0, 0)

  mutating func add(_ color: UInt32, count: Int) {
    red += Int(color >> 16 & 0xFF) * count
    green += Int(color >> 8 & 0xFF) * count
    blue += Int(color & 0xFF) * count
    total += count
    if count > mostFrequent.count { mostFrequent = (color, count) }
  }

  var color: UInt32 {
    guard total > 0 else { return 0 }
    let channels = [red, green, blue].map { ($0 + total / 2) / total }
    let frequent = [16, 8, 0].map { Int(mostFrequent.color >> UInt32($0) & 0xFF) }
    let isNear = zip(channels, frequent).allSatisfy { abs($0 - $1) <= 1 }
    guard !isNear else { return mostFrequent.color }
    return channels.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
