public import Foundation

/// A view that shows text.
///
/// What does not fit into the bounds is left out, at the end of the last line unless `lineBreakMode` says otherwise; what
/// leaves room is centred up and down.
@preconcurrency @MainActor open class UILabel: UIView {
  private var content = LabelContent()

  /// A label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The text, which looks as the label's properties say.
  open var text: String? {
    get { content.string }
    set { change { $0.string = newValue } }
  }

  /// The text with attributes of its own; where it has none, the label's properties count.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set { change { $0.attributedString = newValue } }
  }

  /// The font of all the text; 17 points regular at first, and again after `nil`.
  open var font: UIFont! {
    get { content.font }
    set { change { $0.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) } }
  }

  /// The colour of all the text; `label` at first, and again after `nil`.
  open var textColor: UIColor! {
    get { content.color }
    set { change { $0.color = newValue ?? .label } }
  }

  /// The colour of the text while the label is highlighted; none, as the text is, at first.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text is shown in `highlightedTextColor`. `false` at first.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// To which side lines go; `natural` at first.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// What happens to text that does not fit; its end is left out at first.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }

  /// The largest number of lines, 1 at first; 0 means as many as there is room for.
  open var numberOfLines = 1 {
    didSet { setNeedsDisplay() }
  }

  /// Whether a font that follows the user's preferred text size is exchanged when that changes. `false` at first.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  /// The rectangle that the text takes inside the bounds with so many lines, at their top.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let layout = fittingLayout(in: bounds.size, numberOfLines: numberOfLines).layout
    let width = min(roundedUp(layout.size.width), bounds.width)
    let height = min(roundedUp(layout.size.height), bounds.height)
    let left = layout.lines.map(\.x).min() ?? 0
    return CGRect(x: bounds.minX + max(0, left), y: bounds.minY, width: width, height: height)
  }

  /// Draws the text into the rectangle, in the middle of its height.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (request, layout) = fittingLayout(in: rect.size, numberOfLines: numberOfLines)
    let y = rect.minY + (rect.height - layout.size.height) / 2
    context.record(.text(request, at: CGPoint(x: rect.minX, y: roundedToPixel(y)), opacity: 1))
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// The size of the text in whole pixels: of a single line the whole, of several lines as wide as `size` at most.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBounded = numberOfLines != 1 && size.width > 0 && size.width < 1e6
    let layout = Text.engine.layout(
      request(width: isBounded ? size.width : nil, numberOfLines: numberOfLines))
    return CGSize(width: roundedUp(layout.size.width), height: roundedUp(layout.size.height))
  }

  /// The size of the text with no lines broken but at line feeds.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The text, unless it was set to something else.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  private func change(_ body: (inout LabelContent) -> Void) {
    let old = content
    body(&content)
    if old != content { setNeedsDisplay() }
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    change { $0.adjustFonts(to: traitCollection) }
  }
}

extension UILabel {
  /// The text as it is set when lines that have no room in the height are left out; one line always has room.
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

  private func request(width: CGFloat?, numberOfLines: Int) -> TextRequest {
    content.request(
      in: isHighlighted ? highlightedTextColor : nil, width: width, numberOfLines: numberOfLines,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      traits: traitCollection)
  }

  private var scale: CGFloat { max(1, traitCollection.displayScale) }

  /// A length in whole pixels, but for what arithmetic adds to it.
  private func roundedUp(_ length: CGFloat) -> CGFloat {
    (length * scale - 0.001).rounded(.up) / scale
  }

  private func roundedToPixel(_ position: CGFloat) -> CGFloat {
    (position * scale).rounded() / scale
  }
}
