public import Foundation

/// A wheel of eight spokes that says: something is going on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  private var startTime: TimeInterval?

  /// A wheel that stands still, hidden, as large as its style says.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    isUserInteractionEnabled = false
    isHidden = true
    isAccessibilityElement = true
  }

  /// A wheel of medium size in a frame, standing still and hidden.
  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// How large the wheel is; the view takes its size.
  open var style: Style {
    didSet { if oldValue != style { sizeToFit() } }
  }

  /// Whether the view is hidden while the wheel stands still. `true` at first.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// The colour of the foremost spoke; grey at first, and again after `nil`.
  open var color: UIColor! {
    get { storedColor ?? .systemGray }
    set { storedColor = newValue }
  }

  private var storedColor: UIColor?

  /// Lets the wheel turn and shows it; if it turns already, nothing happens.
  open func startAnimating() {
    guard startTime == nil else { return }
    startTime = MainLoop.current.now
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the wheel, and hides it if it is to be hidden then.
  open func stopAnimating() {
    guard startTime != nil else { return }
    startTime = nil
    if hidesWhenStopped { isHidden = true }
  }

  /// Whether the wheel turns.
  open var isAnimating: Bool { startTime != nil }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { style.size }

  /// The size of the style, whatever the room is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

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
