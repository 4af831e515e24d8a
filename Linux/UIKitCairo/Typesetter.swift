internal import CPango
internal import Foundation
internal import UIKit

/// Creates Pango layouts. It owns the Pango context with its font map.
final class Typesetter {
  let context: OpaquePointer?

  init() {
    let fonts = pango_cairo_font_map_new()
    pango_cairo_font_map_set_resolution(fonts.map { OpaquePointer($0) }, 72)
    context = pango_font_map_create_context(fonts)
    g_object_unref(fonts)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  func typeset(_ request: TextRequest) -> TypesetText {
    TypesetText(request) { paragraph, lineLimit, isContinued in
      layout(paragraph, of: request, lineLimit: lineLimit, isContinued: isContinued)
    }
  }

  /// Creates a layout. The caller releases it with `g_object_unref`.
  private func layout(
    _ paragraph: TextRequest.Paragraph, of request: TextRequest, lineLimit: Int,
    isContinued: Bool
  ) -> OpaquePointer? {
    let layout = pango_layout_new(context)
    var text = paragraph.runs.map(\.text).joined()
    let truncation = paragraph.lineBreakMode.ellipsis
    // The following paragraphs are cut off, so the last line ends with an ellipsis.
    if isContinued, truncation != nil { text += "…" }
    pango_context_set_base_dir(
      context, request.isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR)
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_auto_dir(layout, 1)
    let attributes = attributes(of: paragraph)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    guard let width = request.width else { return layout }
    pango_layout_set_width(layout, Int32(clamping: Int((min(width, 1e6) * 1_024).rounded(.up))))
    pango_layout_set_wrap(
      layout, paragraph.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, paragraph.alignment == .justified ? 1 : 0)
    if let truncation, lineLimit > 0 {
      pango_layout_set_ellipsize(layout, truncation)
      pango_layout_set_height(layout, Int32(clamping: -lineLimit))
    }
    return layout
  }

  private func attributes(of paragraph: TextRequest.Paragraph) -> OpaquePointer? {
    let list = pango_attr_list_new()
    var start: UInt32 = 0
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, to end: UInt32) {
      attribute?.pointee.start_index = start
      attribute?.pointee.end_index = end
      pango_attr_list_insert(list, attribute)
    }
    for (index, run) in paragraph.runs.enumerated() {
      let isLast = index == paragraph.runs.count - 1
      let end = isLast ? UInt32.max : start + UInt32(run.text.utf8.count)
      let description = run.font.pangoDescription
      insert(pango_attr_font_desc_new(description), to: end)
      pango_font_description_free(description)
      insert(pango_attr_font_features_new("calt=0"), to: end)
      // Colors are applied during drawing. This color only separates runs that are otherwise equal.
      insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0), to: end)
      addTracking(of: run, from: start, to: list)
      start = end
    }
    return list
  }

  /// Adds letter spacing to the characters that Inter contains.
  ///
  /// Other fonts get no tracking; Arabic letters, for example, are connected.
  private func addTracking(
    of run: TextRequest.Run, from start: UInt32, to list: OpaquePointer?
  ) {
    let spacing = Int32((run.font.tracking * 1_024).rounded())
    var position = start
    var rangeStart: UInt32?
    func endRange() {
      guard let first = rangeStart else { return }
      let attribute = pango_attr_letter_spacing_new(spacing)
      attribute?.pointee.start_index = first
      attribute?.pointee.end_index = position
      pango_attr_list_change(list, attribute)
      rangeStart = nil
    }
    for scalar in run.text.unicodeScalars {
      if Self.isInInter(scalar) { rangeStart = rangeStart ?? position } else { endRange() }
      position += UInt32(scalar.utf8.count)
    }
    endRange()
  }

  /// Returns the letter spacing after the last character of a run, in points.
  static func spacing(after run: TextRequest.Run) -> CGFloat {
    guard let last = run.text.unicodeScalars.last, isInInter(last) else { return 0 }
    return run.font.tracking
  }

  /// Whether Inter is assumed to contain a character: Latin, Greek, Cyrillic, punctuation, symbols.
  private static func isInInter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x530 || 0x1E00...0x2BFF ~= scalar.value
  }
}

extension NSLineBreakMode {
  /// The position of the ellipsis, or `nil` if there is none.
  var ellipsis: PangoEllipsizeMode? {
    switch self {
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping: nil
    }
  }
}
