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
    guard string.isEmpty || string.hasLineFeed else {
      let run = Run(
        text: string, font: defaults.font.legible(in: traits), ink: defaults.color.ink(in: traits),
        isUnderlined: false)
      let alignment = defaults.alignment
      let paragraph = Paragraph(
        runs: [run],
        alignment: alignment == .natural ? (isRightToLeft ? .right : .left) : alignment,
        lineBreakMode: defaults.lineBreakMode)
      self.init(
        paragraphs: [paragraph], width: width, numberOfLines: numberOfLines,
        isRightToLeft: isRightToLeft)
      return
    }
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
    let color = attributes[.foregroundColor] as? UIColor ?? defaults.color
    runs.append(
      TextRequest.Run(
        text: text, font: (attributes[.font] as? UIFont ?? defaults.font).legible(in: traits),
        ink: color.ink(in: traits),
        isUnderlined: attributes[.underlineStyle] as? Int ?? 0 != 0))
  }

  private mutating func endParagraph(_ attributes: [NSAttributedString.Key: Any]) {
    if runs.isEmpty { append("", attributes) }
    let alignment = defaults.alignment
    paragraphs.append(
      TextRequest.Paragraph(
        runs: runs, alignment: alignment == .natural ? (isRightToLeft ? .right : .left) : alignment,
        lineBreakMode: defaults.lineBreakMode))
    runs = []
  }
}

extension String {
  /// Whether the string contains a line feed, as `Character.isNewline` defines it. Comparing bytes
  /// is much faster than finding the characters.
  fileprivate var hasLineFeed: Bool {
    // The two bytes before the current one.
    var before: (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      switch byte {
      case 0x0A...0x0D: return true
      // U+0085
      case 0x85 where before.1 == 0xC2: return true
      // U+2028 and U+2029
      case 0xA8 where before == (0xE2, 0x80), 0xA9 where before == (0xE2, 0x80): return true
      default: break
      }
      before = (before.1, byte)
    }
    return false
  }
}
