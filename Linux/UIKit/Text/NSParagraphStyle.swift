public import Foundation

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// Left-aligned.
  case left = 0
  /// Centered.
  case center = 1
  /// Right-aligned.
  case right = 2
  /// Aligned at both edges, except for the last line.
  case justified = 3
  /// Aligned at the leading edge of the interface.
  case natural = 4
}

/// The treatment of text that does not fit into a line.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// Text outside the bounds is clipped.
  case byClipping = 2
  /// The beginning of the line is truncated.
  case byTruncatingHead = 3
  /// The end of the line is truncated.
  case byTruncatingTail = 4
  /// The middle of the line is truncated.
  case byTruncatingMiddle = 5
}

/// The attributes of a paragraph.
open class NSParagraphStyle: NSObject {
  private let foundationMark = FoundationMark()
  fileprivate(set) var values = ParagraphValues()

  /// Creates the default style.
  public override init() {
    super.init()
  }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of text that does not fit into a line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The minimum height of lines, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of lines, in points; 0 means no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor applied to the natural height of lines; 0 means none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// Returns whether the object is a paragraph style with the same attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The hash value; equal styles have equal values.
  open override var hash: Int { values.hashValue }

  /// Returns an immutable copy.
  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable copy.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// The mutable attributes of a paragraph.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The treatment of text that does not fit into a line.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The minimum height of lines, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The maximum height of lines, in points; 0 means no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// The factor applied to the natural height of lines; 0 means none.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
}

/// The attributes of a paragraph style.
struct ParagraphValues: Hashable, Sendable {
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var lineSpacing: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
}
