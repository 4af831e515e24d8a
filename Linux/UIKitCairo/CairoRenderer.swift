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

  /// Installs Pango as the text engine of UIKit, and the codec of image files.
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
    let (width, height) = pixels(of: size)
    var bitmap = Bitmap(width: width, height: height)
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

  /// Draws views over black, so that all pixels are opaque.
  ///
  /// - Parameters:
  ///   - pictures: The views, from back to front, in the coordinates of the bitmap.
  ///   - size: The size of the bitmap in points.
  ///   - bitmap: The bitmap to draw on. Its content is replaced. If it has another size, a new one
  ///     is created.
  package func draw(_ pictures: [ViewPicture], size: CGSize, replacing bitmap: inout Bitmap) {
    let (width, height) = pixels(of: size)
    if bitmap.width != width || bitmap.height != height {
      bitmap = Bitmap(width: width, height: height)
    }
    let area = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    let cover = Cover(of: area, in: pictures)
    bitmap.withSurface { surface in
      let canvas = Canvas(surface: surface, scale: scale, texts: texts)
      if cover == nil { canvas.fill(area, ink: .black) }
      for index in (cover?.first ?? 0)..<pictures.count {
        canvas.draw(pictures[index], inFrontOf: index == cover?.first ? cover?.rest : nil)
      }
    }
  }

  /// Draws a display list over the content of a bitmap.
  package func draw(_ list: DisplayList, into bitmap: inout Bitmap) {
    bitmap.withSurface { surface in
      Canvas(surface: surface, scale: scale, texts: texts).draw(list)
    }
  }

  /// Returns a size in pixels, each side at least 1.
  private func pixels(of size: CGSize) -> (width: Int, height: Int) {
    (
      max(1, Int((size.width * scale).rounded(.up))),
      max(1, Int((size.height * scale).rounded(.up)))
    )
  }
}
