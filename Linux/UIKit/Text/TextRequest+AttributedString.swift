package import Foundation

extension TextRequest {
  /// The attributes of characters that have none of their own.
  package struct Defaults: Hashable {
    package var font: UIFont = .systemFont(ofSize: 12)
    package var color: UIColor = .black
    package var alignment: NSTextAlignment = .natural
    package var lineBreakMode: NSLineBreakMode = .byWordWrapping

    package init() {}
  }

  package init(
    _ string: NSAttributedString, defaults: Defaults = Defaults(), width: CGFloat?,
    numberOfLines: Int, isRightToLeft: Bool, traits: UITraitCollection
  ) {
    var reader = AttributedStringReader(
      defaults: defaults, isRightToLeft: isRightToLeft, traits: traits)
    self.init(
      paragraphs: reader.paragraphs(of: string), width: width, numberOfLines: numberOfLines,
      isRightToLeft: isRightToLeft)
  }
}

extension TextRequest {
  /// Creates a request for text without attributes.
  package init(
    _ string: String, defaults: Defaults, width: CGFloat?, numberOfLines: Int, isRightToLeft: Bool,
    traits: UITraitCollection
  ) {
    var reader = AttributedStringReader(
      defaults: defaults, isRightToLeft: isRightToLeft, traits: traits)
    self.init(
      paragraphs: reader.paragraphs(of: string), width: width, numberOfLines: numberOfLines,
      isRightToLeft: isRightToLeft)
  }
}

/// Splits a string into paragraphs and runs.
private struct AttributedStringReader {
  let defaults: TextRequest.Defaults
  let isRightToLeft: Bool
  let traits: UITraitCollection
  private var paragraphs: [TextRequest.Paragraph] = []
  private var runs: [TextRequest.Run] = []
  private var style: NSParagraphStyle?

  init(defaults: TextRequest.Defaults, isRightToLeft: Bool, traits: UITraitCollection) {
    self.defaults = defaults
    self.isRightToLeft = isRightToLeft
    self.traits = traits
  }

  mutating func paragraphs(of string: NSAttributedString) -> [TextRequest.Paragraph] {
    guard string.length > 0 else { return [] }
    var location = 0
    var attributes: [NSAttributedString.Key: Any] = [:]
    let characters = string.string as NSString
    while location < string.length {
      var range = NSRange()
      attributes = string.attributes(at: location, effectiveRange: &range)
      appendLines(characters.substring(with: range), attributes)
      location = range.location + range.length
    }
    endParagraph(attributes)
    return paragraphs
  }

  mutating func paragraphs(of string: String) -> [TextRequest.Paragraph] {
    guard !string.isEmpty else { return [] }
    appendLines(string, [:])
    endParagraph([:])
    return paragraphs
  }

  /// Appends text and ends a paragraph at each line feed.
  private mutating func appendLines(_ piece: String, _ attributes: [NSAttributedString.Key: Any]) {
    for (index, line) in piece.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      if index > 0 { endParagraph(attributes) }
      guard !line.isEmpty else { continue }
      append(String(line), attributes)
    }
  }

  private mutating func append(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    if runs.isEmpty { style = attributes[.paragraphStyle] as? NSParagraphStyle }
    let color = attributes[.foregroundColor] as? UIColor ?? defaults.color
    runs.append(
      TextRequest.Run(
        text: text, font: attributes[.font] as? UIFont ?? defaults.font,
        ink: color.ink(in: traits),
        background: (attributes[.backgroundColor] as? UIColor)?.ink(in: traits),
        kern: number(attributes[.kern]) ?? 0,
        isUnderlined: number(attributes[.underlineStyle]) ?? 0 != 0,
        isStruckThrough: number(attributes[.strikethroughStyle]) ?? 0 != 0))
  }

  private mutating func endParagraph(_ attributes: [NSAttributedString.Key: Any]) {
    if runs.isEmpty { append("", attributes) }
    let values = style?.values
    let alignment = values?.alignment ?? defaults.alignment
    paragraphs.append(
      TextRequest.Paragraph(
        runs: runs, alignment: alignment == .natural ? (isRightToLeft ? .right : .left) : alignment,
        lineBreakMode: values?.lineBreakMode ?? defaults.lineBreakMode,
        lineSpacing: values?.lineSpacing ?? 0,
        minimumLineHeight: values?.minimumLineHeight ?? 0,
        maximumLineHeight: values?.maximumLineHeight ?? 0,
        lineHeightMultiple: values?.lineHeightMultiple ?? 0))
    runs = []
    style = nil
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
