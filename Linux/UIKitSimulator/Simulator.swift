public import Foundation
public import UIKit
internal import UIKitCairo

/// A phone to run views on: a screen, a finger and a clock that moves only when it is told to.
///
/// ```swift
/// let simulator = Simulator()
/// simulator.show(ListViewController())
/// simulator.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500), duration: 0.5)
/// simulator.advance(by: 1)
/// try simulator.screenshot().writePNG(toFile: "list.png")
/// ```
///
/// It is not a device: there is one window, one finger (two for a pinch), and only what the stand-in for
/// UIKit has.
/// What an app puts on `DispatchQueue.main` or awaits runs in a ``SimulatorWindow`` and with
/// ``Pacing/realTime``, and not where the clock is moved by hand.
@MainActor public final class Simulator {
  /// The window of the app; hidden until something is shown.
  public let window: UIWindow

  /// The phone, as it is held now. Setting it resizes the window.
  public var device: SimulatedDevice {
    didSet { if device != oldValue { adopt(device) } }
  }

  /// Whether the system is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    didSet { if userInterfaceStyle != oldValue { adopt(device) } }
  }

  /// Whether pictures show the status bar and the home indicator. `true` by default.
  public var showsSystemBars = true {
    didSet { overlay.showsSystemBars = showsSystemBars }
  }

  /// Whether pictures show where the finger is. `false` by default.
  public var showsFinger = false {
    didSet { showFinger() }
  }

  /// Where the finger touches the screen, in the window's coordinates; `nil` while it does not.
  public internal(set) var fingerPosition: CGPoint? {
    didSet { showFinger() }
  }

  package let loop: MainLoop
  let overlayWindow: UIWindow
  var touch: UITouch?
  /// The finger that pinches with the first one.
  var secondTouch: UITouch?
  private let overlay: ScreenOverlay

  /// Makes a phone with a blank screen, at time 0 of a clock of its own.
  ///
  /// - Parameters:
  ///   - device: Its size and shape.
  ///   - userInterfaceStyle: Whether its system is light or dark.
  public convenience init(
    device: SimulatedDevice = .phone, userInterfaceStyle: UIUserInterfaceStyle = .light
  ) {
    self.init(device: device, userInterfaceStyle: userInterfaceStyle, loop: MainLoop())
  }

  package init(
    device: SimulatedDevice, userInterfaceStyle: UIUserInterfaceStyle, loop: MainLoop
  ) {
    CairoRenderer.install()
    self.device = device
    self.userInterfaceStyle = userInterfaceStyle
    self.loop = loop
    (window, overlayWindow, overlay) = MainLoop.$current.withValue(loop) {
      let frame = CGRect(origin: .zero, size: device.size)
      return (UIWindow(frame: frame), UIWindow(frame: frame), ScreenOverlay(device: device))
    }
    run {
      overlayWindow.isUserInteractionEnabled = false
      overlayWindow.addSubview(overlay)
      overlayWindow.isHidden = false
      adopt(device)
    }
  }

  /// The seconds that have passed on this phone's clock.
  public var now: TimeInterval { loop.now }

  /// Makes a controller the root of the window, shows the window and lays it out.
  ///
  /// - Parameter rootViewController: What shall be seen.
  public func show(_ rootViewController: UIViewController) {
    run {
      window.rootViewController = rootViewController
      window.makeKeyAndVisible()
      loop.turn()
    }
  }

  /// Runs code that makes views, animates or asks for the time, in this phone's world.
  ///
  /// Views and animations belong to the clock that is current when they begin. What this simulator
  /// calls runs in its world anyway; a test that animates by itself does so in here.
  ///
  /// - Parameter body: The code.
  /// - Returns: What the code returns.
  /// - Throws: What the code throws.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try MainLoop.$current.withValue(loop) { try body() }
  }

  /// Lets time pass: timers, animations, scrolling and layout happen in their order, at once.
  ///
  /// - Parameter seconds: How long; 0 does what is due now.
  public func advance(by seconds: TimeInterval) {
    run { loop.advance(by: seconds) }
  }

  /// Goes back to the screen below, as the back button does.
  ///
  /// - Returns: Whether there is one: the root is a navigation controller with more than one screen.
  @discardableResult
  public func goBack() -> Bool {
    guard let stack = window.rootViewController as? UINavigationController,
      stack.viewControllers.count > 1
    else { return false }
    run {
      stack.popViewController(animated: true)
      loop.turn()
    }
    return true
  }

  private func adopt(_ device: SimulatedDevice) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: userInterfaceStyle),
      UITraitCollection(displayScale: device.scale),
      UITraitCollection(verticalSizeClass: device.isLandscape ? .compact : .regular),
    ])
    run {
      for window in [window, overlayWindow] {
        window.environment = traits
        window.frame = CGRect(origin: .zero, size: device.size)
        window.move(to: UIScreen(size: device.size, scale: device.scale))
      }
      window.deviceSafeAreaInsets = device.safeAreaInsets
      overlay.device = device
      loop.turn()
    }
  }

  private func showFinger() {
    overlay.fingerPosition = showsFinger ? fingerPosition : nil
  }
}
