public import Foundation

/// A control with a title that is pressed.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// White text, nothing behind it.
    case custom = 0
    /// Text in the tint colour, nothing behind it.
    case system = 1
  }

  /// What the button looks like.
  public let buttonType: ButtonType
  private let storedTitleLabel = UILabel()
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]

  /// A button of a type, without a frame.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
    setUp()
  }

  /// A button of the type `custom` with a frame.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }

  /// A button with the title of an action, which it does when it is pressed.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The label that shows the title; its font is 15 points at first.
  open var titleLabel: UILabel? { storedTitleLabel }

  /// The title that is shown now.
  open var currentTitle: String? { title(for: state) }

  /// The colour in which the title is shown now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultColor }

  /// Sets the title for a state; states without one show that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    updateTitle()
  }

  /// The title for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the colour of the title for a state; states without one show that of `normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    updateTitle()
  }

  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? (state.contains(.disabled) ? nil : titleColors[.normal])
  }

  /// The size of the title and six points above and below it.
  open override var intrinsicContentSize: CGSize {
    let size = storedTitleLabel.intrinsicContentSize
    return CGSize(width: max(size.width, 30), height: size.height + 12)
  }

  /// The size of the title and six points above and below it, whatever the room is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The title, unless it was set to something else.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = storedTitleLabel.intrinsicContentSize
    let width = min(size.width, bounds.width)
    storedTitleLabel.frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - size.height / 2, width: width,
      height: size.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTitle()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { sendActions(for: .primaryActionTriggered) }
  }

  /// Presses the button.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .primaryActionTriggered)
    sendActions(for: .touchUpInside)
    return true
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateTitle()
    guard buttonType == .system else { return }
    let alpha = isHighlighted ? 0.2 : 1
    guard !isHighlighted, window != nil else {
      storedTitleLabel.alpha = alpha
      return
    }
    UIView.animate(
      withDuration: 0.47, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.storedTitleLabel.alpha = alpha })
  }

  private var defaultColor: UIColor {
    guard buttonType == .system else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  private func setUp() {
    storedTitleLabel.font = .systemFont(ofSize: 15)
    storedTitleLabel.lineBreakMode = .byTruncatingMiddle
    storedTitleLabel.isAccessibilityElement = false
    addSubview(storedTitleLabel)
    isAccessibilityElement = true
    accessibilityTraits = .button
    updateTitle()
  }

  private func updateTitle() {
    storedTitleLabel.text = currentTitle
    storedTitleLabel.textColor = currentTitleColor
    setNeedsLayout()
  }
}
