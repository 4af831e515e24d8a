import Foundation
import Randomness
import Testing

@testable import UIKitCairo

/// The changed pixels of a GIF frame and their colors.
struct FrameColorsTests {
  private func bitmap(
    _ width: Int, _ height: Int, color: (_ x: Int, _ y: Int) -> UInt32
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = color(x, y) }
    }
    return bitmap
  }

  @Test func `without an old frame, everything is changed`() {
    let change = PixelChange(from: nil, to: bitmap(3, 2) { _, _ in 0xFF00_0000 })
    #expect(
      change.runs == [.init(row: 0, column: 0, length: 3), .init(row: 1, column: 0, length: 3)])
    #expect((change.width, change.height) == (3, 2))
  }

  @Test func `neighboring changed blocks form a run`() {
    let old = bitmap(40, 3) { _, _ in 0xFF00_0000 }
    var new = old
    for x in [1, 8, 33] { new[x, 1] = 0xFFFF_FFFF }
    let change = PixelChange(from: old, to: new)
    #expect(
      change.runs == [.init(row: 1, column: 0, length: 16), .init(row: 1, column: 32, length: 8)])
    #expect((change.left, change.top, change.width, change.height) == (0, 1, 40, 1))
  }

  @Test func `the last block of a row may be shorter`() {
    let old = bitmap(10, 2) { _, _ in 0xFF00_0000 }
    var new = old
    new[9, 1] = 0xFFFF_FFFF
    let change = PixelChange(from: old, to: new)
    #expect(change.runs == [.init(row: 1, column: 8, length: 2)])
    #expect((change.left, change.top, change.width, change.height) == (8, 1, 2, 1))
  }

  @Test func `each color is counted once, with all of its pixels`() {
    var random = SplitMix64(seed: 7)
    // More colors than the hash table has slots at first.
    let picture = bitmap(80, 60) { _, _ in 0xFF00_0000 | UInt32(random.below(3_000)) &* 5_003 }
    let colors = ColorCounts(of: PixelChange(from: nil, to: picture), in: picture)
    var expected: [UInt32: UInt32] = [:]
    for pixel in picture.pixels { expected[pixel & 0xFF_FFFF, default: 0] += 1 }
    #expect(expected.count > 2_000)
    #expect(Dictionary(uniqueKeysWithValues: zip(colors.colors, colors.counts)) == expected)
    let found = colors.positions.map { colors.colors[Int($0) - 1] }
    #expect(found == picture.pixels.map { $0 & 0xFF_FFFF })
  }

  @Test func `unchanged pixels have no color and are transparent`() {
    let old = bitmap(32, 2) { _, _ in 0xFF12_3456 }
    var new = old
    new[0, 0] = 0
    new[31, 0] = 0xFFFF_0000
    let change = PixelChange(from: old, to: new)
    let colors = FrameColors(of: change, in: new, quality: 100)
    #expect(colors.transparentIndex == 3)
    let shown = colors.indices.map { $0 == 3 ? nil : colors.palette[Int($0)] }
    let middle = [UInt32?](repeating: nil, count: 16)
    let background = [UInt32?](repeating: 0x12_3456, count: 7)
    #expect(shown == [0] + background + middle + background + [0xFF_0000])
  }

  @Test func `a frame with up to 256 colors is exact`() {
    let picture = bitmap(64, 16) { x, y in 0xFF00_0000 | UInt32(x * 4) << 8 | UInt32(y / 4 * 60) }
    let colors = FrameColors(of: PixelChange(from: nil, to: picture), in: picture, quality: 100)
    #expect(colors.transparentIndex == nil)
    #expect(colors.palette.count == 256)
    #expect(colors.indices.map { 0xFF00_0000 | colors.palette[Int($0)] } == picture.pixels)
  }

  @Test func `a large background is exact and does not reduce the accuracy of a small picture`() {
    let picture = bitmap(200, 200) { x, y in
      x < 40 && y < 40 ? 0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 6) << 8 : 0xFFF2_F2F7
    }
    let colors = FrameColors(of: PixelChange(from: nil, to: picture), in: picture, quality: 96)
    var (largest, sum) = (0, 0)
    for (index, pixel) in zip(colors.indices, picture.pixels) {
      for shift in [0, 8, 16] as [UInt32] {
        let shown = Int(colors.palette[Int(index)] >> shift & 0xFF)
        let difference = abs(shown - Int(pixel >> shift & 0xFF))
        if pixel == 0xFFF2_F2F7 { #expect(difference == 0) }
        largest = max(largest, difference)
        sum += difference * difference
      }
    }
    #expect(largest <= 24)
    #expect(Double(sum) / (40 * 40 * 3) < 40)
  }
}
