import Foundation

/// Pictures of a navigation bar, drawn in code.
@MainActor enum BarSymbols {
  /// The arrow head of the back button.
  static let back = stroke(CGSize(width: 13, height: 21), width: 2.6) { path in
    path.move(to: CGPoint(x: 10.6, y: 2.4))
    path.addLine(to: CGPoint(x: 2.4, y: 10.5))
    path.addLine(to: CGPoint(x: 10.6, y: 18.6))
  }

  /// The cross of the add button.
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

/// One line of a bar's text, with a picture before it; as large as what it shows.
@MainActor final class BarText: UIView {
  private let text: NSAttributedString
  private let image: UIImage?
  private let spacing: CGFloat
  private let ink: UIColor?

  /// Makes a line; without an ink it is drawn in the tint colour.
  init(_ text: String, image: UIImage? = nil, font: UIFont, ink: UIColor? = nil) {
    self.text = NSAttributedString(string: text, attributes: [.font: font])
    self.image = image
    self.ink = ink
    spacing = text.isEmpty || image == nil ? 0 : 6
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (words, picture) = (textSize, image?.size ?? .zero)
    return CGSize(
      width: picture.width + spacing + words.width, height: max(picture.height, words.height))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let color: UIColor = ink ?? tintColor
    let picture = image?.size ?? .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    image?.withTintColor(color, renderingMode: .alwaysOriginal).draw(
      in: CGRect(
        origin: CGPoint(
          x: isMirrored ? bounds.maxX - picture.width : 0,
          y: (bounds.height - picture.height) / 2),
        size: picture))
    let line = NSMutableAttributedString(attributedString: text)
    line.addAttribute(
      .foregroundColor, value: color, range: NSRange(location: 0, length: text.length))
    let height = textSize.height
    line.draw(
      with: CGRect(
        x: isMirrored ? 0 : picture.width + spacing, y: (bounds.height - height) / 2,
        width: bounds.width - picture.width - spacing, height: height),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }

  private var textSize: CGSize {
    guard text.length > 0 else { return .zero }
    let size = text.size()
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}

/// A button of a bar: as tall as the bar, pale while a finger is on it.
@MainActor final class BarButton: UIView {
  private let content: BarText
  private let isEnabled: Bool
  private let action: () -> Void

  init(_ content: BarText, isEnabled: Bool = true, action: @escaping () -> Void) {
    self.content = content
    self.isEnabled = isEnabled
    self.action = action
    super.init(frame: .zero)
    addSubview(content)
    content.alpha = isEnabled ? 1 : 0.35
    isAccessibilityElement = true
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { content.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  /// A finger reaches a button a little beside it as well.
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
    content.alpha = touches.contains(where: isOn) ? 0.3 : 1
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    release()
    if touches.contains(where: isOn) { action() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

  private func isOn(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -40, dy: -40).contains(touch.location(in: self))
  }

  private func release() {
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: { self.content.alpha = 1 })
  }
}
