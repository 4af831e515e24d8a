package import Foundation
import Synchronization

/// The pixels of a decoded image.
///
/// Two pictures are equal if they are the same object, so that comparing drawings is fast.
package final class PixelPicture: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The pixels, row by row from the top. Each is `0xAARRGGBB`, with colors premultiplied by alpha.
  package let pixels: [UInt32]

  /// Creates a picture from its pixels.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package static func == (left: PixelPicture, right: PixelPicture) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Reads and writes image files.
package protocol ImageCodec: Sendable {
  /// Returns the picture in a file, or the first one of several; `nil` if the format is unknown or
  /// the file is damaged.
  func picture(in file: Data) -> PixelPicture?

  /// Returns a PNG file of a drawing. The size is in points, the scale in pixels per point.
  func png(of drawing: DisplayList, size: CGSize, scale: CGFloat) -> Data?
}

/// Access to the image codec.
package enum ImageFiles {
  private static let storedCodec = Mutex<(any ImageCodec)?>(nil)

  /// The codec that reads and writes image files. `CairoRenderer.install()` of `UIKitCairo` sets
  /// it; reading it before that is a precondition failure.
  package static var codec: any ImageCodec {
    get {
      guard let codec = storedCodec.withLock({ $0 }) else {
        preconditionFailure(
          "No image codec: call CairoRenderer.install() of UIKitCairo, or use UIKitSimulator")
      }
      return codec
    }
    set {
      storedCodec.withLock { $0 = newValue }
    }
  }
}
