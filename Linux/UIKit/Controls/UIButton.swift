public import Foundation

/// A control with a title and an image that performs an action when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The appearance of a button.
  public enum ButtonType: Int, Sendable {
    /// White text without a background.
    case custom = 0
    /// Text in the tint color without a background.
    case system = 1
  }

  var storedButtonType = ButtonType.custom
  var contents: [State: ButtonContent] = [:]
  let storedTitleLabel = UILabel()
  /// Created for the first image, or when the app asks for it.
  private(set) lazy var storedImageView = makeImageView()
  var hasImageView = false

  /// Creates a button of type `custom` with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button of a type with an empty frame.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    storedButtonType = buttonType
    contentDidChange()
  }

  /// Creates a button with the title and the image of an action. It performs the action when it is
  /// tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setPrimaryAction(primaryAction)
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Parts

  /// The label that shows the title. Its font is the regular system font of 15 points by default.
  open var titleLabel: UILabel? { storedTitleLabel }

  /// The view that shows the image.
  open var imageView: UIImageView? { storedImageView }

  // MARK: Content of each state

  /// Sets the title for a state. A state without a title uses the title for `normal`.
  open func setTitle(_ title: String?, for state: State) { set(\.title, to: title, for: state) }

  /// Sets the title color for a state. A state without a color uses the color for `normal`.
  /// Disabled states are an exception: without their own color, they use the default color of the
  /// button type.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    set(\.titleColor, to: color, for: state)
  }

  /// Sets the image for a state. A state without an image uses the image for `normal`.
  open func setImage(_ image: UIImage?, for state: State) { set(\.image, to: image, for: state) }

  /// Returns the title for a state, or the title for `normal` if the state has none.
  open func title(for state: State) -> String? { part(\.title, for: state) }

  /// Returns the image for a state, or the image for `normal` if the state has none.
  open func image(for state: State) -> UIImage? { part(\.image, for: state) }

  // MARK: Layout

  /// The size of the image and the title beside each other. A title has margins of six points above
  /// and below.
  ///
  /// A button with a title only is at least 30 points wide.
  open override var intrinsicContentSize: CGSize { naturalSize() }

  /// Returns `intrinsicContentSize`, regardless of the proposed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Events

  /// The current title, unless another label has been set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title(for: state) }
    set { super.accessibilityLabel = newValue }
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  /// Performs the actions for `primaryActionTriggered` and `touchUpInside`, as the end of a tap
  /// does. Returns `false` if the button is disabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendTap()
    return true
  }

  override func sendTap() {
    sendActions(for: .primaryActionTriggered)
    super.sendTap()
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
    updateHighlight()
  }

  private func setUp() {
    storedTitleLabel.font = .systemFont(ofSize: 15)
    storedTitleLabel.lineBreakMode = .byTruncatingMiddle
    storedTitleLabel.isAccessibilityElement = false
    addSubview(storedTitleLabel)
    contentDidChange()
  }

  private func setPrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    hasImageView = true
    insertSubview(view, belowSubview: storedTitleLabel)
    return view
  }
}
