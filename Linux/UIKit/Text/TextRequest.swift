package import Foundation

/// The input of a text layout: the text, its attributes and its limits. Colors are resolved.
package struct TextRequest: Hashable, Sendable {
  package var paragraphs: [Paragraph]
  /// The width at which lines break, in points; `nil` means no limit.
  package var width: CGFloat?
  /// The maximum number of lines; 0 means no limit.
  package var numberOfLines: Int
  /// The base direction of text whose characters have no direction of their own.
  package var isRightToLeft: Bool

  package init(
    paragraphs: [Paragraph], width: CGFloat?, numberOfLines: Int, isRightToLeft: Bool
  ) {
    self.paragraphs = paragraphs
    self.width = width
    self.numberOfLines = numberOfLines
    self.isRightToLeft = isRightToLeft
  }

  /// The text up to a line feed.
  package struct Paragraph: Hashable, Sendable {
    /// Pieces of text with the same attributes. There is at least one, so that an empty line has a
    /// height.
    package var runs: [Run]
    /// The alignment of lines; never `natural`.
    package var alignment: NSTextAlignment
    package var lineBreakMode: NSLineBreakMode
  }

  /// Characters with the same attributes.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var font: UIFont
    package var ink: Ink
    package var isUnderlined: Bool
  }
}

/// The result of a text layout. Coordinates are relative to the top left corner of the text.
package struct TextLayout: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package var x: CGFloat
    package var width: CGFloat
    package var baseline: CGFloat
    package var top: CGFloat
    package var bottom: CGFloat

    package init(x: CGFloat, width: CGFloat, baseline: CGFloat, top: CGFloat, bottom: CGFloat) {
      self.x = x
      self.width = width
      self.baseline = baseline
      self.top = top
      self.bottom = bottom
    }
  }

  package var lines: [Line]
  package var isTruncated: Bool
  /// The number of characters for which no font has a glyph.
  package var unknownGlyphCount: Int

  package init(lines: [Line], isTruncated: Bool, unknownGlyphCount: Int) {
    self.lines = lines
    self.isTruncated = isTruncated
    self.unknownGlyphCount = unknownGlyphCount
  }

  /// The width of the widest line and the height of all lines.
  package var size: CGSize {
    CGSize(width: lines.map(\.width).max() ?? 0, height: lines.last?.bottom ?? 0)
  }
}
