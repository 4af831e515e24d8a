public import Foundation

/// A control with a title and an image that performs an action when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The appearance of a button.
  public enum ButtonType: Int, Sendable {
    /// White text without a background.
    case custom = 0
    /// Text in the tint color without a background.
    case system = 1

    /// The same as `system`.
    public static var roundedRect: ButtonType { .system }
  }

  var storedButtonType = ButtonType.custom
  var contents: [State: ButtonContent] = [:]
  let storedTitleLabel = UILabel()
  /// Created for the first image, or when the app asks for it.
  private(set) lazy var storedImageView = makeImageView()
  private(set) lazy var storedBackgroundView = makeBackgroundView()
  var hasImageView = false
  var hasBackgroundView = false

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

  /// Creates a button of type `custom` with the title and the image of an action. It performs the
  /// action when it is tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    setPrimaryAction(primaryAction)
  }

  /// Creates a button with the title and the image of an action. It performs the action when it is
  /// tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setPrimaryAction(primaryAction)
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The appearance of the button.
  open var buttonType: ButtonType { storedButtonType }

  // MARK: Parts

  /// The label that shows the title. Its font is the regular system font of 15 points by default.
  open var titleLabel: UILabel? { storedTitleLabel }

  /// The view that shows the image.
  open var imageView: UIImageView? { storedImageView }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// The attributed title for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The title color for the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultColor }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Content of each state

  /// Sets the title for a state. A state without a title uses the title for `normal`.
  open func setTitle(_ title: String?, for state: State) { set(\.title, to: title, for: state) }

  /// Sets the attributed title for a state, which replaces its title. A state without one uses the
  /// attributed title for `normal`.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(\.attributedTitle, to: title.map { NSAttributedString(attributedString: $0) }, for: state)
  }

  /// Sets the title color for a state. A state without a color uses the color for `normal`.
  /// Disabled states are an exception: without their own color, they use the default color of the
  /// button type.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    set(\.titleColor, to: color, for: state)
  }

  /// Sets the image for a state. A state without an image uses the image for `normal`.
  open func setImage(_ image: UIImage?, for state: State) { set(\.image, to: image, for: state) }

  /// Sets the background image for a state, which is stretched to the size of the button. A state
  /// without one uses the background image for `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(\.backgroundImage, to: image, for: state)
  }

  /// Returns the title for a state, or the title for `normal` if the state has none.
  open func title(for state: State) -> String? { part(\.title, for: state) }

  /// Returns the attributed title for a state, or that for `normal` if the state has none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    part(\.attributedTitle, for: state)
  }

  /// Returns the title color for a state; `nil` if the default color is used.
  open func titleColor(for state: State) -> UIColor? {
    contents[state]?.titleColor
      ?? (state.contains(.disabled) ? nil : contents[.normal]?.titleColor)
  }

  /// Returns the image for a state, or the image for `normal` if the state has none.
  open func image(for state: State) -> UIImage? { part(\.image, for: state) }

  /// Returns the background image for a state, or that for `normal` if the state has none.
  open func backgroundImage(for state: State) -> UIImage? { part(\.backgroundImage, for: state) }

  // MARK: Layout

  /// The insets of the content, in points. While they are zero, a title without an image has
  /// margins of six points above and below.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { layoutDidChange() }
  }

  /// The insets of the title in the content, in points. Zero by default. They do not change the
  /// size of the button.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { layoutDidChange() }
  }

  /// The insets of the image in the content, in points. Zero by default. They do not change the
  /// size of the button.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { layoutDidChange() }
  }

  /// Whether the image is darker while a button of type `custom` is highlighted, unless there is an
  /// image for that state. `true` by default.
  open var adjustsImageWhenHighlighted = true {
    didSet { contentDidChange() }
  }

  /// Whether the image is lighter while the button is disabled, unless there is an image for that
  /// state. `true` by default.
  open var adjustsImageWhenDisabled = true {
    didSet { contentDidChange() }
  }

  /// Returns the rectangle of the background image: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the content: that of the background, reduced by `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// Returns the frame of the title in the rectangle of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect).title
  }

  /// Returns the frame of the image in the rectangle of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect).image
  }

  /// The size of the image and the title beside each other, with the content's insets.
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
    get { super.accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle }
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

  private func makeBackgroundView() -> UIImageView {
    let view = UIImageView(frame: bounds)
    hasBackgroundView = true
    insertSubview(view, at: 0)
    return view
  }
}
