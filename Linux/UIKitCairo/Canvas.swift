internal import CCairo
internal import Foundation
internal import UIKit

/// Draws on a cairo surface. It owns the cairo context.
final class Canvas {
  let context: OpaquePointer?
  /// The number of pixels per point.
  let scale: CGFloat
  let texts: TextImageCache

  /// Creates a canvas that draws on a surface. The surface must outlive the canvas.
  init(surface: OpaquePointer?, scale: CGFloat, texts: TextImageCache) {
    context = cairo_create(surface)
    self.scale = scale
    self.texts = texts
    cairo_scale(context, scale, scale)
  }

  deinit {
    cairo_destroy(context)
  }

  /// Runs a block and then restores the transform and the clip.
  func keepingState(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  /// Draws the output of a block as a group with an opacity.
  ///
  /// - Parameters:
  ///   - opacity: The opacity, from 0 to 1.
  ///   - extent: A rectangle outside of which the block draws nothing; `nil` if it is unknown.
  ///     Without it, the group is as large as the clip, which takes more time.
  ///   - body: The block.
  func group(opacity: CGFloat, in extent: CGRect? = nil, _ body: () -> Void) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return body() }
    keepingState {
      if let extent { clip(toPixelsOf: extent) }
      cairo_push_group(context)
      body()
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  /// Clips to the whole pixels that a rectangle touches, so that the edges stay sharp.
  private func clip(toPixelsOf rect: CGRect) {
    var (left, top) = (Double(rect.minX), Double(rect.minY))
    var (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0 else { return }
    cairo_user_to_device(context, &left, &top)
    cairo_user_to_device(context, &right, &bottom)
    // One more pixel on each side, because cairo rounds coordinates to 1/256 of a pixel.
    let (x, y) = (min(left, right).rounded(.down) - 1, min(top, bottom).rounded(.down) - 1)
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_rectangle(
      context, x, y, max(left, right).rounded(.up) + 1 - x, max(top, bottom).rounded(.up) + 1 - y)
    cairo_clip(context)
    cairo_set_matrix(context, &matrix)
  }

  /// Draws the shape of a block's output in one color.
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
      // A transform without an inverse makes all drawing invisible. In cairo it would be an error,
      // so an empty clip is used instead.
      cairo_new_path(context)
      cairo_clip(context)
      return
    }
    cairo_transform(context, &matrix)
  }

  func clip(_ path: VectorPath) {
    trace(path)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
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
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
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
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    }
  }
}
