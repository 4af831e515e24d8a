public import Foundation
public import UIKit
internal import UIKitCairo

/// A simulated phone with a screen, a finger and a clock that advances only on request.
///
/// ```swift
/// let simulator = Simulator()
/// simulator.show(ListViewController())
/// simulator.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500), duration: 0.5)
/// simulator.advance(by: 1)
/// try simulator.screenshot().writePNG(toFile: "list.png")
/// ```
///
/// It has one window for the app, one finger (two for a pinch), and the part of UIKit that this
/// package implements.
///
/// Blocks on `DispatchQueue.main` and tasks run in a ``SimulatorWindow``, and while a script is
/// played with ``Pacing/stepped`` or ``Pacing/realTime``. They do not run in ``advance(by:)``.
@MainActor public final class Simulator {
  /// The window of the app. It is hidden until ``show(_:)`` is called.
  public let window: UIWindow

  /// The device in its current orientation. Setting it resizes the window.
  public var device: SimulatedDevice {
    didSet { if device != oldValue { applyDevice() } }
  }

  /// The interface style of the system, light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    didSet { if userInterfaceStyle != oldValue { applyDevice() } }
  }

  /// Whether screenshots show the status bar and the home indicator. `true` by default.
  public var showsSystemBars = true {
    didSet { overlay.showsSystemBars = showsSystemBars }
  }

  /// Whether screenshots show the position of the finger. `false` by default.
  public var showsFinger = false {
    didSet { updateFinger() }
  }

  /// Whether the screen, in windows and screenshots, shows what a screen reader reads. `false` by
  /// default.
  ///
  /// Each element has a frame with its number in reading order and its description. A panel shows
  /// the custom actions that the elements offer, and the last announcements. Setting this also
  /// turns VoiceOver on or off, because an app may look different with it.
  public var showsScreenReaderElements = false {
    didSet {
      guard showsScreenReaderElements != oldValue else { return }
      // The first use of the screen reader also turns VoiceOver on.
      _ = screenReader
      accessibility.isVoiceOverRunning = showsScreenReaderElements
    }
  }

  /// The position of the finger in the window's coordinates, or `nil` while it does not touch.
  public internal(set) var fingerPosition: CGPoint? {
    didSet { updateFinger() }
  }

  package let loop: MainLoop
  let overlayWindow: UIWindow
  var touch: UITouch?
  /// The second touch of a pinch.
  var secondTouch: UITouch?
  /// The state of the screen reader, if it was used.
  var screenReaderState: ScreenReaderState?
  private let overlay: ScreenOverlay

  /// Creates a phone with a blank screen and a clock of its own, which starts at 0.
  ///
  /// - Parameters:
  ///   - device: The size, scale and safe area.
  ///   - userInterfaceStyle: The interface style of the system, light or dark.
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
      overlayWindow.windowScene = nil
      overlayWindow.isUserInteractionEnabled = false
      overlayWindow.addSubview(overlay)
      overlayWindow.isHidden = false
      applyDevice()
    }
  }

  /// The time of the phone's clock, in seconds since the phone was created.
  public var now: TimeInterval { loop.now }

  /// Makes a controller the root of the window, shows the window and lays it out.
  ///
  /// - Parameter rootViewController: The controller.
  public func show(_ rootViewController: UIViewController) {
    run {
      window.rootViewController = rootViewController
      window.makeKeyAndVisible()
      loop.turn()
    }
  }

  /// Runs a closure with the phone's clock as the current one.
  ///
  /// Windows and animations use the clock that is current when they are created. Code that the
  /// simulator calls uses its clock. A test that creates windows or animations itself must do so in
  /// the closure.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = UITraitCollection.current
    defer { UITraitCollection.current = outer }
    if let traits = loop.settingsTraits {
      UITraitCollection.current = UITraitCollection(traitsFrom: [outer, traits])
    }
    return try MainLoop.$current.withValue(loop) { try body() }
  }

  /// Advances the clock without waiting. Timers, animations, scrolling and layout run in order.
  ///
  /// - Parameter seconds: The time in seconds. 0 runs the work that is due.
  public func advance(by seconds: TimeInterval) {
    run { loop.advance(by: seconds) }
  }

  /// Pops the top screen, as the back button does.
  ///
  /// - Returns: Whether a screen was popped. It is `false` unless the root is a navigation
  ///   controller with more than one controller.
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

  /// Applies the device and the interface style to both windows.
  private func applyDevice() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: userInterfaceStyle),
      UITraitCollection(displayScale: device.scale),
      UITraitCollection(verticalSizeClass: device.isLandscape ? .compact : .regular),
      UITraitCollection(preferredContentSizeCategory: preferredContentSizeCategory),
      loop.accessibilitySettings.traits,
    ])
    run {
      loop.screen.device = device.screenDevice(traits: traits)
      for window in loop.windows { window.environment = traits }
      for window in [window, overlayWindow] {
        window.frame = CGRect(origin: .zero, size: device.size)
      }
      window.deviceSafeAreaInsets = device.safeAreaInsets
      overlay.device = device
      loop.turn()
    }
  }

  private func updateFinger() {
    overlay.fingerPosition = showsFinger ? fingerPosition : nil
  }
}
