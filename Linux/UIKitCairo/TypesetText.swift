internal import CPango
internal import Foundation
internal import UIKit

/// Text that has been laid out: one Pango layout for each paragraph, and the positions of its
/// lines.
final class TypesetText {
  let layout: TextLayout
  private let paragraphs: [OpaquePointer?]
  private let lines: [Line]

  private struct Line {
    let pango: UnsafeMutablePointer<PangoLayoutLine>
    let paragraph: TextRequest.Paragraph
    var position: TextLayout.Line
  }

  /// Lays out text.
  ///
  /// - Parameters:
  ///   - request: The text.
  ///   - makeLayout: Returns the Pango layout of a paragraph. The other arguments are the maximum
  ///     number of lines, or 0 for no limit, and whether following paragraphs are cut off.
  init(
    _ request: TextRequest,
    makeLayout: (TextRequest.Paragraph, Int, Bool) -> OpaquePointer?
  ) {
    var layouts: [OpaquePointer?] = []
    var lines: [Line] = []
    var isTruncated = false
    var unknownGlyphs: Int32 = 0
    var bottom: CGFloat = 0
    for (index, paragraph) in request.paragraphs.enumerated() {
      let remaining = request.numberOfLines > 0 ? request.numberOfLines - lines.count : Int.max
      guard remaining > 0 else {
        isTruncated = true
        break
      }
      let limit = request.numberOfLines > 0 ? remaining : 0
      var pango = makeLayout(paragraph, limit, false)
      if index < request.paragraphs.count - 1,
        Int(pango_layout_get_line_count(pango)) >= remaining
      {
        g_object_unref(UnsafeMutableRawPointer(pango))
        pango = makeLayout(paragraph, limit, true)
      }
      layouts.append(pango)
      unknownGlyphs += pango_layout_get_unknown_glyphs_count(pango)
      let count = Int(pango_layout_get_line_count(pango))
      isTruncated = isTruncated || count > remaining || pango_layout_is_ellipsized(pango) != 0
      for number in 0..<min(count, remaining) {
        guard let line = pango_layout_get_line_readonly(pango, Int32(number)) else { continue }
        let position = Self.position(of: line, in: paragraph, below: bottom)
        bottom = position.bottom
        lines.append(Line(pango: line, paragraph: paragraph, position: position))
      }
    }
    let width = request.width ?? lines.map(\.position.width).max() ?? 0
    for index in lines.indices {
      let space = width - lines[index].position.width
      switch lines[index].paragraph.alignment {
      case .left, .natural: break
      case .justified: if request.isRightToLeft { lines[index].position.x = space }
      case .center: lines[index].position.x = space / 2
      case .right: lines[index].position.x = space
      }
    }
    paragraphs = layouts
    self.lines = lines
    layout = TextLayout(
      lines: lines.map(\.position), isTruncated: isTruncated,
      unknownGlyphCount: Int(unknownGlyphs))
  }

  deinit {
    for paragraph in paragraphs { g_object_unref(UnsafeMutableRawPointer(paragraph)) }
  }

  /// Returns the position and size of a line.
  ///
  /// The height depends on the metrics of the requested fonts, not on those of the fonts that were
  /// found. Unlike in Pango, letter spacing also follows the last character.
  private static func position(
    of line: UnsafeMutablePointer<PangoLayoutLine>, in paragraph: TextRequest.Paragraph,
    below top: CGFloat
  ) -> TextLayout.Line {
    var extents = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &extents)
    var fonts: [UIFont] = []
    var spacingAfter: CGFloat = 0
    forEachRun(of: line, in: paragraph) { run, _ in
      fonts.append(run.font)
      spacingAfter = Typesetter.spacing(after: run)
    }
    if fonts.isEmpty, let first = paragraph.runs.first { fonts = [first.font] }
    let ascent = fonts.map(\.ascender).max() ?? 0
    let descent = -(fonts.map(\.descender).min() ?? 0)
    return TextLayout.Line(
      x: 0, width: CGFloat(extents.width) / 1_024 + spacingAfter, baseline: top + ascent, top: top,
      bottom: top + ascent + descent)
  }

  private static func forEachRun(
    of line: UnsafeMutablePointer<PangoLayoutLine>, in paragraph: TextRequest.Paragraph,
    _ body: (TextRequest.Run, UnsafeMutablePointer<PangoGlyphItem>) -> Void
  ) {
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
      var start = 0
      let offset = Int(item.pointee.item.pointee.offset)
      let run = paragraph.runs.first { run in
        start += run.text.utf8.count
        return offset < start
      }
      if let run = run ?? paragraph.runs.last { body(run, item) }
    }
  }

  /// Draws the text with the top left corner of its layout at the origin.
  ///
  /// Baselines are rounded to whole pixels.
  func draw(onContextAt address: UInt, scale: CGFloat) {
    let context = OpaquePointer(bitPattern: address)
    for line in lines {
      let baseline = (line.position.baseline * scale).rounded() / scale
      var x = line.position.x
      Self.forEachRun(of: line.pango, in: line.paragraph) { run, item in
        let width = CGFloat(pango_glyph_string_get_width(item.pointee.glyphs)) / 1_024
        let renderer = RunRenderer(
          context: context, run: run, x: x, baseline: baseline, width: width)
        renderer.draw(item)
        x += width
      }
    }
  }
}
