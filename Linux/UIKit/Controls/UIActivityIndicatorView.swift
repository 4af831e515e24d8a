public import Foundation

/// A turning wheel of eight spokes that indicates that a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  private var startTime: TimeInterval?

  /// Creates a hidden, stopped indicator with the size of its style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// Creates a hidden, stopped indicator of medium style with a frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The style. Setting another one resizes the view.
  open var style: Style {
    didSet { if oldValue != style { styleDidChange() } }
  }

  /// Whether the view is hidden while the wheel is stopped; `true` by default.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// The color of the foremost spoke; `.systemGray` by default. `nil` restores the default.
  open var color: UIColor! {
    get { storedColor ?? .systemGray }
    set { storedColor = newValue }
  }

  private var storedColor: UIColor?

  /// Starts the wheel and shows the view if `hidesWhenStopped` is `true`. Does nothing if the wheel
  /// is already turning.
  open func startAnimating() {
    guard startTime == nil else { return }
    startTime = MainLoop.current.now
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the wheel and hides the view if `hidesWhenStopped` is `true`.
  open func stopAnimating() {
    guard startTime != nil else { return }
    startTime = nil
    if hidesWhenStopped { isHidden = true }
  }

  /// Whether the wheel is turning.
  open var isAnimating: Bool { startTime != nil }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { style.size }

  /// Returns the size of the style, regardless of the proposed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  override var isAccessibilityElementByDefault: Bool { true }

  /// "In progress" or "Progress halted", unless another label has been set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }

  private func styleDidChange() {
    sizeToFit()
    invalidateIntrinsicContentSize()
  }

  package override func liveDisplayList(at time: TimeInterval) -> DisplayList? {
    let bounds = presentation(at: time).geometry.bounds
    let wheel = SpokeWheel(
      center: CGPoint(x: bounds.midX, y: bounds.midY), diameter: style.size.width,
      ink: color.ink(in: traitCollection))
    return wheel.displayList(foremost: SpokeWheel.foremostSpoke(after: time - (startTime ?? time)))
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate var size: CGSize {
    switch self {
    case .medium: CGSize(width: 20, height: 20)
    case .large: CGSize(width: 37, height: 37)
    }
  }
}
