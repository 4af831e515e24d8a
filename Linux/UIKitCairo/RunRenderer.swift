internal import CCairo
internal import CPango
internal import Foundation
internal import UIKit

/// Draws a run of characters with equal attributes.
///
/// It fills the outlines of the glyphs, which can be at fractions of a pixel. The supported version
/// of cairo places cached glyphs at whole pixels.
struct RunRenderer {
  let context: OpaquePointer?
  let run: TextRequest.Run
  let x: CGFloat
  let baseline: CGFloat
  let width: CGFloat

  func draw(_ item: UnsafeMutablePointer<PangoGlyphItem>) {
    guard let analysis = item.pointee.item else { return }
    let font = analysis.pointee.analysis.font
    cairo_new_path(context)
    cairo_move_to(context, x, baseline)
    setSource(run.ink)
    if isColored(font) {
      pango_cairo_show_glyph_string(context, font, item.pointee.glyphs)
    } else {
      pango_cairo_glyph_string_path(context, font, item.pointee.glyphs)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    }
    if run.isUnderlined { underline() }
  }

  private func underline() {
    let thickness = run.font.pointSize / 16
    let top = baseline + run.font.pointSize * 0.11 - thickness / 2
    cairo_new_path(context)
    cairo_rectangle(context, x, top, width, thickness)
    setSource(run.ink)
    cairo_fill(context)
  }

  private func setSource(_ ink: Ink) {
    cairo_set_source_rgba(context, ink.red, ink.green, ink.blue, ink.alpha)
  }

  /// Whether the glyphs of a font are color images, which have no outline.
  private func isColored(_ font: UnsafeMutablePointer<PangoFont>?) -> Bool {
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    guard let family = pango_font_description_get_family(description) else { return false }
    return String(cString: family).contains("Emoji")
  }
}
