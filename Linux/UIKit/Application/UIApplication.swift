public import Foundation

/// The running app: its state, its scene and its windows.
///
/// Each `MainLoop` has its own app, so tests that run in separate loops do not share one.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The state of an app.
  public enum State: Int, Sendable {
    /// The app is in the foreground and receives events.
    case active = 0
    /// The app is in the foreground and receives no events, for example while it launches.
    case inactive = 1
    /// The app is in the background.
    case background = 2
  }

  /// A key of the options with which an app is launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string of the key.
    public let rawValue: String

    /// Creates a key from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The app.
  open class var shared: UIApplication { MainLoop.current.application }

  /// The delegate, whose methods are called when the state of the app changes.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The state of the app. `active` by default.
  open internal(set) var applicationState: State = .active

  /// Whether the device stays on while it is not touched. `false` by default.
  ///
  /// The simulated phone never turns its screen off.
  open var isIdleTimerDisabled = false

  let scene: UIWindowScene

  /// Creates an app with one scene, which the screen shows.
  package init(screen: UIScreen) {
    scene = UIWindowScene(screen: screen)
    super.init()
  }

  /// The scenes of the app. There is one, a `UIWindowScene`.
  open var connectedScenes: Set<UIScene> { [scene] }

  /// The windows of the app, hidden ones included, in the order of their creation.
  open var windows: [UIWindow] { scene.windows }

  /// The key window, or `nil` if there is none.
  open var keyWindow: UIWindow? { scene.keyWindow }

  /// The frame of the status bar in the coordinates of the screen. Empty if it is hidden.
  open var statusBarFrame: CGRect { scene.storedStatusBarManager.statusBarFrame }

  /// The layout direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    scene.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    scene.traitCollection.preferredContentSizeCategory
  }

  /// Sends an event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      guard let window = touch.window, !windows.contains(window) else { continue }
      windows.append(window)
      window.sendEvent(event)
    }
  }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
}
