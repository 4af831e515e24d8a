public import Foundation

/// A view that shows text.
///
/// Text that does not fit into the bounds is truncated at the end of the last line, unless
/// `lineBreakMode` specifies otherwise. Text that does not fill the height of the bounds is
/// centered vertically.
@preconcurrency @MainActor open class UILabel: UIView {
  private var content = LabelContent()
  /// Whether the text is underlined while the Button Shapes setting is on.
  var followsButtonShapes = false
  /// The size that was measured last; `nil` after a change of the content.
  private var measurement: Measurement?

  /// The size of the content, and what it depends on besides the content.
  private struct Measurement {
    let size: CGSize
    let width: CGFloat?
    let scale: CGFloat
    let isRightToLeft: Bool
  }

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The text, shown with the attributes from the label's properties.
  open var text: String? {
    get { content.string }
    set { change(isEqual: content.string == newValue) { $0.string = newValue } }
  }

  /// The text with its own attributes. The label's properties apply where it has none.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set { changeAttributed { $0.attributedString = newValue } }
  }

  /// The font of all text; the regular system font of 17 points by default. `nil` restores the
  /// default.
  open var font: UIFont! {
    get { content.font }
    set {
      let font = newValue ?? LabelContent.defaultFont
      let isEqual = content.font.isSame(as: font)
      if isEqual && MainLoop.current.answers.equalFont == .isIgnored { return }
      change(isEqual: isEqual) { $0.font = font }
    }
  }

  /// The color of all text; `.label` by default. `nil` restores the default.
  open var textColor: UIColor! {
    get { content.color }
    set {
      let color = newValue ?? .label
      change(isEqual: content.color.isSame(as: color)) { $0.color = color }
    }
  }

  /// The alignment of lines; `.natural` by default.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change(isEqual: content.alignment == newValue) { $0.alignment = newValue } }
  }

  /// The treatment of text that does not fit; `.byTruncatingTail` by default.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change(isEqual: content.lineBreakMode == newValue) { $0.lineBreakMode = newValue } }
  }

  /// The maximum number of lines; 1 by default. 0 means no limit.
  open var numberOfLines = 1 {
    didSet { if oldValue != numberOfLines { contentDidChange() } }
  }

  /// The width at which lines break in the intrinsic size, in points. With 0, the default,
  /// constraints determine the width if `numberOfLines` is not 1.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
  }

  /// Whether a font that follows the user's preferred text size is updated when that size changes;
  /// `false` by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  /// Returns the rectangle of the text at the top of the bounds, with a maximum number of lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let layout = fittingLayout(in: bounds.size, numberOfLines: numberOfLines).layout
    let width = min(roundedUp(layout.size.width), bounds.width)
    let height = min(roundedUp(layout.size.height), bounds.height)
    let left = layout.lines.map(\.x).min() ?? 0
    return CGRect(x: bounds.minX + max(0, left), y: bounds.minY, width: width, height: height)
  }

  /// Draws the text, centered vertically.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (request, layout) = fittingLayout(in: bounds.size, numberOfLines: numberOfLines)
    let y = bounds.minY + (bounds.height - layout.size.height) / 2
    context.record(.text(request, at: CGPoint(x: bounds.minX, y: roundedToPixel(y)), opacity: 1))
  }

  /// Returns the size of the text, rounded up to whole pixels. If `numberOfLines` is not 1, the
  /// text is at most as wide as the proposed size. The height is not limited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBounded = numberOfLines != 1 && size.width > 0 && size.width < 1e6
    let width = isBounded ? size.width : nil
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let last = measurement, last.width == width, last.scale == scale,
      last.isRightToLeft == isRightToLeft
    {
      return last.size
    }
    let layout = Text.engine.layout(request(width: width, numberOfLines: numberOfLines))
    let fitting = CGSize(
      width: roundedUp(layout.size.width), height: roundedUp(layout.size.height))
    measurement = Measurement(
      size: fitting, width: width, scale: scale, isRightToLeft: isRightToLeft)
    return fitting
  }

  /// The size of the text. Lines break at line feeds and, if it is set, at
  /// `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize { unwrappedSize }

  /// The text, unless another label has been set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.legibilityWeight != traitCollection.legibilityWeight {
      contentDidChange()
    }
    adjustFont()
  }

  /// Sets a part of the content. Even if the label already has the new value, the attributed string
  /// may have another one.
  private func change(isEqual: Bool, _ set: (inout LabelContent) -> Void) {
    if content.isAttributed {
      changeAttributed(set)
    } else {
      // Fonts that are equal may differ in how they follow the preferred text size.
      set(&content)
      if !isEqual { contentDidChange() }
    }
  }

  private func changeAttributed(_ set: (inout LabelContent) -> Void) {
    let old = content
    set(&content)
    if old != content { contentDidChange() }
  }

  private func contentDidChange() {
    measurement = nil
    setNeedsDisplay()
    if layoutState != nil { invalidateIntrinsicContentSize() }
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    changeAttributed { $0.adjustFonts(to: traitCollection) }
  }
}

extension UILabel {
  /// Returns the layout of the text with as many lines as fit into the height, but at least one.
  private func fittingLayout(
    in size: CGSize, numberOfLines: Int
  ) -> (request: TextRequest, layout: TextLayout) {
    var request = request(width: size.width, numberOfLines: numberOfLines)
    let layout = Text.engine.layout(request)
    let fittingLineCount = max(1, layout.lines.count { $0.bottom <= size.height + 0.01 })
    guard fittingLineCount < layout.lines.count else { return (request, layout) }
    request.numberOfLines = fittingLineCount
    return (request, Text.engine.layout(request))
  }

  /// Whether constraints for the width determine where lines break.
  var wrapsToItsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  /// The intrinsic size before constraints determine the width.
  var unwrappedSize: CGSize { wrappedSize(width: preferredMaxLayoutWidth) }

  /// The size of the text if lines break at a width.
  func wrappedSize(width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The distance between the top edge and the baseline of the first line.
  var baselineOffset: CGFloat { textLines.first?.baseline ?? 0 }

  /// The distance between the baseline of the last line and the bottom edge.
  var descent: CGFloat {
    guard let last = textLines.last else { return 0 }
    return roundedUp(last.bottom) - last.baseline
  }

  /// The lines of the text without a limit on their width. Only the first and the last one are
  /// used.
  private var textLines: [TextLayout.Line] {
    Text.engine.layout(request(width: nil, numberOfLines: numberOfLines)).lines
  }

  private func request(width: CGFloat?, numberOfLines: Int) -> TextRequest {
    var request = content.request(
      width: width, numberOfLines: numberOfLines,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      traits: traitCollection)
    if followsButtonShapes, UIAccessibility.buttonShapesEnabled { request.underline() }
    return request
  }

  private var scale: CGFloat { max(1, traitCollection.displayScale) }

  /// Rounds a length up to whole pixels, with a tolerance for rounding errors.
  private func roundedUp(_ length: CGFloat) -> CGFloat {
    (length * scale - 0.001).rounded(.up) / scale
  }

  private func roundedToPixel(_ position: CGFloat) -> CGFloat {
    (position * scale).rounded() / scale
  }
}
