/// The running app: its state, its scene and its windows.
///
/// Each `MainLoop` has its own app, so tests that run in separate loops do not share one.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The state of an app.
  public enum State: Int, Sendable {
    /// The app is in the foreground and receives events.
    case active = 0
    /// The app is in the background.
    case background = 2
  }

  /// The app.
  open class var shared: UIApplication { MainLoop.current.application }

  /// The state of the app. `active` by default.
  open internal(set) var applicationState: State = .active

  let scene: UIWindowScene

  /// Creates an app with one scene, which the screen shows.
  package init(screen: UIScreen) {
    scene = UIWindowScene(screen: screen)
    super.init()
  }

  /// The windows of the app, hidden ones included, in the order of their creation.
  open var windows: [UIWindow] { scene.windows }

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    scene.traitCollection.preferredContentSizeCategory
  }
}
