internal import CCairo
public import Foundation
public import UIKit

/// Renders views to bitmaps.
///
/// A renderer caches the texts that it has drawn. Keep it to render several frames.
public final class CairoRenderer {
  /// The number of pixels per point.
  public let scale: CGFloat

  private let texts = TextImageCache()

  /// Creates a renderer with a number of pixels per point. A scale that is not positive and finite
  /// becomes 1.
  public init(scale: CGFloat) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// Installs Pango as the text engine of UIKit, and the readers and writers of image files.
  ///
  /// Call it before creating labels, measuring attributed strings, or reading images.
  public static func install() {
    Text.engine = PangoTextEngine.shared
    ImageFiles.codec = CairoImageCodec()
  }

  /// Renders a view and its subviews as presented at the time of the current main loop.
  ///
  /// - Parameter view: A window or any other view. Its position in the superview has no effect.
  /// - Returns: A bitmap of the view's size, transparent where nothing is drawn.
  @MainActor public func bitmap(of view: UIView) -> Bitmap {
    let picture = view.picture(at: MainLoop.current.now)
    return bitmap(of: picture, size: view.bounds.size)
  }

  /// Renders a view picture to a bitmap of a size in points. Without a picture, the bitmap is
  /// transparent.
  package func bitmap(of picture: ViewPicture?, size: CGSize) -> Bitmap {
    var bitmap = Bitmap(
      width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)))
    if let picture { draw(picture, into: &bitmap) }
    return bitmap
  }

  /// Draws a view picture over the content of a bitmap, with both top left corners aligned.
  package func draw(_ picture: ViewPicture, into bitmap: inout Bitmap) {
    bitmap.withSurface { surface in
      let canvas = Canvas(surface: surface, scale: scale, texts: texts)
      canvas.concatenate(
        CGAffineTransform(
          translationX: -picture.geometry.bounds.minX, y: -picture.geometry.bounds.minY))
      canvas.drawInside(of: picture)
    }
  }

  /// Draws a display list over the content of a bitmap.
  package func draw(_ list: DisplayList, into bitmap: inout Bitmap) {
    bitmap.withSurface { surface in
      Canvas(surface: surface, scale: scale, texts: texts).draw(list)
    }
  }
}
