public import Foundation
internal import UIKitCairo

/// A recording of the screen. It is rendered when it is written to a file.
public struct Recording: Sendable {
  struct Frame: Equatable, Sendable {
    var picture: ScreenPicture
    var duration: TimeInterval
  }

  private(set) var frames: [Frame] = []

  /// The duration in seconds.
  public var duration: TimeInterval { frames.reduce(0) { $0 + $1.duration } }

  /// The number of frames. Consecutive pictures that are equal form one frame.
  public var frameCount: Int { frames.count }

  /// Appends a picture with a duration in seconds, or extends the last frame if the pictures are
  /// equal.
  mutating func append(_ picture: ScreenPicture, duration: TimeInterval) {
    if let last = frames.indices.last, frames[last].picture == picture {
      frames[last].duration += duration
    } else {
      frames.append(Frame(picture: picture, duration: duration))
    }
  }

  /// Renders the recording and writes it as an animated GIF that repeats forever.
  ///
  /// - Parameters:
  ///   - path: The path of the file. An existing file is overwritten.
  ///   - scale: The number of pixels per point.
  ///   - quality: The accuracy of the colors, from 0 to 100. A lower quality gives a smaller file.
  /// - Throws: `PictureError` if the file cannot be written, if nothing was recorded, or if the
  ///   size of the screen changed during the recording.
  public func writeGIF(toFile path: String, scale: CGFloat = 2, quality: Int = 96) throws {
    let renderer = CairoRenderer(scale: scale)
    var writer: GIFWriter?
    for frame in frames {
      let bitmap = renderer.bitmap(of: frame.picture)
      let currentWriter =
        try writer
        ?? GIFWriter(
          toFile: path, width: bitmap.width, height: bitmap.height, quality: quality)
      writer = currentWriter
      try currentWriter.add(bitmap, duration: frame.duration)
    }
    guard let writer else { throw PictureError("\(path): nothing was recorded") }
    try writer.finish()
  }
}
