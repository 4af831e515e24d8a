internal import CCairo
internal import Foundation
internal import UIKit

/// Pictures of texts at one scale, so that a text which is still there in the next frame is not drawn anew.
final class TextPictures {
  private struct Key: Hashable {
    let request: TextRequest
    let scale: CGFloat
  }

  /// Pixels, and how many of them lie around the text on every side.
  private final class Picture {
    let surface: OpaquePointer?
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

  private var recent: [Key: Picture] = [:]
  private var older: [Key: Picture] = [:]
  private var recentPixels = 0

  /// Draws the text, its top left corner at the point.
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
    let picture = picture(of: request, scale: canvas.scale)
    var x = Double(point.x)
    var y = Double(point.y)
    cairo_user_to_device(canvas.context, &x, &y)
    canvas.keepingState {
      cairo_identity_matrix(canvas.context)
      let left = x.rounded() - Double(picture.margin)
      let top = y.rounded() - Double(picture.margin)
      cairo_set_source_surface(canvas.context, picture.surface, left, top)
      cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
      cairo_paint_with_alpha(canvas.context, opacity)
    }
  }

  private func picture(of request: TextRequest, scale: CGFloat) -> Picture {
    let key = Key(request: request, scale: scale)
    if let picture = recent[key] { return picture }
    let picture = older[key] ?? draw(request, scale: scale)
    if recentPixels > 4_000_000 {
      older = recent
      recent = [:]
      recentPixels = 0
    }
    recent[key] = picture
    recentPixels += picture.pixelCount
    return picture
  }

  private func draw(_ request: TextRequest, scale: CGFloat) -> Picture {
    let layout = PangoTextEngine.shared.layout(request)
    let fonts = request.paragraphs.flatMap { $0.runs.map(\.font.pointSize) }
    // Accents and slanted letters stick out of the lines.
    let margin = Int(((fonts.max() ?? 0) * scale / 2).rounded(.up))
    let right = layout.lines.map { $0.x + $0.width }.max() ?? 0
    let bottom = layout.size.height
    let picture = Picture(
      width: Int((right * scale).rounded(.up)) + 2 * margin,
      height: Int((bottom * scale).rounded(.up)) + 2 * margin, margin: margin)
    let context = cairo_create(picture.surface)
    cairo_translate(context, CGFloat(margin), CGFloat(margin))
    cairo_scale(context, scale, scale)
    PangoTextEngine.shared.draw(request, onContextAt: UInt(bitPattern: context), scale: scale)
    cairo_destroy(context)
    return picture
  }
}
