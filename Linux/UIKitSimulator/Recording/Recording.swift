public import Foundation
internal import UIKitCairo

/// What was seen on a screen for a while; drawn when it is written.
public struct Recording: Sendable {
  struct Frame: Equatable, Sendable {
    var picture: ScreenPicture
    var duration: TimeInterval
  }

  private(set) var frames: [Frame] = []

  /// How long it takes, in seconds.
  public var duration: TimeInterval { frames.reduce(0) { $0 + $1.duration } }

  /// How many pictures differ from the one before.
  public var frameCount: Int { frames.count }

  mutating func append(_ picture: ScreenPicture, duration: TimeInterval) {
    if let last = frames.indices.last, frames[last].picture == picture {
      frames[last].duration += duration
    } else {
      frames.append(Frame(picture: picture, duration: duration))
    }
  }

  /// Draws all of it as an animated GIF that plays again and again.
  ///
  /// - Parameters:
  ///   - path: Where to write it, over what is there.
  ///   - scale: How many pixels make a point.
  ///   - quality: How close colors come to those on the screen, from 0 to 100; the less, the smaller the file.
  /// - Throws: `PictureError`, if the file cannot be written, nothing was recorded, or the screen was
  ///   turned meanwhile.
  public func writeGIF(toFile path: String, scale: CGFloat = 2, quality: Int = 96) throws {
    let renderer = CairoRenderer(scale: scale)
    var writer: GIFWriter?
    for frame in frames {
      let bitmap = renderer.bitmap(of: frame.picture)
      let open =
        try writer
        ?? GIFWriter(
          toFile: path, width: bitmap.width, height: bitmap.height, quality: quality)
      writer = open
      try open.add(bitmap, duration: frame.duration)
    }
    guard let writer else { throw PictureError("\(path): nothing was recorded") }
    try writer.finish()
  }
}
