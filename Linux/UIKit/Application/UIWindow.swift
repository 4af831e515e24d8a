public import Foundation

/// The root of a view hierarchy, which is displayed on a screen and receives its touches.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The traits of the device that displays the window.
  package var environment: UITraitCollection = .current {
    didSet { propagateTraits() }
  }

  /// The insets of the area that the device's bars and sensors do not cover, in points.
  package var deviceSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { updateSafeArea() }
  }

  /// The screen that displays the window, or `nil` if none was assigned.
  open internal(set) var screen: UIScreen?

  /// The controller whose view fills the window. `nil` by default.
  open var rootViewController: UIViewController? {
    didSet { if oldValue !== rootViewController { replaceRoot(oldValue) } }
  }

  /// Whether the window is the key window, the last one on which `makeKey()` was called.
  open private(set) var isKeyWindow = false

  /// The touches that have begun and not ended.
  var activeTouches: [UITouch] = []
  /// The number of touches that have begun since the window was created.
  var touchCount = 0
  var lastTap: FinishedTap?
  /// The view that receives the current scroll of a touchpad.
  weak var scrollTarget: UIView?

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    MainLoop.current.register(self)
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// This window.
  open override var window: UIWindow? { self }

  /// Makes this the key window.
  open func makeKey() {
    for other in MainLoop.current.windows { other.isKeyWindow = other === self }
  }

  /// Makes this the key window and displays it.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Sends an event to the gesture recognizers and views of its touches.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Sets the screen that displays the window.
  package func move(to screen: UIScreen) { self.screen = screen }

  open override var isHidden: Bool {
    didSet { if oldValue != isHidden { visibilityDidChange() } }
  }
}
