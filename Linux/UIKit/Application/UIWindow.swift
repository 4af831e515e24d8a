public import Foundation

/// The outermost view: what a screen shows, and where its fingers arrive.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The traits of the device that the window is on.
  package var environment: UITraitCollection = .current {
    didSet { propagateTraits() }
  }

  /// What the device's shape covers of the window.
  package var deviceSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { updateSafeArea() }
  }

  /// The screen that the window is on, if it was given one.
  open internal(set) var screen: UIScreen?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if oldValue !== rootViewController { replaceRoot(oldValue) } }
  }

  /// Whether the window is the one that was made key last.
  open private(set) var isKeyWindow = false

  var fingers: [UITouch] = []
  var fingerCount = 0
  var lastTap: FinishedTap?
  weak var scrollTarget: UIView?

  /// Makes a window, hidden until it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    MainLoop.current.register(self)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Makes this the key window.
  open func makeKey() {
    for other in MainLoop.current.windows { other.isKeyWindow = other === self }
  }

  /// Makes this the key window and shows it.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Delivers an event to the recognizers and views that its fingers are in.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Puts the window on a screen.
  package func move(to screen: UIScreen) { self.screen = screen }

  open override var isHidden: Bool {
    didSet { if oldValue != isHidden { visibilityDidChange() } }
  }

}
