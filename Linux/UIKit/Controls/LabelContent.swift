import Foundation

/// What a label shows: a string, perhaps with attributes, and how all of it looks.
struct LabelContent: Equatable {
  private(set) var attributed = NSAttributedString(string: "")
  private var isPresent = false
  private(set) var defaults = TextRequest.Defaults()

  init() {
    defaults.font = .systemFont(ofSize: UIFont.labelFontSize)
    defaults.color = .label
    defaults.lineBreakMode = .byTruncatingTail
  }

  /// A plain string looks as the properties say, whatever attributes were there before.
  var string: String? {
    get { isPresent ? attributed.string : nil }
    set {
      isPresent = newValue != nil
      attributed = NSAttributedString(string: newValue ?? "")
    }
  }

  /// With the properties written into it where it says nothing itself. The properties take over what the first
  /// character says.
  var attributedString: NSAttributedString? {
    get {
      guard isPresent else { return nil }
      let string = NSMutableAttributedString(attributedString: attributed)
      fill(.font, defaults.font, in: string)
      fill(.foregroundColor, defaults.color, in: string)
      fill(.paragraphStyle, paragraphStyle(), in: string)
      return string
    }
    set {
      isPresent = newValue != nil
      attributed =
        newValue.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
      guard attributed.length > 0 else { return }
      let first = attributed.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { defaults.font = font }
      if let color = first[.foregroundColor] as? UIColor { defaults.color = color }
      guard let style = first[.paragraphStyle] as? NSParagraphStyle else { return }
      defaults.alignment = style.alignment
      defaults.lineBreakMode = style.lineBreakMode
    }
  }

  var font: UIFont {
    get { defaults.font }
    set {
      defaults.font = newValue
      overwrite(.font, newValue)
    }
  }

  var color: UIColor {
    get { defaults.color }
    set {
      defaults.color = newValue
      overwrite(.foregroundColor, newValue)
    }
  }

  var alignment: NSTextAlignment {
    get { defaults.alignment }
    set {
      defaults.alignment = newValue
      overwriteStyles { $0.alignment = newValue }
    }
  }

  var lineBreakMode: NSLineBreakMode {
    get { defaults.lineBreakMode }
    set {
      defaults.lineBreakMode = newValue
      overwriteStyles { $0.lineBreakMode = newValue }
    }
  }

  /// The string to be drawn, all of it in the colour if there is one.
  func drawn(in color: UIColor?) -> NSAttributedString {
    guard let color else { return attributed }
    let string = NSMutableAttributedString(attributedString: attributed)
    string.addAttribute(.foregroundColor, value: color, range: attributed.wholeRange)
    return string
  }

  /// Exchanges the fonts that follow the preferred text size for those that the traits ask for.
  mutating func adjustFonts(to traits: UITraitCollection) {
    defaults.font = defaults.font.adjusted(to: traits)
    let string = NSMutableAttributedString(attributedString: attributed)
    attributed.enumerateAttribute(.font, in: attributed.wholeRange) { value, range, _ in
      guard let font = value as? UIFont else { return }
      string.addAttribute(.font, value: font.adjusted(to: traits), range: range)
    }
    attributed = string
  }

  private func paragraphStyle() -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = defaults.alignment
    style.lineBreakMode = defaults.lineBreakMode
    return style
  }

  private func fill(
    _ key: NSAttributedString.Key, _ value: Any, in string: NSMutableAttributedString
  ) {
    attributed.enumerateAttribute(key, in: attributed.wholeRange) { present, range, _ in
      if present == nil { string.addAttribute(key, value: value, range: range) }
    }
  }

  private mutating func overwrite(_ key: NSAttributedString.Key, _ value: Any) {
    let string = NSMutableAttributedString(attributedString: attributed)
    attributed.enumerateAttribute(key, in: attributed.wholeRange) { present, range, _ in
      if present != nil { string.addAttribute(key, value: value, range: range) }
    }
    attributed = string
  }

  private mutating func overwriteStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    let string = NSMutableAttributedString(attributedString: attributed)
    attributed.enumerateAttribute(.paragraphStyle, in: attributed.wholeRange) { value, range, _ in
      guard
        let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      change(style)
      string.addAttribute(.paragraphStyle, value: style, range: range)
    }
    attributed = string
  }
}

extension LabelContent {
  static func == (left: LabelContent, right: LabelContent) -> Bool {
    left.isPresent == right.isPresent && left.attributed == right.attributed
      && left.defaults == right.defaults
  }
}

extension NSAttributedString {
  fileprivate var wholeRange: NSRange { NSRange(location: 0, length: length) }
}
