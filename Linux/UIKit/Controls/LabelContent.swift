import Foundation

/// The content of a label: a plain or attributed string and the default attributes.
struct LabelContent: Equatable {
  /// Plain text is kept as a `String`, because Foundation's attributed strings on Linux leak
  /// memory.
  private enum Content: Equatable {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  private var content = Content.none
  private(set) var defaults: TextRequest.Defaults

  /// The default font, which all labels share.
  static let defaultFont = UIFont.systemFont(ofSize: 17)

  private static let initialDefaults: TextRequest.Defaults = {
    var defaults = TextRequest.Defaults()
    defaults.font = defaultFont
    defaults.color = .label
    defaults.lineBreakMode = .byTruncatingTail
    return defaults
  }()

  init() { defaults = Self.initialDefaults }

  /// Whether the text has attributes of its own.
  var isAttributed: Bool {
    if case .attributed = content { true } else { false }
  }

  /// The text. Setting it removes all attributes of an attributed string.
  var string: String? {
    get {
      switch content {
      case .none: nil
      case .plain(let string): string
      case .attributed(let string): string.string
      }
    }
    set { content = newValue.map { .plain($0) } ?? .none }
  }

  /// The text with the default attributes added where it has none of its own. Setting it also sets
  /// the defaults to the attributes of the first character.
  var attributedString: NSAttributedString? {
    get {
      let string: NSMutableAttributedString
      switch content {
      case .none: return nil
      case .plain(let plain): string = NSMutableAttributedString(string: plain)
      case .attributed(let attributed):
        string = NSMutableAttributedString(attributedString: attributed)
      }
      addMissing(.font, defaults.font, in: string)
      addMissing(.foregroundColor, defaults.color, in: string)
      return string
    }
    set {
      guard let newValue else {
        content = .none
        return
      }
      let attributed = NSAttributedString(attributedString: newValue)
      content = .attributed(attributed)
      guard attributed.length > 0 else { return }
      let first = attributed.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { defaults.font = font }
      if let color = first[.foregroundColor] as? UIColor { defaults.color = color }
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
    set { defaults.alignment = newValue }
  }

  var lineBreakMode: NSLineBreakMode {
    get { defaults.lineBreakMode }
    set { defaults.lineBreakMode = newValue }
  }

  /// Returns the request for laying out the text.
  func request(
    width: CGFloat?, numberOfLines: Int, isRightToLeft: Bool, traits: UITraitCollection
  ) -> TextRequest {
    guard case .attributed(let attributed) = content else {
      return TextRequest(
        string ?? "", defaults: defaults, width: width, numberOfLines: numberOfLines,
        isRightToLeft: isRightToLeft, traits: traits)
    }
    return TextRequest(
      attributed, defaults: defaults, width: width, numberOfLines: numberOfLines,
      isRightToLeft: isRightToLeft, traits: traits)
  }

  /// Replaces fonts that follow the preferred text size with fonts at the size for the traits.
  mutating func adjustFonts(to traits: UITraitCollection) {
    defaults.font = defaults.font.adjusted(to: traits)
    replaceValues(of: .font) { ($0 as? UIFont)?.adjusted(to: traits) }
  }

  private func addMissing(
    _ key: NSAttributedString.Key, _ value: Any, in string: NSMutableAttributedString
  ) {
    let before = NSAttributedString(attributedString: string)
    before.enumerateAttribute(key, in: before.wholeRange) { oldValue, range, _ in
      if oldValue == nil { string.addAttribute(key, value: value, range: range) }
    }
  }

  private mutating func overwrite(_ key: NSAttributedString.Key, _ value: Any) {
    replaceValues(of: key) { _ in value }
  }

  /// Replaces the values of an attribute wherever an attributed string has it.
  private mutating func replaceValues(
    of key: NSAttributedString.Key, with replacement: (Any) -> Any?
  ) {
    guard case .attributed(let attributed) = content else { return }
    let string = NSMutableAttributedString(attributedString: attributed)
    attributed.enumerateAttribute(key, in: attributed.wholeRange) { oldValue, range, _ in
      guard let oldValue, let value = replacement(oldValue) else { return }
      string.addAttribute(key, value: value, range: range)
    }
    content = .attributed(string)
  }
}

extension NSAttributedString {
  fileprivate var wholeRange: NSRange { NSRange(location: 0, length: length) }
}
