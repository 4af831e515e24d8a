public import Foundation

/// A scene that shows windows on a screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The screen that shows the scene.
  open var screen: UIScreen { storedScreen }

  let storedScreen: UIScreen
  let storedStatusBarManager: UIStatusBarManager

  init(screen: UIScreen) {
    storedScreen = screen
    storedStatusBarManager = UIStatusBarManager(screen: screen)
    super.init(ofApplication: ())
  }

  /// The windows of the scene, hidden ones included, in the order of their creation.
  open var windows: [UIWindow] { MainLoop.current.windows.filter { $0.windowScene === self } }

  /// The key window, or `nil` if there is none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The status bar of the scene.
  open var statusBarManager: UIStatusBarManager? { storedStatusBarManager }

  /// The orientation of the interface. In landscape, the notch of the device is on the left.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// The traits of the scene.
  open var traitCollection: UITraitCollection { screen.traitCollection }
}

/// The status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  /// The frame of the status bar in the coordinates of the screen. Empty if it is hidden.
  open var statusBarFrame: CGRect {
    let height = screen.device.statusBarHeight
    return height > 0 ? CGRect(x: 0, y: 0, width: screen.bounds.width, height: height) : .zero
  }

  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
}

/// The orientation of an app's interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The device is upright, with the home button at the bottom.
  case portrait = 1
  /// The device is upside down, with the home button at the top.
  case portraitUpsideDown = 2
  /// The device is held sideways, with the home button on the right.
  case landscapeRight = 3
  /// The device is held sideways, with the home button on the left.
  case landscapeLeft = 4

  /// Whether the orientation is a portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the orientation is a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
