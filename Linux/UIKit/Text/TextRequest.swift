package import Foundation

/// All that decides how a text is set and looks; colours are resolved.
package struct TextRequest: Hashable, Sendable {
  package var paragraphs: [Paragraph]
  /// The width at which lines break; nil for no bound.
  package var width: CGFloat?
  /// The largest number of lines; 0 for no bound.
  package var numberOfLines: Int
  /// Whether text reads from right to left where its characters do not say.
  package var isRightToLeft: Bool

  package init(
    paragraphs: [Paragraph], width: CGFloat?, numberOfLines: Int, isRightToLeft: Bool
  ) {
    self.paragraphs = paragraphs
    self.width = width
    self.numberOfLines = numberOfLines
    self.isRightToLeft = isRightToLeft
  }

  /// Text up to a line feed.
  package struct Paragraph: Hashable, Sendable {
    /// The text in pieces that look the same; never empty, so that an empty line has a height.
    package var runs: [Run]
    /// Never `natural`.
    package var alignment: NSTextAlignment
    package var lineBreakMode: NSLineBreakMode
    package var lineSpacing: CGFloat
    package var minimumLineHeight: CGFloat
    package var maximumLineHeight: CGFloat
    package var lineHeightMultiple: CGFloat
  }

  /// Characters that look the same.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var font: UIFont
    package var ink: Ink
    package var background: Ink?
    package var kern: CGFloat
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
  }
}

/// A text that was set: how large it is and where its lines are, from its top left corner.
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
  /// How many characters no face has a shape for.
  package var unknownGlyphCount: Int

  package init(lines: [Line], isTruncated: Bool, unknownGlyphCount: Int) {
    self.lines = lines
    self.isTruncated = isTruncated
    self.unknownGlyphCount = unknownGlyphCount
  }

  /// The width of the widest line and the height of all.
  package var size: CGSize {
    CGSize(width: lines.map(\.width).max() ?? 0, height: lines.last?.bottom ?? 0)
  }
}
