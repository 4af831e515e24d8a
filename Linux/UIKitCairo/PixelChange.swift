/// The smallest rectangle in which two pictures differ, and its new pixels.
struct PixelChange {
  private(set) var left = 0
  private(set) var top = 0
  private(set) var width = 1
  private(set) var height = 1
  /// Row after row `0xRRGGBB` over black; nil where nothing changed.
  private(set) var pixels: [UInt32?] = []

  /// What changed; without an old picture everything did. If nothing did, one unchanged pixel.
  init(from old: Bitmap?, to new: Bitmap) {
    guard let old else {
      width = new.width
      height = new.height
      pixels = new.pixels.map { $0 & 0xFF_FFFF }
      return
    }
    let changedRows = (0..<new.height).filter { row in
      let range = row * new.width..<(row + 1) * new.width
      return old.pixels[range] != new.pixels[range]
    }
    guard let first = changedRows.first, let last = changedRows.last else {
      pixels = [nil]
      return
    }
    var (minimum, maximum) = (new.width, 0)
    for row in changedRows {
      let start = row * new.width
      guard
        let from = (0..<new.width).first(where: { old.pixels[start + $0] != new.pixels[start + $0] }
        ),
        let to = (0..<new.width).last(where: { old.pixels[start + $0] != new.pixels[start + $0] })
      else { continue }
      minimum = min(minimum, from)
      maximum = max(maximum, to)
    }
    left = minimum
    top = first
    width = maximum - minimum + 1
    height = last - first + 1
    pixels.reserveCapacity(width * height)
    for row in first...last {
      for index in row * new.width + minimum...row * new.width + maximum {
        let isSame = old.pixels[index] == new.pixels[index]
        pixels.append(isSame ? nil : new.pixels[index] & 0xFF_FFFF)
      }
    }
  }
}
