public import Foundation

/// To which side lines go.
public enum NSTextAlignment: Int, Sendable {
  /// Left.
  case left = 0
  /// In the middle.
  case center = 1
  /// Right.
  case right = 2
  /// To both sides, but for the last line.
  case justified = 3
  /// To the side where the interface begins to read.
  case natural = 4
}

/// What happens to text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line after a word.
  case byWordWrapping = 0
  /// It goes on in the next line after any character.
  case byCharWrapping = 1
  /// What sticks out is not shown.
  case byClipping = 2
  /// The beginning of the line is left out.
  case byTruncatingHead = 3
  /// The end of the line is left out.
  case byTruncatingTail = 4
  /// The middle of the line is left out.
  case byTruncatingMiddle = 5
}

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject {
  private let foundationMark = FoundationMark()
  fileprivate(set) var values = ParagraphValues()

  /// The ordinary style.
  public override init() {
    super.init()
  }

  /// The ordinary style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// To which side lines go.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that does not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The least height of lines.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of lines; 0 means that there is none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// By how much the natural height of lines is multiplied; 0 means not at all.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// Whether both set lines in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A number that is the same for equal styles.
  open override var hash: Int { values.hashValue }

  /// A style that does not change.
  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// How the lines of a paragraph are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// To which side lines go.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// What happens to text that does not fit.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The distance between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The least height of lines.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The greatest height of lines; 0 means that there is none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// By how much the natural height of lines is multiplied; 0 means not at all.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
}

/// What a paragraph style says.
struct ParagraphValues: Hashable, Sendable {
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var lineSpacing: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
}
