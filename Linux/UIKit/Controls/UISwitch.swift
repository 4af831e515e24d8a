public import Foundation

/// A control that is either on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private let track = UIView()
  private let knob = SwitchKnob(frame: .zero)
  private var touchHasSwitched = false

  /// Creates a switch that is off. The frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    track.isUserInteractionEnabled = false
    track.layer.cornerRadius = Self.size.height / 2
    knob.isUserInteractionEnabled = false
    addSubview(track)
    addSubview(knob)
    layOutParts()
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Whether the switch is on. Setting it does not animate and sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    guard animated, window != nil else { return layOutParts() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.layOutParts() })
  }

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns 51 by 31 points, regardless of the proposed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The frame. Its size is always 51 by 31 points.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// "1" if the switch is on, "0" if it is off, unless another value has been set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union([.button, .toggleButton])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchHasSwitched = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let isOnAtRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    if x > bounds.maxX, isOn != isOnAtRight { setOnByUser(isOnAtRight) }
    if x < bounds.minX, isOn == isOnAtRight { setOnByUser(!isOnAtRight) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !touchHasSwitched { setOnByUser(!isOn) }
  }

  /// Toggles the switch and sends the events, as a tap does. Returns `false` if the switch is
  /// disabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    setOnByUser(!isOn)
    return true
  }

  private static let size = CGSize(width: 51, height: 31)
  private static let offColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.224, green: 0.224, blue: 0.239, alpha: 1)
      : UIColor(red: 0.914, green: 0.914, blue: 0.918, alpha: 1)
  }

  private var storedIsOn = false

  /// Changes the value on behalf of the user and sends the events.
  private func setOnByUser(_ on: Bool) {
    touchHasSwitched = true
    setOn(on, animated: true)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  private func layOutParts() {
    track.frame = bounds
    track.backgroundColor = isOn ? .systemGreen : Self.offColor
    let isRight = isOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let side = bounds.height + 2 * SwitchKnob.margin - 4
    knob.bounds.size = CGSize(width: side, height: side)
    let fromEdge = bounds.height / 2
    knob.center = CGPoint(
      x: isRight ? bounds.maxX - fromEdge : bounds.minX + fromEdge, y: bounds.midY)
    track.alpha = isEnabled ? 1 : 0.5
  }
}

/// The sliding round knob and its shadow.
private final class SwitchKnob: UIView {
  /// The space around the knob for its shadow, in points.
  static let margin: CGFloat = 8

  override func draw(_ rect: CGRect) {
    let circle = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    for blur in stride(from: CGFloat(0.5), through: 6, by: 0.5) {
      UIColor(white: 0, alpha: 0.008).setFill()
      UIBezierPath(ovalIn: circle.offsetBy(dx: 0, dy: 2).insetBy(dx: -blur, dy: -blur)).fill()
    }
    UIColor.white.setFill()
    UIBezierPath(ovalIn: circle).fill()
  }
}
