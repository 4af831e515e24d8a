internal import CCairo
internal import Foundation
internal import UIKit

/// A cache of rendered texts, so that unchanged text is not rendered again in the next frame.
final class TextImageCache {
  private struct Key: Hashable {
    let request: TextRequest
    let scale: CGFloat
  }

  /// A rendered text.
  private final class TextImage {
    let surface: OpaquePointer?
    /// The number of pixels around the text on each side.
    let margin: Int
    let pixelCount: Int

    init(width: Int, height: Int, margin: Int) {
      surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
      self.margin = margin
      pixelCount = width * height
    }

    deinit {
      cairo_surface_destroy(surface)
    }
  }

  /// The images in use. When they exceed 4 million pixels, they become `older`.
  private var recent: [Key: TextImage] = [:]
  private var older: [Key: TextImage] = [:]
  private var recentPixels = 0

  /// Draws text with its top left corner at a point.
  ///
  /// Text that is rotated or scaled is drawn without the cache.
  func draw(_ request: TextRequest, at point: CGPoint, opacity: CGFloat, on canvas: Canvas) {
    guard opacity > 0 else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas.context, &matrix)
    let isUpright = matrix.xy == 0 && matrix.yx == 0
    guard isUpright, matrix.xx == canvas.scale, matrix.yy == canvas.scale else {
      return canvas.keepingState {
        cairo_translate(canvas.context, point.x, point.y)
        canvas.group(opacity: opacity) {
          PangoTextEngine.shared.draw(
            request, onContextAt: UInt(bitPattern: canvas.context), scale: canvas.scale)
        }
      }
    }
    let image = image(of: request, scale: canvas.scale)
    var x = Double(point.x)
    var y = Double(point.y)
    cairo_user_to_device(canvas.context, &x, &y)
    canvas.keepingState {
      cairo_identity_matrix(canvas.context)
      let left = x.rounded() - Double(image.margin)
      let top = y.rounded() - Double(image.margin)
      cairo_set_source_surface(canvas.context, image.surface, left, top)
      cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
      cairo_paint_with_alpha(canvas.context, opacity)
    }
  }

  private func image(of request: TextRequest, scale: CGFloat) -> TextImage {
    let key = Key(request: request, scale: scale)
    if let image = recent[key] { return image }
    let image = older[key] ?? render(request, scale: scale)
    if recentPixels > 4_000_000 {
      older = recent
      recent = [:]
      recentPixels = 0
    }
    recent[key] = image
    recentPixels += image.pixelCount
    return image
  }

  private func render(_ request: TextRequest, scale: CGFloat) -> TextImage {
    let layout = PangoTextEngine.shared.layout(request)
    let fonts = request.paragraphs.flatMap { $0.runs.map(\.font.pointSize) }
    // Accents and italic letters extend beyond the lines.
    let margin = Int(((fonts.max() ?? 0) * scale / 2).rounded(.up))
    let right = layout.lines.map { $0.x + $0.width }.max() ?? 0
    let bottom = layout.size.height
    let image = TextImage(
      width: Int((right * scale).rounded(.up)) + 2 * margin,
      height: Int((bottom * scale).rounded(.up)) + 2 * margin, margin: margin)
    let context = cairo_create(image.surface)
    cairo_translate(context, CGFloat(margin), CGFloat(margin))
    cairo_scale(context, scale, scale)
    PangoTextEngine.shared.draw(request, onContextAt: UInt(bitPattern: context), scale: scale)
    cairo_destroy(context)
    return image
  }
}
