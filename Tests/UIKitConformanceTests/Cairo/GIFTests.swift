import Foundation
import Randomness
import Testing

@testable import UIKitCairo

struct GIFTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).gif").path

  /// Writes frames to a file, reads them back and deletes the file.
  private func roundTrip(
    width: Int = 24, height: Int = 16, quality: Int = 96, _ frames: [(Bitmap, TimeInterval)]
  ) throws -> [GIFReader.Frame] {
    defer { try? FileManager.default.removeItem(atPath: file) }
    let writer = try GIFWriter(toFile: file, width: width, height: height, quality: quality)
    for (bitmap, duration) in frames { try writer.add(bitmap, duration: duration) }
    try writer.finish()
    return try GIFReader(file: file).frames
  }

  private func bitmap(_ color: UInt32, dotAt dot: (x: Int, y: Int)? = nil) -> Bitmap {
    var bitmap = Bitmap(width: 24, height: 16)
    for x in 0..<24 { for y in 0..<16 { bitmap[x, y] = color } }
    if let dot { bitmap[dot.x, dot.y] = 0xFFFF_0000 }
    return bitmap
  }

  @Test func `an image with few colors is lossless`() throws {
    let frames = [
      bitmap(0xFFFF_FFFF), bitmap(0xFFFF_FFFF, dotAt: (3, 4)), bitmap(0xFFFF_FFFF, dotAt: (23, 15)),
      bitmap(0xFF12_3456),
    ]
    let read = try roundTrip(frames.map { ($0, 0.1) })
    #expect(read.map(\.bitmap) == frames)
    #expect(read.map(\.hundredths) == [10, 10, 10, 10])
  }

  @Test(arguments: [1, 2, 3, 4, 5, 8, 9, 16, 17, 64, 65, 128, 129, 255, 256])
  func `images with up to 256 colors survive the compression`(colorCount: Int) throws {
    // Noise has more sequences than there are codes. Equal pixels form the longest sequences.
    var random = SplitMix64(seed: UInt64(colorCount))
    var noise = Bitmap(width: 150, height: 90)
    for y in 0..<90 {
      for x in 0..<150 { noise[x, y] = 0xFF00_0000 | UInt32(random.below(colorCount)) &* 0x1_0307 }
    }
    var plain = noise
    for y in 10..<85 { for x in 0..<150 { plain[x, y] = 0xFF00_0000 } }
    let read = try roundTrip(
      width: 150, height: 90, quality: 100, [(plain, 0.1), (noise, 0.1), (plain, 0.1)])
    let expected = colorCount == 1 ? [plain] : [plain, noise, plain]
    // A changed frame has 255 colors, because one index marks unchanged pixels.
    if colorCount < 256 { #expect(read.map(\.bitmap) == expected) }
    #expect(read.first?.bitmap == plain)
  }

  @Test func `consecutive equal frames are merged`() throws {
    let (white, black) = (bitmap(0xFFFF_FFFF), bitmap(0xFF00_0000))
    let read = try roundTrip([(white, 0.1), (white, 0.1), (white, 0.25), (black, 0.1)])
    #expect(read.map(\.hundredths) == [45, 10])
    #expect(read.map(\.bitmap) == [white, black])
  }

  @Test func `rounded durations do not accumulate an error`() throws {
    let frames = (0..<30).map { (bitmap(0xFF00_0000 | UInt32($0) << 3), 1.0 / 30) }
    let read = try roundTrip(frames)
    #expect(read.count == 30)
    let total: Int = read.map(\.hundredths).reduce(0, +)
    #expect(total == 100)
    #expect(read.allSatisfy { 3...4 ~= $0.hundredths })
  }

  @Test func `frames shorter than 20 milliseconds are dropped`() throws {
    let frames = (0..<60).map { (bitmap(0xFF00_0000 | UInt32($0) << 2), 1.0 / 120) }
    let read = try roundTrip(frames)
    #expect(read.allSatisfy { $0.hundredths >= 2 })
    let total: Int = read.map(\.hundredths).reduce(0, +)
    #expect(total == 50)
    #expect(read.last?.bitmap == frames.last?.0)
  }

  @Test func `a duration longer than the format allows is split`() throws {
    let read = try roundTrip([(bitmap(0xFFFF_FFFF), 1_000)])
    let total: Int = read.map(\.hundredths).reduce(0, +)
    #expect(total == 100_000)
    #expect(read.allSatisfy { $0.bitmap == bitmap(0xFFFF_FFFF) })
  }

  @Test func `an image with many colors loses little precision`() throws {
    var bitmap = Bitmap(width: 24, height: 16)
    for x in 0..<24 {
      for y in 0..<16 { bitmap[x, y] = 0xFF00_0000 | UInt32(x * 10) << 16 | UInt32(y * 15) << 8 }
    }
    let read = try roundTrip([(bitmap, 0.1)])
    let shown = try #require(read.first?.bitmap)
    for (wanted, found) in zip(bitmap.pixels, shown.pixels) {
      for shift in [0, 8, 16] as [UInt32] {
        let difference = Int(wanted >> shift & 0xFF) - Int(found >> shift & 0xFF)
        #expect(abs(difference) <= 24)
      }
    }
  }

  @Test func `transparent pixels become black`() throws {
    let read = try roundTrip([(Bitmap(width: 24, height: 16), 0.1)])
    #expect(read.first?.bitmap == bitmap(0xFF00_0000))
  }

  @Test func `invalid files, sizes and frames throw an error`() throws {
    #expect(throws: PictureError.self) {
      try GIFWriter(toFile: "/nowhere/at/all.gif", width: 1, height: 1)
    }
    #expect(throws: PictureError.self) { try GIFWriter(toFile: file, width: 0, height: 1) }
    #expect(throws: PictureError.self) { try GIFReader(file: "/nowhere/at/all.gif") }
    #expect(throws: PictureError.self) { try roundTrip([(Bitmap(width: 3, height: 3), 1)]) }
    #expect(throws: PictureError.self) { try roundTrip([]) }
    #expect(throws: PictureError.self) {
      try bitmap(0xFFFF_FFFF).writePNG(toFile: "/nowhere/at/all.png")
    }
  }

  @Test func `a PNG file has the PNG signature`() throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    try bitmap(0xFFFF_FFFF).writePNG(toFile: file)
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(Array(data.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  @Test func `a lower quality makes a smaller file`() throws {
    var colorful = Bitmap(width: 200, height: 200)
    for x in 0..<200 {
      for y in 0..<200 { colorful[x, y] = 0xFF00_0000 | UInt32(x << 16 | y << 8) }
    }
    let sizes = try [96, 30].map { quality in
      defer { try? FileManager.default.removeItem(atPath: file) }
      let writer = try GIFWriter(toFile: file, width: 200, height: 200, quality: quality)
      try writer.add(colorful, duration: 1)
      try writer.finish()
      return try Data(contentsOf: URL(fileURLWithPath: file)).count
    }
    #expect(sizes[1] < sizes[0])
  }
}
