import Foundation

/// Images of a navigation bar, drawn in code.
@MainActor enum BarSymbols {
  /// The chevron of the back button.
  static let back = chevron(tip: 2.4, ends: 10.6)
  /// The chevron of the back button in a right-to-left layout.
  static let mirroredBack = chevron(tip: 10.6, ends: 2.4)

  private static func chevron(tip: CGFloat, ends: CGFloat) -> UIImage {
    stroke(CGSize(width: 13, height: 21), width: 2.6) { path in
      path.move(to: CGPoint(x: ends, y: 2.4))
      path.addLine(to: CGPoint(x: tip, y: 10.5))
      path.addLine(to: CGPoint(x: ends, y: 18.6))
    }
  }

  /// The plus sign of the add button.
  static let plus = stroke(CGSize(width: 20, height: 20), width: 1.8) { path in
    path.move(to: CGPoint(x: 10, y: 1.5))
    path.addLine(to: CGPoint(x: 10, y: 18.5))
    path.move(to: CGPoint(x: 1.5, y: 10))
    path.addLine(to: CGPoint(x: 18.5, y: 10))
  }

  private static func stroke(
    _ size: CGSize, width: CGFloat, _ build: (UIBezierPath) -> Void
  ) -> UIImage {
    let path = UIBezierPath()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    build(path)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}

/// One line of text in a bar, with an optional image before it.
@MainActor final class BarText: UIView {
  private let text: TextLine
  private let image: UIImage?
  private let mirroredImage: UIImage?
  private let spacing: CGFloat
  private let color: UIColor?

  /// Creates a line of text. Without a color, it is drawn in the tint color. `mirroredImage`, which
  /// has the size of `image`, replaces it in a right-to-left layout.
  init(
    _ text: String, image: UIImage? = nil, mirroredImage: UIImage? = nil, font: UIFont,
    color: UIColor? = nil
  ) {
    self.text = TextLine(text, font: font)
    (self.image, self.mirroredImage) = (image, mirroredImage)
    self.color = color
    spacing = text.isEmpty || image == nil ? 0 : 6
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (textSize, imageSize) = (textSize, image?.size ?? .zero)
    return CGSize(
      width: imageSize.width + spacing + textSize.width,
      height: max(imageSize.height, textSize.height))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let color: UIColor = color ?? tintColor
    let imageSize = image?.size ?? .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let image = isMirrored ? mirroredImage ?? image : image
    image?.withTintColor(color, renderingMode: .alwaysOriginal).draw(
      in: CGRect(
        origin: CGPoint(
          x: isMirrored ? bounds.maxX - imageSize.width : 0,
          y: (bounds.height - imageSize.height) / 2),
        size: imageSize))
    let height = textSize.height
    text.draw(
      in: CGRect(
        x: isMirrored ? 0 : imageSize.width + spacing, y: (bounds.height - height) / 2,
        width: bounds.width - imageSize.width - spacing, height: height),
      color: color)
  }

  private var textSize: CGSize {
    let size = text.size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}

/// A button in a bar, which may be on glass. It is dimmed while it is pressed.
@MainActor final class BarButton: UIView {
  private let content: BarText
  private let isEnabled: Bool
  private let action: () -> Void
  private let glass = MainLoop.current.barLook == .glass ? ButtonGlass() : nil

  init(_ content: BarText, isEnabled: Bool = true, action: @escaping () -> Void) {
    self.content = content
    self.isEnabled = isEnabled
    self.action = action
    super.init(frame: .zero)
    if let glass { addSubview(glass) }
    addSubview(content)
    content.alpha = isEnabled ? 1 : 0.35
    isAccessibilityElement = true
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var size = content.sizeThatFits(size)
    if glass != nil { size.width = max(size.width + 2 * ButtonGlass.padding, ButtonGlass.height) }
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    guard let glass else { return }
    let width = min(content.sizeThatFits(bounds.size).width, bounds.width)
    content.frame = bounds.insetBy(dx: (bounds.width - width) / 2, dy: 0)
    glass.frame = bounds.insetBy(dx: 0, dy: (bounds.height - ButtonGlass.height) / 2)
  }

  /// Extends the touch area by 10 points on the left and right.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isEnabled && bounds.insetBy(dx: -10, dy: 0).contains(point)
  }

  override func accessibilityActivate() -> Bool {
    if isEnabled { action() }
    return isEnabled
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    content.alpha = 0.3
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    content.alpha = touches.contains(where: isInside) ? 0.3 : 1
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endHighlight()
    if touches.contains(where: isInside) { action() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endHighlight() }

  /// Whether a touch is close enough for the button to stay pressed.
  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -40, dy: -40).contains(touch.location(in: self))
  }

  private func endHighlight() {
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: { self.content.alpha = 1 })
  }
}
