public import Foundation

/// A control with a title that performs an action when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The appearance of a button.
  public enum ButtonType: Int, Sendable {
    /// White text without a background.
    case custom = 0
    /// Text in the tint color without a background.
    case system = 1
  }

  /// The appearance of the button.
  public let buttonType: ButtonType
  private let storedTitleLabel = UILabel()
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]

  /// Creates a button of a type with an empty frame.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a button of type `custom` with a frame.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button that shows the title of an action and performs the action when it is tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The label that shows the title. Its font is the regular system font of 15 points by default.
  open var titleLabel: UILabel? { storedTitleLabel }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// The title color for the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultColor }

  /// Sets the title for a state. A state without a title uses the title for `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    updateTitle()
  }

  /// Returns the title for a state, or the title for `normal` if the state has none.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the title color for a state. A state without a color uses the color for `normal`.
  /// Disabled states are an exception: without their own color, they use the default color of the
  /// button type.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    updateTitle()
  }

  /// Returns the title color for a state; `nil` if the default color is used.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? (state.contains(.disabled) ? nil : titleColors[.normal])
  }

  /// The size of the title, but at least 30 points wide, with six points above and below it.
  open override var intrinsicContentSize: CGSize {
    let size = storedTitleLabel.intrinsicContentSize
    return CGSize(width: max(size.width, 30), height: size.height + 12)
  }

  /// Returns `intrinsicContentSize`, regardless of the proposed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The current title, unless another label has been set.
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

  /// Performs the actions for `primaryActionTriggered` and `touchUpInside`, as the end of a tap
  /// does. Returns `false` if the button is disabled.
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
    if layoutState != nil { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }
}
