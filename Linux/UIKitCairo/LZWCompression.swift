internal import Foundation

/// The compression of GIF images: Lempel-Ziv-Welch with codes of up to 12 bits.
///
/// It replaces giflib's, which accounted for 40 percent of the time of a recording.
struct LZWCompression {
  private static let maximumLength = 12
  /// The number of slots of the table, four times the number of codes.
  private static let slotCount = 1 << 14

  /// The compressed data.
  private(set) var bytes: [UInt8] = []
  /// The bits that do not fill a byte yet.
  private var bits = 0
  private var bitCount = 0

  /// Compresses palette indices.
  ///
  /// - Parameters:
  ///   - indices: The indices. There is at least one.
  ///   - indexBits: The number of bits of an index, from 2 to 8.
  init(_ indices: [UInt8], indexBits: Int) {
    var table = [UInt32](repeating: 0, count: Self.slotCount)
    indices.withUnsafeBufferPointer { indices in
      table.withUnsafeMutableBufferPointer { table in
        guard let first = indices.baseAddress, let slots = table.baseAddress else { return }
        compress(first, count: indices.count, indexBits: indexBits, table: slots)
      }
    }
    if bitCount > 0 { bytes.append(UInt8(bits)) }
  }

  /// It runs for each pixel, so it uses pointers, which are fast without optimization, too.
  private mutating func compress(
    _ indices: UnsafePointer<UInt8>, count: Int, indexBits: Int,
    table: UnsafeMutablePointer<UInt32>
  ) {
    let clear = 1 << indexBits
    let mask = Self.slotCount - 1
    var length = indexBits + 1
    // The code that the next sequence will have. The one after `clear` marks the end.
    var next = clear + 2
    append(clear, length)
    var prefix = Int(indices[0])
    var position = 1
    while position < count {
      let index = Int(indices[position])
      position &+= 1
      // An entry is the code of the shorter sequence, the index after it, and the code of both.
      let key = prefix &<< 8 | index
      var slot = (key &* 0x9E37_79B1) &>> 18 & mask
      var entry = Int(table[slot])
      while entry != 0 && entry &>> 12 != key {
        slot = (slot &+ 1) & mask
        entry = Int(table[slot])
      }
      if entry != 0 {
        prefix = entry & 0xFFF
        continue
      }
      append(prefix, length)
      prefix = index
      if next < 1 << Self.maximumLength {
        table[slot] = UInt32(key &<< 12 | next)
        // The reader knows this code after it has read the next one.
        if next == 1 << length { length += 1 }
        next += 1
      } else {
        append(clear, length)
        table.update(repeating: 0, count: Self.slotCount)
        length = indexBits + 1
        next = clear + 2
      }
    }
    append(prefix, length)
    // The reader adds a code after the last one, too.
    if next == 1 << length, length < Self.maximumLength { length += 1 }
    append(clear + 1, length)
  }

  /// Appends a code, beginning with its lowest bit.
  private mutating func append(_ code: Int, _ length: Int) {
    bits |= code &<< bitCount
    bitCount += length
    while bitCount >= 8 {
      bytes.append(UInt8(bits & 0xFF))
      bits &>>= 8
      bitCount -= 8
    }
  }
}
