/// A scene that shows windows on a screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The screen that shows the scene.
  open var screen: UIScreen { storedScreen }

  let storedScreen: UIScreen

  init(screen: UIScreen) {
    storedScreen = screen
    super.init(ofApplication: ())
  }

  /// The windows of the scene, hidden ones included, in the order of their creation.
  open var windows: [UIWindow] { MainLoop.current.windows.filter { $0.windowScene === self } }

  /// The window that receives keys, or `nil` if there is none.
  var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The traits of the scene.
  open var traitCollection: UITraitCollection { screen.traitCollection }
}
