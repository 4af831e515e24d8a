internal import CPango
internal import Foundation
internal import UIKit

/// A text that was set: Pango's layouts, one a paragraph, and where their lines are.
final class SetText {
  let layout: TextLayout
  private let paragraphs: [OpaquePointer?]
  private let lines: [Line]

  private struct Line {
    let pango: UnsafeMutablePointer<PangoLayoutLine>
    let paragraph: TextRequest.Paragraph
    var place: TextLayout.Line
  }

  /// Sets the text with the layouts that `makeLayout` makes of a paragraph, the number of lines there is room
  /// for (0: any), and whether paragraphs follow for which there is no room.
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
      let room = request.numberOfLines > 0 ? request.numberOfLines - lines.count : Int.max
      guard room > 0 else {
        isTruncated = true
        break
      }
      let limit = request.numberOfLines > 0 ? room : 0
      var pango = makeLayout(paragraph, limit, false)
      if index < request.paragraphs.count - 1, Int(pango_layout_get_line_count(pango)) >= room {
        g_object_unref(UnsafeMutableRawPointer(pango))
        pango = makeLayout(paragraph, limit, true)
      }
      layouts.append(pango)
      unknownGlyphs += pango_layout_get_unknown_glyphs_count(pango)
      let count = Int(pango_layout_get_line_count(pango))
      isTruncated = isTruncated || count > room || pango_layout_is_ellipsized(pango) != 0
      for number in 0..<min(count, room) {
        guard let line = pango_layout_get_line_readonly(pango, Int32(number)) else { continue }
        if !lines.isEmpty { bottom += paragraph.lineSpacing }
        let place = Self.place(line, of: paragraph, below: bottom)
        bottom = place.bottom
        lines.append(Line(pango: line, paragraph: paragraph, place: place))
      }
    }
    let width = request.width ?? lines.map(\.place.width).max() ?? 0
    for index in lines.indices {
      let rest = width - lines[index].place.width
      switch lines[index].paragraph.alignment {
      case .left, .natural: break
      case .justified: if request.isRightToLeft { lines[index].place.x = rest }
      case .center: lines[index].place.x = rest / 2
      case .right: lines[index].place.x = rest
      }
    }
    paragraphs = layouts
    self.lines = lines
    layout = TextLayout(
      lines: lines.map(\.place), isTruncated: isTruncated,
      unknownGlyphCount: Int(unknownGlyphs))
  }

  deinit {
    for paragraph in paragraphs { g_object_unref(UnsafeMutableRawPointer(paragraph)) }
  }

  /// Where a line goes: its height comes from the measures of the fonts asked for, not of those found. As in UIKit, and
  /// not in Pango, there is space after the last character as there is after the others.
  private static func place(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of paragraph: TextRequest.Paragraph,
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
    var height = ascent + descent
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    height = max(height, paragraph.minimumLineHeight)
    return TextLayout.Line(
      x: 0, width: CGFloat(extents.width) / 1_024 + spacingAfter, baseline: top + height - descent,
      top: top,
      bottom: top + height)
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

  /// Draws the text, the top left corner of its layout at the origin, baselines on whole pixels.
  func draw(onContextAt address: UInt, scale: CGFloat) {
    let context = OpaquePointer(bitPattern: address)
    for line in lines {
      let baseline = (line.place.baseline * scale).rounded() / scale
      var x = line.place.x
      Self.forEachRun(of: line.pango, in: line.paragraph) { run, item in
        let width = CGFloat(pango_glyph_string_get_width(item.pointee.glyphs)) / 1_024
        let pen = RunPen(context: context, run: run, x: x, baseline: baseline, width: width)
        pen.draw(item, top: line.place.top, bottom: line.place.bottom)
        x += width
      }
    }
  }
}
