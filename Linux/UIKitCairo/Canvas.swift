internal import CCairo
internal import Foundation
internal import UIKit

/// Draws on a cairo surface; keeps the drawing context alive.
final class Canvas {
  let context: OpaquePointer?
  /// Pixels a point.
  let scale: CGFloat
  let texts: TextPictures

  /// Draws on the surface at the scale; the surface must outlive the canvas.
  init(surface: OpaquePointer?, scale: CGFloat, texts: TextPictures) {
    context = cairo_create(surface)
    self.scale = scale
    self.texts = texts
    cairo_scale(context, scale, scale)
  }

  deinit {
    cairo_destroy(context)
  }

  /// Does what the block does, then goes back to the transform and the clip of before.
  func keepingState(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  /// Lays all that the block draws on the canvas as one picture, of the given opacity.
  func group(opacity: CGFloat, _ body: () -> Void) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return body() }
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Draws in the ink the shape of all that the block draws.
  func shape(in ink: Ink, opacity: CGFloat, _ body: () -> Void) {
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    body()
    let mask = cairo_pop_group(context)
    setSource(ink, opacity: opacity)
    cairo_mask(context, mask)
    cairo_pattern_destroy(mask)
  }

  func concatenate(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite
    else {
      // Nothing can be seen of what is squeezed to a line; a clip says so without an error of cairo's.
      cairo_new_path(context)
      cairo_clip(context)
      return
    }
    cairo_transform(context, &matrix)
  }

  func clip(_ path: VectorPath, evenOdd: Bool = false) {
    trace(path)
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
  }

  func fill(_ path: VectorPath, evenOdd: Bool = false, ink: Ink) {
    trace(path)
    setSource(ink)
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  func fill(_ rect: CGRect, ink: Ink) {
    cairo_new_path(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    setSource(ink)
    cairo_fill(context)
  }

  func stroke(_ path: VectorPath, style: StrokeStyle, ink: Ink) {
    trace(path)
    setSource(ink)
    cairo_set_line_width(context, style.width)
    cairo_set_miter_limit(context, style.miterLimit)
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    let lengths = style.dashLengths.map { Double(max(0, $0)) }
    let dashes = lengths.contains { $0 > 0 } ? lengths : []
    cairo_set_dash(context, dashes, Int32(dashes.count), style.dashPhase)
    cairo_stroke(context)
  }

  func setSource(_ ink: Ink, opacity: CGFloat = 1) {
    cairo_set_source_rgba(context, ink.red, ink.green, ink.blue, ink.alpha * opacity)
  }

  private func trace(_ path: VectorPath) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let point, let control1, let control2):
        cairo_curve_to(
          context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close: cairo_close_path(context)
      }
    }
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
