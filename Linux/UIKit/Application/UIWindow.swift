public import Foundation

/// The root of a view hierarchy, which is displayed on a screen and receives its touches.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The traits of the device that displays the window.
  package var environment: UITraitCollection {
    didSet { propagateTraits() }
  }

  /// The insets of the area that the device's bars and sensors do not cover, in points.
  package var deviceSafeAreaInsets: UIEdgeInsets {
    didSet { updateSafeArea() }
  }

  /// The screen that displays the window. The main screen by default.
  open var screen: UIScreen

  /// The scene that contains the window. The scene of the app by default.
  open weak var windowScene: UIWindowScene?

  /// The controller whose view fills the window. `nil` by default.
  open var rootViewController: UIViewController? {
    didSet { if oldValue !== rootViewController { replaceRoot(oldValue) } }
  }

  /// Whether the window receives keys, because `makeKeyAndVisible()` was last called on it.
  private(set) var isKeyWindow = false

  /// The touches that have begun and not ended.
  var activeTouches: [UITouch] = []
  /// The number of touches that have begun since the window was created.
  var touchCount = 0
  /// The view that receives the current scroll of a touchpad.
  weak var scrollTarget: UIView?
  weak var firstResponder: UIResponder?

  /// Creates a hidden window with a frame in the coordinates of the screen.
  public override init(frame: CGRect) {
    let scene = UIApplication.shared.scene
    windowScene = scene
    screen = scene.screen
    environment = screen.device.traits
    deviceSafeAreaInsets = screen.device.safeAreaInsets
    super.init(frame: frame)
    isHidden = true
    updateSafeArea()
    MainLoop.current.register(self)
  }

  /// Creates a hidden window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a hidden window that fills the screen of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    screen = windowScene.screen
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  override var fixedSafeAreaInsets: UIEdgeInsets? {
    scriptedSafeAreaInsets ?? deviceSafeAreaInsets
  }

  /// This window.
  open override var window: UIWindow? { self }

  /// The scene that contains the window.
  open override var next: UIResponder? { windowScene }

  /// Makes this the key window and displays it.
  open func makeKeyAndVisible() {
    for other in MainLoop.current.windows { other.isKeyWindow = other === self }
    isHidden = false
  }

  open override var isHidden: Bool {
    didSet { if oldValue != isHidden { visibilityDidChange() } }
  }
}
